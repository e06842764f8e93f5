/** Hash of a text, 32 bits without sign: short, quick and the same everywhere; no protection against anybody.
 *  @source FNV-1a over UTF-16 code units, offset basis 2166136261, prime 16777619
 *  @example fnv1a("a") // 3826002220 */
export function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return hash >>> 0;
}
