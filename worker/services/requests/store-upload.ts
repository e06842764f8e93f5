import type { UserActor } from "#domain/access/actor.ts";
import { FILE_NAME_WORDS } from "#copy/files/files.ts";
import { ATTACHMENT_HEAD_BYTES, attachmentOf } from "#domain/files/attachment-rules.ts";
import { fileName } from "#domain/files/file-name.ts";
import { type FileContent, FILE_LIMITS } from "#domain/files/file-rules.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { readChunks } from "#worker/api/kernel/read-chunks.ts";
import { readFieldText, readForm } from "#worker/api/kernel/read-form.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import {
  beginUpload,
  dropLooseFile,
  finishUpload,
} from "#worker/repositories/requests/request-file-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { fileKey, openFileStore } from "../files/file-store.ts";
import { splitHead } from "../files/split-head.ts";

/** Allowance for the form around a file, in bytes. */
const FORM_BYTES = 20_000;

/** The answer about an uploaded file. */
export interface UploadedFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
}

/** A file being uploaded. */
export interface Incoming {
  bytes: AsyncIterable<Uint8Array>;
  /** File name given by the sender. */
  name: string;
}

/** Length of a text beside a file in a form, in bytes. */
const TEXT_BYTES = 200;

/** Passes on the file of a call, which is its body or the field `file` of a form, with the texts that stand before it
 *  in the form.
 *  @throws DomainError FILE_NOT_ALLOWED without a file, or for one that is too large */
export async function readUpload<Taken>(
  request: Request,
  name: string,
  take: (incoming: Incoming, texts: ReadonlyMap<string, string>) => Promise<Taken>,
): Promise<Taken> {
  const texts = new Map<string, string>();
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.startsWith("multipart/form-data")) {
    return take({ bytes: readChunks(request, FILE_LIMITS.document), name }, texts);
  }
  for await (const part of readForm(readChunks(request, FILE_LIMITS.document + FORM_BYTES), contentType)) {
    if (part.name === "file" && part.fileName !== null) {
      return take({ bytes: part.bytes, name: part.fileName }, texts);
    }
    if (part.fileName === null) texts.set(part.name, await readFieldText(part, TEXT_BYTES));
  }
  throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
}

/** Stores an attachment while it is being received. Its row is written first and is valid only when all bytes are
 *  stored; after a failure both are removed.
 *  @param around.before - assertions before the first byte is read
 *  @param around.after - further statements of the batch that completes the file
 *  @param around.typeOf - its type by its first bytes, which refuses others; any attachment by default */
export async function storeUpload(
  scope: Scope,
  { distributor, database, actor }: Tenant & { actor: Pick<UserActor, "userId"> },
  incoming: Incoming,
  around: {
    before?: WriteStatement[];
    after?: (file: UploadedFile, at: string) => WriteStatement[];
    typeOf?: (head: Uint8Array) => FileContent;
  } = {},
): Promise<UploadedFile> {
  const { head, all } = await splitHead(upToLimit(incoming.bytes), ATTACHMENT_HEAD_BYTES);
  const { contentType, extension } = (around.typeOf ?? attachmentOf)(head);
  const id = scope.newId("fil");
  const key = fileKey(distributor.id, id);
  const at = scope.now().toISOString();
  const words = [incoming.name.replace(/\.[^.]*$/, "") || FILE_NAME_WORDS.attachment];
  const name = fileName({ words, at, timeZone: distributor.settings.timeZone, extension });
  const row = { id, name, contentType, key, createdBy: actor.userId, createdAt: at };
  await database.writeBatch([...(around.before ?? []), ...beginUpload(distributor.id, row)]);
  const files = openFileStore(scope.env);
  try {
    const sizeBytes = await files.putStream(key, all, contentType);
    const file = { id, name, contentType, sizeBytes };
    await database.writeBatch([
      ...finishUpload(distributor.id, { id, sizeBytes }),
      ...(around.after?.(file, at) ?? []),
    ]);
    return file;
  } catch (error) {
    // The row goes first: if it has been taken after all, the bytes stay. The clean-up job removes what is left.
    const dropped = database.writeBatch(dropLooseFile(distributor.id, { id, userId: actor.userId }));
    await dropped.then(() => files.delete([key])).catch(() => undefined);
    throw error;
  }
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
