/** Bytes of a part of an upload; the bucket takes no smaller ones, but for the last. */
export const PART_BYTES = 5 * 1024 * 1024;

/** Bytes in parts of one size, the last one shorter. Each part is given out in the same memory: it has to be stored
 *  before the next one is asked for. */
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
