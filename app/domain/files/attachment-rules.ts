import { DomainError } from "#domain/shared/errors.ts";
import { PROOF_TYPES } from "./proof-types.ts";
import { contentTypeOf, type FileContent } from "./file-rules.ts";

/** Content types of attachments with their file extensions: documents, tables and photos. */
const ATTACHMENT_TYPES: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
};

/** Number of leading bytes that identify the type of an attachment. */
export const ATTACHMENT_HEAD_BYTES = 32_768;

/** Limit of attachments in a checkout, besides the file it asks for. */
export const MAX_ATTACHMENTS = 10;

/** Limit of files of a request. */
export const MAX_REQUEST_FILES = MAX_ATTACHMENTS + 1;

/** Limit of proofs of payment of an order. */
export const MAX_PAYMENT_PROOFS = 10;

/** How long a file without a request is kept. */
export const ATTACHMENT_KEEP_MS = 7 * 24 * 3_600_000;

/** Office documents are ZIP archives: signature of the first entry, and the folder of the document. */
const ARCHIVE_START = "PK\u0003\u0004";
const OFFICE_FIRST_ENTRIES = ["[Content_Types].xml", "_rels/.rels", "docProps/"];
const OFFICE_FOLDERS = { docx: "word/", xlsx: "xl/" } as const;
const ARCHIVE_NAME_AT = 30;

/** The content type of an attachment, determined by its first bytes and not by its name.
 *  @param head - the first `ATTACHMENT_HEAD_BYTES`, or all bytes of a shorter file
 *  @throws DomainError FILE_NOT_ALLOWED for an empty file or one of another type */
export function attachmentOf(head: Uint8Array): FileContent {
  if (head.byteLength === 0) throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
  const contentType = contentTypeOf(head) ?? officeTypeOf(head);
  const extension = contentType === null ? undefined : ATTACHMENT_TYPES[contentType];
  if (contentType === null || extension === undefined) {
    throw new DomainError("FILE_NOT_ALLOWED", { reason: "type" });
  }
  return { contentType, extension };
}

const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** The content type of a photo, determined by its first bytes and not by its name.
 *  @throws DomainError FILE_NOT_ALLOWED for an empty file or one of another type */
export function photoOf(head: Uint8Array): FileContent {
  const content = attachmentOf(head);
  if (!PHOTO_TYPES.includes(content.contentType))
    throw new DomainError("FILE_NOT_ALLOWED", { reason: "type" });
  return content;
}

/** The content type of a proof of payment, a PDF or a photo, determined by its first bytes and not by its name.
 *  @throws DomainError FILE_NOT_ALLOWED for an empty file or one of another type */
export function proofOf(head: Uint8Array): FileContent {
  const content = attachmentOf(head);
  if (!PROOF_TYPES.includes(content.contentType))
    throw new DomainError("FILE_NOT_ALLOWED", { reason: "type" });
  return content;
}

/** Accepted content types of photos. */
export function photoTypes(): string[] {
  return [...PHOTO_TYPES];
}

/** Accepted content types, for the file field of a page and the API's description. */
export function attachmentTypes(): string[] {
  return Object.keys(ATTACHMENT_TYPES);
}

function officeTypeOf(head: Uint8Array): string | null {
  const text = latin1(head);
  if (!text.startsWith(ARCHIVE_START)) return null;
  if (!OFFICE_FIRST_ENTRIES.some((name) => text.startsWith(name, ARCHIVE_NAME_AT))) return null;
  const places = Object.entries(OFFICE_FOLDERS).map(([extension, folder]) => ({
    extension,
    at: text.indexOf(folder),
  }));
  const first = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0];
  return Object.keys(ATTACHMENT_TYPES).find((type) => ATTACHMENT_TYPES[type] === first?.extension) ?? null;
}

/** Decodes bytes as Latin-1 in slices, since a call has a limit of arguments. */
function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4_096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4_096));
  }
  return text;
}
