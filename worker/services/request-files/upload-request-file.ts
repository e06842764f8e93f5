import { FILE_NAME_WORDS } from "#copy/files.ts";
import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { ATTACHMENT_HEAD_BYTES, attachmentOf } from "#domain/files/attachment-rules.ts";
import { fileName } from "#domain/files/file-name.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { readChunks } from "#worker/api/kernel/read-chunks.ts";
import { readForm } from "#worker/api/kernel/read-form.ts";
import { createFileRepository } from "#worker/repositories/file-repository.ts";
import { beginUpload, dropLooseFile, finishUpload } from "#worker/repositories/request-file-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { fileKey, openFileStore } from "../files/file-store.ts";
import { splitHead } from "../files/split-head.ts";
import { authoriseUser } from "../tenant-of.ts";

/** Whoever buys brings files along. */
export const requestFilesAccess = ANY_BUYING_ACCESS;

/** What a form puts around its file. */
const FORM_BYTES = 20_000;

/** A file that waits for its request. */
export interface UploadedFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
}

/** Takes in a file that will go with a request, as the body or as the field `file` of a form, into the bucket as it
 *  comes. Its row comes first and counts only once all of it is there; what fails in between is taken away.
 *  @throws DomainError FILE_NOT_ALLOWED, FILES_UNAVAILABLE, INVALID_BODY (TOO_MANY) */
export function createUploadRequestFile(scope: Scope) {
  async function store(bytes: AsyncIterable<Uint8Array>, givenName: string): Promise<UploadedFile> {
    const { distributor, database, actor } = authoriseUser(scope, requestFilesAccess);
    const { head, all } = await splitHead(upToLimit(bytes), ATTACHMENT_HEAD_BYTES);
    const { contentType, extension } = attachmentOf(head);
    const id = scope.newId("fil");
    const key = fileKey(distributor.id, id);
    const at = scope.now().toISOString();
    const words = [givenName.replace(/\.[^.]*$/, "") || FILE_NAME_WORDS.attachment];
    const name = fileName({ words, at, timeZone: distributor.settings.timeZone, extension });
    const row = { id, name, contentType, key, createdBy: actor.userId, createdAt: at };
    await database.writeBatch(beginUpload(distributor.id, row));
    const files = openFileStore(scope.env);
    try {
      const sizeBytes = await files.putStream(key, all, contentType);
      await database.writeBatch(finishUpload(distributor.id, { id, sizeBytes }));
      return { id, name, contentType, sizeBytes };
    } catch (error) {
      // What stays behind of it, the clean-up takes.
      await database.writeBatch(dropLooseFile(distributor.id, { id, userId: actor.userId }));
      throw error;
    }
  }

  return async function uploadRequestFile(request: Request, name: string): Promise<UploadedFile> {
    authoriseUser(scope, requestFilesAccess);
    const contentType = request.headers.get("content-type") ?? "";
    if (!contentType.startsWith("multipart/form-data")) {
      return store(readChunks(request, FILE_LIMITS.document), name);
    }
    for await (const part of readForm(readChunks(request, FILE_LIMITS.document + FORM_BYTES), contentType)) {
      if (part.name === "file" && part.fileName !== null) return store(part.bytes, part.fileName);
    }
    throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
  };
}

/** Takes away a file that the person uploaded and no request has.
 *  @throws DomainError NOT_FOUND, FILES_UNAVAILABLE */
export function createDropRequestFile(scope: Scope) {
  return async function dropRequestFile(id: string): Promise<void> {
    const { distributor, database, actor } = authoriseUser(scope, requestFilesAccess);
    const key = await createFileRepository(database, distributor.id).getLooseKey(id, actor.userId);
    await database.writeBatch(dropLooseFile(distributor.id, { id, userId: actor.userId }));
    await openFileStore(scope.env).delete([key]);
  };
}

async function* upToLimit(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const limitBytes = FILE_LIMITS.document;
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > limitBytes) throw new DomainError("FILE_NOT_ALLOWED", { reason: "size", limitBytes });
    yield chunk;
  }
}
