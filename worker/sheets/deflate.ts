import { pipeline, Readable } from "node:stream";
import { createDeflateRaw, createInflateRaw } from "node:zlib";

/** Limit of bytes per step. The platform's own streams keep decompressing without a reader, and would hold more. */
const STEP_BYTES = 64 * 1024;

/** Decompresses bytes (RFC 1951) on demand.
 *  @throws Error for invalid data */
export function inflate(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  return through(packed, createInflateRaw({ chunkSize: STEP_BYTES }));
}

/** Compresses bytes (RFC 1951) on demand. */
export function deflate(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  return through(bytes, createDeflateRaw({ chunkSize: STEP_BYTES }));
}

async function* through(
  bytes: AsyncIterable<Uint8Array>,
  step: ReturnType<typeof createInflateRaw> | ReturnType<typeof createDeflateRaw>,
): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: true, highWaterMark: 1 });
  // Errors are thrown to the reader.
  pipeline(source, step, () => undefined);
  try {
    for await (const chunk of step) yield chunk as Uint8Array;
  } finally {
    source.destroy();
  }
}
