import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import { dropLooseFile } from "#worker/repositories/requests/request-file-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { openFileStore } from "../files/file-store.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { readUpload, storeUpload, type UploadedFile } from "./store-upload.ts";

/** Permission to upload attachments: everybody who may buy. */
export const requestFilesAccess = ANY_BUYING_ACCESS;

/** Stores a file for a request to come, sent as the body or as the field `file` of a form.
 *  @throws DomainError FILE_NOT_ALLOWED, FILES_UNAVAILABLE, INVALID_BODY (TOO_MANY) */
export function createUploadRequestFile(scope: Scope) {
  return async function uploadRequestFile(request: Request, name: string): Promise<UploadedFile> {
    const tenant = authoriseUser(scope, requestFilesAccess);
    return readUpload(request, name, (incoming) => storeUpload(scope, tenant, incoming));
  };
}

/** Deletes a file that the person uploaded and that no request has.
 *  @throws DomainError NOT_FOUND, FILES_UNAVAILABLE */
export function createDropRequestFile(scope: Scope) {
  return async function dropRequestFile(id: string): Promise<void> {
    const { distributor, database, actor } = authoriseUser(scope, requestFilesAccess);
    const key = await createFileRepository(database, distributor.id).getLooseKey(id, actor.userId);
    await database.writeBatch(dropLooseFile(distributor.id, { id, userId: actor.userId }));
    await openFileStore(scope.env).delete([key]);
  };
}
