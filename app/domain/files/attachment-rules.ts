import { DomainError } from "#domain/shared/errors.ts";
import { contentTypeOf, type FileContent } from "./file-rules.ts";

/** Types of content that go with a request, and how each one's name ends: papers, tables, and what a phone's camera
 *  takes. */
const ATTACHMENT_TYPES: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
};

/** Bytes from which the type of an attachment is told. */
export const ATTACHMENT_HEAD_BYTES = 32_768;

/** Files that a checkout takes besides the one that it asks for. */
export const MAX_ATTACHMENTS = 10;

/** Files that go with a request: as many as its checkout takes. */
export const MAX_REQUEST_FILES = MAX_ATTACHMENTS + 1;

/** For how long a file that no request took is kept. */
export const ATTACHMENT_KEEP_MS = 7 * 24 * 3_600_000;

/** Office documents are archives: the first entry, and the folder in which the document lies. */
const ARCHIVE_START = "PK\u0003\u0004";
const OFFICE_FIRST_ENTRIES = ["[Content_Types].xml", "_rels/.rels", "docProps/"];
const OFFICE_FOLDERS = { docx: "word/", xlsx: "xl/" } as const;
const ARCHIVE_NAME_AT = 30;

/** What a file that goes with a request is, by its first bytes and never by its name.
 *  @param head - the first `ATTACHMENT_HEAD_BYTES`, or all of a shorter one
 *  @throws DomainError FILE_NOT_ALLOWED for what is empty or of no type that is taken */
export function attachmentOf(head: Uint8Array): FileContent {
  if (head.byteLength === 0) throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
  const contentType = contentTypeOf(head) ?? officeTypeOf(head);
  const extension = contentType === null ? undefined : ATTACHMENT_TYPES[contentType];
  if (contentType === null || extension === undefined) {
    throw new DomainError("FILE_NOT_ALLOWED", { reason: "type" });
  }
  return { contentType, extension };
}

/** Content types that a request takes, for the file field of a page and the document of the API. */
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

/** A character a byte, by slices that a call can take. */
function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4_096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4_096));
  }
  return text;
}
