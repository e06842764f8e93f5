import { DomainError } from "#domain/shared/errors.ts";
import type { Bindings } from "#worker/env.ts";
import { openFileStore } from "./file-store.ts";

/** Opens a stored file, whose bytes then come as they are read.
 *  @param file - its row, as far as the person may have it; null without one
 *  @throws DomainError NOT_FOUND, FILES_UNAVAILABLE */
export async function readStored(
  env: Pick<Bindings, "FILES">,
  id: string,
  file: { name: string; contentType: string; key: string } | null,
) {
  const stored = file === null ? null : await openFileStore(env).get(file.key);
  if (file === null || stored === null) throw new DomainError("NOT_FOUND", { entity: "file", id });
  return { name: file.name, contentType: file.contentType, sizeBytes: stored.size, body: stored.body };
}
