import { pipeline, Readable } from "node:stream";
import { createDeflateRaw, createInflateRaw } from "node:zlib";

/** Bytes that one step unpacks or packs at most. Unlike the platform's own streams these hold no more than that: those
 *  go on unpacking while nobody reads. */
const STEP_BYTES = 64 * 1024;

/** Unpacks bytes (RFC 1951) as they are asked for.
 *  @throws Error for bytes that were never packed so */
export function inflate(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  return through(packed, createInflateRaw({ chunkSize: STEP_BYTES }));
}

/** Packs bytes (RFC 1951) as they are asked for. */
export function deflate(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  return through(bytes, createDeflateRaw({ chunkSize: STEP_BYTES }));
}

async function* through(
  bytes: AsyncIterable<Uint8Array>,
  step: ReturnType<typeof createInflateRaw> | ReturnType<typeof createDeflateRaw>,
): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: true, highWaterMark: 1 });
  // What goes wrong is thrown to whoever reads.
  pipeline(source, step, () => undefined);
  try {
    for await (const chunk of step) yield chunk as Uint8Array;
  } finally {
    source.destroy();
  }
}
