/** A file that lies somewhere else: what is needed of it is read when it is needed, and nothing is kept. */
export interface ByteSource {
  sizeBytes: number;
  /** Bytes from a place on, as they come in. */
  read(from: number, length: number): AsyncIterable<Uint8Array>;
}

/** A short piece of a file, whole. */
export async function readPiece(source: ByteSource, from: number, length: number): Promise<Uint8Array> {
  const piece = new Uint8Array(Math.max(0, Math.min(length, source.sizeBytes - from)));
  let at = 0;
  for await (const chunk of source.read(from, piece.length)) {
    piece.set(chunk.subarray(0, piece.length - at), at);
    at += chunk.length;
  }
  return piece.subarray(0, at);
}
