/**
 * Our mark: a nun on her round at night, and what her candle lets her see.
 *
 * `shape` is `rounded` for a page's icon, or `full` where the system cuts the shape itself; `scale` shrinks the drawing
 * towards the centre, to stay inside the circle that a system's mask leaves.
 */
export function logo({ shape = 'rounded', scale = 1 } = {}) {
  const corner = shape === 'rounded' ? 112 : 0;
  const shift = (256 * (1 - scale)).toFixed(1);
  const placed = scale === 1 ? '' : ` transform="translate(${shift} ${shift}) scale(${scale})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <defs>
    <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0d1020" />
      <stop offset="1" stop-color="#2a3266" />
    </linearGradient>
    <linearGradient id="cone" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#ffe7a8" />
      <stop offset="0.35" stop-color="#f2b84b" />
      <stop offset="1" stop-color="#f2b84b" stop-opacity="0.5" />
    </linearGradient>
    <clipPath id="edge"><rect width="512" height="512" rx="${corner}" /></clipPath>
  </defs>
  <g clip-path="url(#edge)">
    <rect width="512" height="512" fill="url(#night)" />
    <g${placed}>
      <circle cx="96" cy="92" r="7" fill="#f2ead9" opacity="0.8" />
      <circle cx="60" cy="196" r="5" fill="#f2ead9" opacity="0.5" />
      <circle cx="330" cy="66" r="5" fill="#f2ead9" opacity="0.6" />
      <path d="M306 262 L660 40 V520 Z" fill="url(#cone)" />
      <path d="M64 700 C70 420 108 320 166 276 H252 C300 322 326 430 332 700 Z" fill="#05070f" />
      <path d="M118 330 C92 196 116 84 208 76 C282 70 306 120 298 168 C292 204 280 214 268 262 C254 318 170 352 118 330 Z" fill="#05070f" />
      <path d="M204 128 C246 104 288 118 288 152 C294 168 304 182 303 188 C302 194 292 194 290 198 C292 206 290 212 286 216 C288 226 280 234 264 234 C258 244 256 250 250 256 C218 232 196 178 204 128 Z" fill="#f6cf8c" />
      <path d="M196 134 C210 108 262 98 288 128 C262 124 238 130 228 148 C216 184 232 224 262 240 C262 262 244 292 214 290 C180 252 176 178 196 134 Z" fill="#f2ead9" />
      <path d="M150 392 C190 360 250 340 296 344 L300 376 C256 380 214 400 176 436 Z" fill="#151a36" />
      <rect x="290" y="286" width="26" height="96" rx="6" fill="#f2ead9" />
      <path d="M264 164 Q274 171 286 164" fill="none" stroke="#05070f" stroke-width="6" stroke-linecap="round" />
      <path d="M284 346 C284 334 322 334 322 348 C322 372 318 384 302 384 C286 384 282 372 284 346 Z" fill="#f6cf8c" />
      <path d="M303 214 C324 240 326 256 322 266 C318 278 310 282 303 282 C296 282 288 278 285 266 C282 252 292 240 303 214 Z" fill="#fff3cf" />
      <path d="M303 244 C312 256 312 264 310 270 C308 275 306 277 303 277 C300 277 297 275 295 270 C294 262 296 256 303 244 Z" fill="#f2a12e" />
    </g>
  </g>
</svg>
`;
}
