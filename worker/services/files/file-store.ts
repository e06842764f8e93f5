import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { Bindings } from "#worker/env.ts";
import type { ByteSource } from "#worker/sheets/byte-source.ts";
import { inParts, PART_BYTES } from "./in-parts.ts";

/** Access to the bucket of file contents; failures become refusals.
 *  @throws DomainError FILES_UNAVAILABLE from each of its calls */
export function openFileStore({ FILES: bucket }: Pick<Bindings, "FILES">) {
  async function attempt<T>(work: (bucket: NonNullable<Bindings["FILES"]>) => Promise<T>): Promise<T> {
    if (bucket === undefined) throw new DomainError("FILES_UNAVAILABLE", {});
    try {
      return await work(bucket);
    } catch (cause) {
      if (isDomainError(cause)) throw cause;
      throw new DomainError("FILES_UNAVAILABLE", {}, { cause });
    }
  }

  return {
    put: (key: string, bytes: Uint8Array, contentType: string) =>
      attempt((files) => files.put(key, bytes, { httpMetadata: { contentType } })),
    /** Stores streamed bytes, with one part in memory, and returns their number. If the reader throws, nothing is
     *  stored. */
    putStream: (key: string, bytes: AsyncIterable<Uint8Array>, contentType: string) =>
      attempt((files) => storeParts(files, key, bytes, { httpMetadata: { contentType } })),
    /** A stored file as a source of ranges. */
    source: (key: string, sizeBytes: number): ByteSource => ({
      sizeBytes,
      async *read(offset, length) {
        if (length === 0) return;
        const found = await attempt((files) => files.get(key, { range: { offset, length } }));
        if (found === null) throw new DomainError("FILES_UNAVAILABLE", {});
        const reader = found.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
        try {
          for (;;) {
            const { done, value } = await attempt(() => reader.read());
            if (done) return;
            yield value;
          }
        } finally {
          await reader.cancel().catch(() => undefined);
        }
      },
    }),
    /** Null without a file. */
    get: (key: string) => attempt((files) => files.get(key)),
    delete: (keys: readonly string[]) => attempt((files) => files.delete([...keys])),
  };
}

/** Key of a file, by distributor. */
export function fileKey(distributorId: string, id: string): string {
  return `${distributorId}/${id}`;
}

async function storeParts(
  files: NonNullable<Bindings["FILES"]>,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  options: { httpMetadata: { contentType: string } },
): Promise<number> {
  const parts = inParts(bytes);
  const begun = await parts.next();
  const first = begun.done === true ? new Uint8Array() : begun.value;
  let sizeBytes = first.length;
  if (sizeBytes < PART_BYTES) {
    await files.put(key, first, options);
    return sizeBytes;
  }
  const upload = await files.createMultipartUpload(key, options);
  try {
    const stored = [await upload.uploadPart(1, first)];
    for await (const part of parts) {
      stored.push(await upload.uploadPart(stored.length + 1, part));
      sizeBytes += part.length;
    }
    await upload.complete(stored);
    return sizeBytes;
  } catch (error) {
    await upload.abort();
    throw error;
  }
}
