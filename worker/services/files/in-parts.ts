/** Bytes per part of an upload; the bucket accepts smaller ones only as the last. */
export const PART_BYTES = 5 * 1024 * 1024;

/** Splits bytes into parts of equal size, the last one shorter. All parts use the same memory, so each must be stored
 *  before the next one is requested. */
export async function* inParts(
  chunks: AsyncIterable<Uint8Array>,
  partBytes = PART_BYTES,
): AsyncGenerator<Uint8Array> {
  const part = new Uint8Array(partBytes);
  let length = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + partBytes - length);
      part.set(piece, length);
      length += piece.length;
      at += piece.length;
      if (length < partBytes) continue;
      yield part;
      length = 0;
    }
  }
  if (length > 0) yield part.subarray(0, length);
}
