import { isFileRequired } from "#domain/requests/request-actions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import {
  assertRoomForOne,
  assertType,
  attachFiles,
  deleteLooseFiles,
  removeFile,
  replaceFile,
} from "#worker/repositories/requests/request-file-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { openFor, type OpenedRequest } from "./open-request.ts";
import { newsOfRequest } from "./save-version.ts";
import { openFileStore } from "../files/file-store.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { readUpload, storeUpload, type UploadedFile } from "./store-upload.ts";

/** Adds a file to a saved request, or replaces one, whose kind it takes over. The request's version stays, because
 *  files are not part of the agreement.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, FILE_NOT_ALLOWED, FILES_UNAVAILABLE, INVALID_BODY (TOO_MANY),
 *    STALE_VERSION for a budget that has become an order meanwhile */
export function createAddRequestFile(scope: Scope) {
  return async function addRequestFile(
    requestId: string,
    request: Request,
    { name, replacedId }: { name: string; replacedId: string | null },
  ): Promise<UploadedFile> {
    const opened = await openFor(scope, requestId, "changeFiles");
    const { distributor, actor } = opened;
    const replaced = replacedId === null ? null : await getFile(opened, replacedId);
    const added = await readUpload(request, name, (incoming) =>
      storeUpload(scope, opened, incoming, {
        before: replaced === null ? [assertRoomForOne(distributor.id, requestId)] : [],
        after: (file, at) => {
          const { userId } = actor;
          const taken =
            replaced === null
              ? attachFiles(distributor.id, { requestId, fileIds: [file.id], userId, at })
              : replaceFile(distributor.id, {
                  ...{ requestId, replacedId: replaced.id, fileId: file.id, name: file.name, userId, at },
                });
          return [
            ...taken,
            ...tellOfFile(scope, opened, {
              ...(replaced === null ? { event: "request.file-added" } : { event: "request.file-replaced" }),
              ...{ from: replaced?.name ?? null, to: file.name, at },
            }),
          ];
        },
      }),
    );
    publishSoon(scope);
    if (replaced !== null) takeAway(scope, opened, replaced);
    return added;
  };
}

/** Deletes a file of a saved request.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, INVALID_BODY (REQUIRED) for a file that the distributor requires of
 *    orders, STALE_VERSION for a budget that has become an order meanwhile */
export function createRemoveRequestFile(scope: Scope) {
  return async function removeRequestFile(requestId: string, fileId: string) {
    const opened = await openFor(scope, requestId, "removeFiles");
    const { distributor, database, request } = opened;
    const file = await getFile(opened, fileId);
    const { enabled, required } = distributor.settings.requests.configCheckoutFile;
    if (isFileRequired(request.type, file, enabled && required)) {
      const issue = { field: "file", code: "REQUIRED", message: "Put another one in its place" };
      throw new DomainError("INVALID_BODY", { issues: [issue] });
    }
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...removeFile(distributor.id, { requestId, fileId, isAsked: file.isAsked }),
      ...tellOfFile(scope, opened, { event: "request.file-removed", from: file.name, to: null, at }),
    ]);
    publishSoon(scope);
    takeAway(scope, opened, file);
    return { id: requestId, type: request.type };
  };
}

interface FoundFile {
  id: string;
  name: string;
  key: string;
  isAsked: boolean;
}

async function getFile({ distributor, database, request }: OpenedRequest, id: string): Promise<FoundFile> {
  const found = await createFileRepository(database, distributor.id).findOfRequest(request.id, id);
  if (found === null) throw new DomainError("NOT_FOUND", { entity: "file", id });
  return { ...found, id };
}

/** Statements of each change of a file: assertions, audit row and event. */
function tellOfFile(
  scope: Scope,
  { distributor, request }: OpenedRequest,
  { event, from, to, at }: { event: string; from: string | null; to: string | null; at: string },
): WriteStatement[] {
  return [
    assertType(distributor.id, request),
    audit(scope, distributor.id, {
      at,
      event,
      entity: "request",
      entityId: request.id,
      changes: { file: { from, to } },
    }),
    ...newsOfRequest(distributor.id, request, at),
  ];
}

/** Deletes the bytes of a file without a request, after the response. If that fails, the clean-up job does it. */
function takeAway(scope: Scope, { distributor, database }: OpenedRequest, { id, key }: FoundFile): void {
  scope.defer(async () => {
    await openFileStore(scope.env).delete([key]);
    await database.writeBatch([deleteLooseFiles(distributor.id, [id])]);
  });
}
