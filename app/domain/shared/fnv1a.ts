/** Hash of a text as unsigned 32 bits: short, fast and the same everywhere. It is no cryptographic protection.
 *  @source FNV-1a over UTF-16 code units, offset basis 2166136261, prime 16777619
 *  @example fnv1a("a") // 3826002220 */
export function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return hash >>> 0;
}
