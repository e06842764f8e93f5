import { sql } from "drizzle-orm";
import { ATTACHMENT_KEEP_MS, MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { deleteRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { file as files } from "#worker/db/schema/bulk.ts";
import { requestFile } from "#worker/db/schema/buying.ts";
import { insertFile, type StoredFile } from "../files/file-statements.ts";
import { assertHolds } from "../offers/offer-statements.ts";

/** Files that one person may have uploaded and not sent with a request. */
const MAX_LOOSE_FILES = 60;

/** Files of somebody that belong to no request yet. */
const loose = (distributorId: string) => sql`kind = 'request'
  and not exists (select 1 from request_file as taken
    where taken.distributor_id = ${distributorId} and taken.file_id = file.id)`;

/** Makes the row of a file that is coming in: it is nobody's to use before `finishUpload`.
 *  @throws DomainError INVALID_BODY (TOO_MANY) out of the batch */
export function beginUpload(
  distributorId: string,
  file: Omit<StoredFile, "kind" | "sizeBytes">,
): WriteStatement[] {
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from file where distributor_id = ${distributorId}
        and created_by = ${file.createdBy} and ${loose(distributorId)}) < ${MAX_LOOSE_FILES}`,
      () => {
        const issue = { field: "file", code: "TOO_MANY", message: `at most ${String(MAX_LOOSE_FILES)}` };
        return new DomainError("INVALID_BODY", { issues: [issue] });
      },
    ),
    insertFile(distributorId, { ...file, kind: "request", sizeBytes: 0 }),
  ];
}

/** Says how long a file has become: its bytes lie in the bucket. */
export function finishUpload(
  distributorId: string,
  { id, sizeBytes }: { id: string; sizeBytes: number },
): WriteStatement[] {
  return [
    updateRow(files, { distributorId, id }, { sizeBytes }, loose(distributorId)),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "file", id })),
  ];
}

/** Takes away a file of the person's own that no request has.
 *  @throws DomainError NOT_FOUND out of the batch */
export function dropLooseFile(
  distributorId: string,
  { id, userId }: { id: string; userId: string },
): WriteStatement[] {
  return [
    deleteRow(files, { distributorId, id, createdBy: userId }, loose(distributorId)),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "file", id })),
  ];
}

/** Puts files with a request, in the batch that saves it: they have to be there, whole, the person's own, of no
 *  other request and brought within seven days. Those that it has already stay as they are.
 *  @param files.askedId - the one that the checkout asks for; the one before it is a file like others then
 *  @throws DomainError NOT_FOUND, INVALID_BODY (TOO_MANY) out of the batch */
export function attachFiles(
  distributorId: string,
  {
    requestId,
    fileIds,
    askedId = null,
    userId,
    at,
  }: {
    requestId: string;
    fileIds: readonly string[];
    askedId?: string | null;
    userId: string;
    at: string;
  },
): WriteStatement[] {
  const ids = [...new Set(fileIds)];
  const since = new Date(Date.parse(at) - ATTACHMENT_KEEP_MS).toISOString();
  if (ids.length === 0) return [];
  const wanted = eachOf(ids);
  return [
    {
      query: sql`insert into request_file (distributor_id, request_id, file_id, name, created_by, created_at)
        select ${distributorId}, ${requestId}, id, name, ${userId}, ${at} from file
        where distributor_id = ${distributorId} and created_by = ${userId} and size_bytes > 0
          and created_at >= ${since} and id in ${wanted} and ${loose(distributorId)}`,
    },
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from request_file where distributor_id = ${distributorId}
        and request_id = ${requestId} and file_id in ${wanted}) = ${ids.length}`,
      () => new DomainError("NOT_FOUND", { entity: "file", id: ids.join(",") }),
    ),
    ...(askedId === null
      ? []
      : [updateRow(requestFile, { distributorId, requestId }, { isAsked: sql`(file_id = ${askedId})` })]),
    assertRoom(distributorId, requestId, MAX_REQUEST_FILES),
  ];
}

/** Asserts that a request still takes one file more.
 *  @throws DomainError INVALID_BODY (TOO_MANY) out of the batch */
export function assertRoomForOne(distributorId: string, requestId: string): WriteStatement {
  return assertRoom(distributorId, requestId, MAX_REQUEST_FILES - 1);
}

function assertRoom(distributorId: string, requestId: string, most: number): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`(select count(*) from request_file where distributor_id = ${distributorId}
      and request_id = ${requestId}) <= ${most}`,
    () => {
      const issue = {
        field: "files",
        code: "TOO_MANY",
        message: `at most ${String(MAX_REQUEST_FILES)} go with a request`,
      };
      return new DomainError("INVALID_BODY", { issues: [issue] });
    },
  );
}

/** Puts a file that is whole in the place of one that a request has, which is nobody's from then on.
 *  @throws DomainError NOT_FOUND out of the batch */
export function replaceFile(
  distributorId: string,
  change: { requestId: string; replacedId: string; fileId: string; name: string; userId: string; at: string },
): WriteStatement[] {
  const { requestId, replacedId, fileId, name, userId, at } = change;
  return [
    updateRow(
      requestFile,
      { distributorId, requestId, fileId: replacedId },
      { fileId, name, createdBy: userId, createdAt: at },
    ),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "file", id: replacedId })),
  ];
}

/** Takes a file from its request, as long as it is what it was when it was read.
 *  @throws DomainError NOT_FOUND out of the batch */
export function removeFile(
  distributorId: string,
  { requestId, fileId, isAsked }: { requestId: string; fileId: string; isAsked: boolean },
): WriteStatement[] {
  return [
    deleteRow(requestFile, { distributorId, requestId, fileId, isAsked }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "file", id: fileId })),
  ];
}

/** Asserts that a request is still of the type for which somebody was let in.
 *  @throws DomainError STALE_VERSION out of the batch */
export function assertType(
  distributorId: string,
  { id, type }: { id: string; type: "budget" | "order" },
): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${id} and type = ${type})`,
    () => new DomainError("STALE_VERSION", { entity: "request", id }),
  );
}

/** Takes away the rows of files that no request took. */
export function deleteLooseFiles(distributorId: string, ids: readonly string[]): WriteStatement {
  return deleteRow(files, { distributorId }, sql`id in ${eachOf(ids)} and ${loose(distributorId)}`);
}
