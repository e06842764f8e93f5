import type { ByteSource } from "#worker/sheets/byte-source.ts";

/** A file in memory, read in pieces of the given size; `given` counts the bytes read. */
export function sourceOf(bytes: Uint8Array, pieceBytes = 4_096): ByteSource & { readonly given: number } {
  let given = 0;
  return {
    sizeBytes: bytes.length,
    get given() {
      return given;
    },
    async *read(from, length) {
      for (let at = from; at < from + length; at += pieceBytes) {
        const piece = bytes.slice(at, Math.min(at + pieceBytes, from + length));
        given += piece.length;
        yield await Promise.resolve(piece);
      }
    },
  };
}
