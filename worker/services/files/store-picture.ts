import { FILE_NAME_WORDS } from "#copy/files/files.ts";
import { fileName } from "#domain/files/file-name.ts";
import { checkFile } from "#domain/files/file-rules.ts";
import { insertFile } from "#worker/repositories/files/file-statements.ts";
import type { Scope } from "#worker/scope.ts";
import type { authoriseUser } from "#worker/services/shared/authorise.ts";
import { fileKey, openFileStore } from "./file-store.ts";

/** Stores a picture for what is saved next, and returns its id. The clean-up job deletes pictures that nothing shows.
 *  @param of - what it is of, for the name of the file
 *  @throws DomainError FILE_NOT_ALLOWED, FILES_UNAVAILABLE */
export async function storePicture(
  scope: Scope,
  { distributor, database, actor }: ReturnType<typeof authoriseUser>,
  bytes: Uint8Array,
  of: "kits" | "brand",
): Promise<{ id: string }> {
  const { contentType, extension } = checkFile(bytes, "image");
  const id = scope.newId("fil");
  const key = fileKey(distributor.id, id);
  const at = scope.now().toISOString();
  const words = [FILE_NAME_WORDS.photo, FILE_NAME_WORDS[of]];
  const name = fileName({ words, at, timeZone: distributor.settings.timeZone, extension });
  await database.writeBatch([
    insertFile(distributor.id, {
      ...{ id, kind: "photo" as const, name, contentType, key },
      sizeBytes: bytes.byteLength,
      createdBy: actor.userId,
      createdAt: at,
    }),
  ]);
  await openFileStore(scope.env).put(key, bytes, contentType);
  return { id };
}
