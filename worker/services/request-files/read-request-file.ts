import { DomainError } from "#domain/shared/errors.ts";
import { createFileRepository } from "#worker/repositories/file-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { openFileStore } from "../files/file-store.ts";
import { createGetRequest, readOrdersAccess } from "../requests/read-requests.ts";
import { authoriseUser } from "../tenant-of.ts";

/** Whoever sees a request sees its files. */
export const readRequestFilesAccess = readOrdersAccess;

/** A file of a request, as it is sent to whoever may see the request.
 *  @throws DomainError NOT_FOUND, FILES_UNAVAILABLE */
export function createReadRequestFile(scope: Scope) {
  const getRequest = createGetRequest(scope);
  return async function readRequestFile(requestId: string, fileId: string) {
    const { distributor, database } = authoriseUser(scope, readRequestFilesAccess);
    await getRequest(requestId);
    const file = await createFileRepository(database, distributor.id).findOfRequest(requestId, fileId);
    const stored = file === null ? null : await openFileStore(scope.env).get(file.key);
    if (file === null || stored === null) throw new DomainError("NOT_FOUND", { entity: "file", id: fileId });
    return { name: file.name, contentType: file.contentType, sizeBytes: stored.size, body: stored.body };
  };
}

/** The files of a request, the oldest first.
 *  @throws DomainError NOT_FOUND */
export function createListRequestFiles(scope: Scope) {
  const getRequest = createGetRequest(scope);
  return async function listRequestFiles(requestId: string) {
    const { distributor, database } = authoriseUser(scope, readRequestFilesAccess);
    await getRequest(requestId);
    return createFileRepository(database, distributor.id).listOfRequest(requestId);
  };
}
