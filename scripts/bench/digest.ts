/** A checksum of whole numbers that depends on their order (FNV-1a over their 32 bits), as eight hexadecimal digits. */
export function digestOf(numbers: Iterable<number>): string {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((number >>> shift) & 255), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
