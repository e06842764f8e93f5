/** A stored file of which only the needed parts are read. */
export interface ByteSource {
  sizeBytes: number;
  /** Streams bytes from a position. */
  read(from: number, length: number): AsyncIterable<Uint8Array>;
}

/** Reads a short part of a file completely. */
export async function readPiece(source: ByteSource, from: number, length: number): Promise<Uint8Array> {
  const piece = new Uint8Array(Math.max(0, Math.min(length, source.sizeBytes - from)));
  let at = 0;
  for await (const chunk of source.read(from, piece.length)) {
    piece.set(chunk.subarray(0, piece.length - at), at);
    at += chunk.length;
  }
  return piece.subarray(0, at);
}
