/**
 * What the page may load and run, by directive. Nothing but its own files: the core needs `wasm-unsafe-eval`, styles are
 * style sheets and constructed ones, and nothing is ever sent. `frame-ancestors` counts in a header only.
 */
const directives = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const textOf = policy =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** The policy as it stands in the page itself, for web spaces that send no headers. It does not bind workers. */
export const pagePolicy = textOf(directives);

/** The headers a web space should send with every file; workers are bound by those of their own file. */
export const securityHeaders = {
  'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), bluetooth=(), serial=(), hid=(), midi=()',
};

/** The headers that a file in the form of Netlify and Cloudflare Pages sends with every path. */
export function headersOfFile(text) {
  const found = {};
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([A-Za-z-]+): (.+)$/.exec(line) ?? [];
    if (name !== undefined) found[name] = value;
  }
  return found;
}
