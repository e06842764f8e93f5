import { MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { isFileRequired } from "#domain/requests/request-file-actions.ts";
import type { RequestFiles } from "#domain/requests/request-file-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { openFileStore } from "../files/file-store.ts";
import { openRequestFiles } from "./open-request-files.ts";

/** Reads a file of a request, for its download.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, FILES_UNAVAILABLE */
export function createReadRequestFile(scope: Scope) {
  return async function readRequestFile(requestId: string, fileId: string) {
    const { distributor, database } = await openRequestFiles(scope, requestId, "download");
    const file = await createFileRepository(database, distributor.id).findOfRequest(requestId, fileId);
    const stored = file === null ? null : await openFileStore(scope.env).get(file.key);
    if (file === null || stored === null) throw new DomainError("NOT_FOUND", { entity: "file", id: fileId });
    return { name: file.name, contentType: file.contentType, sizeBytes: stored.size, body: stored.body };
  };
}

/** Lists the files of a request, oldest first, with the person's actions.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED */
export function createListRequestFiles(scope: Scope) {
  return async function listRequestFiles(requestId: string): Promise<RequestFiles> {
    const { distributor, database, request, actions } = await openRequestFiles(scope, requestId, "read");
    const files = await createFileRepository(database, distributor.id).listOfRequest(requestId);
    const { enabled, required } = distributor.settings.requests.configCheckoutFile;
    return {
      items: files.map((file) => ({
        ...file,
        isRequired: isFileRequired(request.type, file, enabled && required),
      })),
      actions,
      room: Math.max(0, MAX_REQUEST_FILES - files.length),
    };
  };
}
