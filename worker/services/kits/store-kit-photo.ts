import { FILE_NAME_WORDS } from "#copy/files/files.ts";
import { fileName } from "#domain/files/file-name.ts";
import { checkFile } from "#domain/files/file-rules.ts";
import { insertFile } from "#worker/repositories/files/file-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { fileKey, openFileStore } from "../files/file-store.ts";
import { closedKitAdminAccess } from "./read-closed-kits.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Stores a picture for a kit to be saved, and returns its id. The clean-up job deletes pictures without a kit.
 *  @throws DomainError FILE_NOT_ALLOWED, FILES_UNAVAILABLE */
export function createStoreKitPhoto(scope: Scope) {
  return async function storeKitPhoto(bytes: Uint8Array): Promise<{ id: string }> {
    const { distributor, database, actor } = authoriseUser(scope, closedKitAdminAccess);
    const { contentType, extension } = checkFile(bytes, "image");
    const id = scope.newId("fil");
    const key = fileKey(distributor.id, id);
    const at = scope.now().toISOString();
    const words = [FILE_NAME_WORDS.photo, FILE_NAME_WORDS.kits];
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
  };
}
