import { sql } from "drizzle-orm";
import { ATTACHMENT_KEEP_MS, MAX_PAYMENT_PROOFS, MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { deleteRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { file as files } from "#worker/db/schema/bulk.ts";
import { requestFile } from "#worker/db/schema/buying.ts";
import { insertFile, type StoredFile } from "../files/file-statements.ts";

/** Limit of a person's files without a request. */
const MAX_LOOSE_FILES = 60;

/** Condition: files without a request. */
const loose = (distributorId: string) => sql`kind = 'request'
  and not exists (select 1 from request_file as taken
    where taken.distributor_id = ${distributorId} and taken.file_id = file.id)`;

/** Inserts the row of a file being uploaded, which cannot be used before `finishUpload`.
 *  @throws DomainError INVALID_BODY (TOO_MANY), by the batch */
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

/** Records the size of a file whose bytes are in the bucket. */
export function finishUpload(
  distributorId: string,
  { id, sizeBytes }: { id: string; sizeBytes: number },
): WriteStatement[] {
  return [
    updateRow(files, { distributorId, id }, { sizeBytes }, loose(distributorId)),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "file", id })),
  ];
}

/** Deletes the person's own file without a request.
 *  @throws DomainError NOT_FOUND, by the batch */
export function dropLooseFile(
  distributorId: string,
  { id, userId }: { id: string; userId: string },
): WriteStatement[] {
  return [
    deleteRow(files, { distributorId, id, createdBy: userId }, loose(distributorId)),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "file", id })),
  ];
}

/** Attaches files to a request, in the batch that saves it. Each must be complete, the person's own, without a request,
 *  and at most seven days old. Files of the request stay attached.
 *  @param files.claimId - the claim that they are photos of; such files are photos, and do not count as the request's
 *  @param files.commentId - the annotation that they go with, instead of the request
 *  @param files.askedId - the file that the checkout asks for; the previous one becomes a usual attachment
 *  @throws DomainError NOT_FOUND, INVALID_BODY (TOO_MANY), by the batch */
export function attachFiles(
  distributorId: string,
  {
    requestId,
    fileIds,
    askedId = null,
    claimId = null,
    commentId = null,
    userId,
    at,
  }: {
    requestId: string;
    fileIds: readonly string[];
    askedId?: string | null;
    claimId?: string | null;
    commentId?: string | null;
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
      query: sql`insert into request_file (distributor_id, request_id, file_id, name, claim_id, comment_id, created_by,
          created_at)
        select ${distributorId}, ${requestId}, id, name, ${claimId}, ${commentId}, ${userId}, ${at} from file
        where distributor_id = ${distributorId} and created_by = ${userId} and size_bytes > 0
          and created_at >= ${since} and id in ${wanted} and ${loose(distributorId)}
          and (${claimId} is null or content_type like 'image/%')`,
    },
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from request_file where distributor_id = ${distributorId}
        and request_id = ${requestId} and claim_id is ${claimId} and comment_id is ${commentId}
        and file_id in ${wanted}) = ${ids.length}`,
      () => new DomainError("NOT_FOUND", { entity: "file", id: ids.join(",") }),
    ),
    ...(askedId === null
      ? []
      : [updateRow(requestFile, { distributorId, requestId }, { isAsked: sql`(file_id = ${askedId})` })]),
    assertRoom(distributorId, requestId, MAX_REQUEST_FILES),
  ];
}

/** Attaches a complete file to an order as a proof of its payment.
 *  @param proof.by - who has uploaded it
 *  @throws DomainError NOT_FOUND, INVALID_BODY (TOO_MANY), both by the batch */
export function attachProof(
  distributorId: string,
  {
    requestId,
    fileId,
    agreedText,
    by,
    at,
  }: Record<"requestId" | "fileId" | "agreedText" | "by" | "at", string>,
): WriteStatement[] {
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from request_file where distributor_id = ${distributorId}
        and request_id = ${requestId} and agreed_text is not null) < ${MAX_PAYMENT_PROOFS}`,
      () => {
        const issue = { field: "file", code: "TOO_MANY", message: `at most ${String(MAX_PAYMENT_PROOFS)}` };
        return new DomainError("INVALID_BODY", { issues: [issue] });
      },
    ),
    {
      query: sql`insert into request_file (distributor_id, request_id, file_id, name, agreed_text, created_by, created_at)
        select ${distributorId}, ${requestId}, id, name, ${agreedText}, ${by}, ${at} from file
        where distributor_id = ${distributorId} and id = ${fileId} and created_by = ${by} and size_bytes > 0
          and ${loose(distributorId)}`,
    },
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "file", id: fileId })),
  ];
}

/** Asserts that a request accepts one more file.
 *  @throws DomainError INVALID_BODY (TOO_MANY), by the batch */
export function assertRoomForOne(distributorId: string, requestId: string): WriteStatement {
  return assertRoom(distributorId, requestId, MAX_REQUEST_FILES - 1);
}

function assertRoom(distributorId: string, requestId: string, most: number): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`(select count(*) from request_file where distributor_id = ${distributorId}
      and request_id = ${requestId} and claim_id is null and comment_id is null and agreed_text is null) <= ${most}`,
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

/** Replaces a file of a request by a complete one. The old file is then without a request.
 *  @throws DomainError NOT_FOUND, by the batch */
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

/** Detaches a file from its request, if it has not changed since it was read.
 *  @throws DomainError NOT_FOUND, by the batch */
export function removeFile(
  distributorId: string,
  { requestId, fileId, isAsked }: { requestId: string; fileId: string; isAsked: boolean },
): WriteStatement[] {
  return [
    deleteRow(requestFile, { distributorId, requestId, fileId, isAsked }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "file", id: fileId })),
  ];
}

/** Asserts that a request still has the type that was checked for the person.
 *  @throws DomainError STALE_VERSION, by the batch */
export function assertType(
  distributorId: string,
  { id, type }: { id: string; type: "budget" | "order" },
): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${id} and type = ${type}
      and deleted_at is null)`,
    () => new DomainError("STALE_VERSION", { entity: "request", id }),
  );
}

/** Deletes the rows of files without a request. */
export function deleteLooseFiles(distributorId: string, ids: readonly string[]): WriteStatement {
  return deleteRow(files, { distributorId }, sql`id in ${eachOf(ids)} and ${loose(distributorId)}`);
}
