import { DomainError } from "#domain/shared/errors.ts";
import type { Bindings } from "#worker/env.ts";

/** The bucket in which the bytes of files lie. What fails there is told as what it is: files cannot be had now.
 *  @throws DomainError FILES_UNAVAILABLE from each of its calls */
export function openFileStore({ FILES: bucket }: Pick<Bindings, "FILES">) {
  async function attempt<T>(work: (bucket: NonNullable<Bindings["FILES"]>) => Promise<T>): Promise<T> {
    if (bucket === undefined) throw new DomainError("FILES_UNAVAILABLE", {});
    try {
      return await work(bucket);
    } catch (cause) {
      throw new DomainError("FILES_UNAVAILABLE", {}, { cause });
    }
  }

  return {
    put: (key: string, bytes: Uint8Array, contentType: string) =>
      attempt((files) => files.put(key, bytes, { httpMetadata: { contentType } })),
    /** Null when there is none. */
    get: (key: string) => attempt((files) => files.get(key)),
    delete: (keys: readonly string[]) => attempt((files) => files.delete([...keys])),
  };
}

/** Where the bytes of a file lie: apart by distributor. */
export function fileKey(distributorId: string, id: string): string {
  return `${distributorId}/${id}`;
}
