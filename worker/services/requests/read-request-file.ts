import { MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { isFileRequired, requestFileActions } from "#domain/requests/request-actions.ts";
import type { RequestFiles } from "#domain/requests/request-file-schema.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { readStored } from "../files/read-stored.ts";
import { actionQuestion } from "./action-question.ts";
import { openFor } from "./open-request.ts";

/** Reads a file of a request, for its download.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, FILES_UNAVAILABLE */
export function createReadRequestFile(scope: Scope) {
  return async function readRequestFile(requestId: string, fileId: string) {
    const { distributor, database } = await openFor(scope, requestId, "downloadFiles");
    const file = await createFileRepository(database, distributor.id).findOfRequest(requestId, fileId);
    return readStored(scope.env, fileId, file);
  };
}

/** Lists the files of a request, oldest first, with the person's actions.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED */
export function createListRequestFiles(scope: Scope) {
  return async function listRequestFiles(requestId: string): Promise<RequestFiles> {
    const opened = await openFor(scope, requestId, "readFiles");
    const { distributor, database, request } = opened;
    const files = await createFileRepository(database, distributor.id).listOfRequest(requestId);
    const { enabled, required } = distributor.settings.requests.configCheckoutFile;
    return {
      items: files.map((file) => ({
        ...file,
        isRequired: isFileRequired(request.type, file, enabled && required),
      })),
      actions: requestFileActions(request.type, actionQuestion(scope, opened).viewer),
      room: Math.max(0, MAX_REQUEST_FILES - files.length),
    };
  };
}
