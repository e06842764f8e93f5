import { DomainError } from "#domain/shared/errors.ts";

/** Limits of uploads in bytes.
 *  @source spec, upload limits */
export const FILE_LIMITS = { image: 2_000_000, largeImage: 5_000_000, document: 10_000_000 } as const;

export type FileSize = keyof typeof FILE_LIMITS;

/** Accepted content types by purpose of the file, with their extensions. */
const TYPES = {
  image: {
    "image/png": "png",
    "image/jpeg": "jpg",
    "image/webp": "webp",
    "image/avif": "avif",
  },
  document: { "application/pdf": "pdf" },
} as const;

export interface FileContent {
  contentType: string;
  extension: string;
}

/** The content type of a file, determined by its first bytes and not by its name. Files of other types or above the
 *  limit are refused.
 *  @throws DomainError FILE_NOT_ALLOWED
 *  @example checkFile(bytes, "image") // { contentType: "image/png", extension: "png" } */
export function checkFile(bytes: Uint8Array, size: FileSize): FileContent {
  const limitBytes = FILE_LIMITS[size];
  if (bytes.byteLength === 0) throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
  if (bytes.byteLength > limitBytes)
    throw new DomainError("FILE_NOT_ALLOWED", { reason: "size", limitBytes });
  const taken: Readonly<Record<string, string>> = size === "document" ? TYPES.document : TYPES.image;
  const contentType = contentTypeOf(bytes);
  const extension = contentType === null ? undefined : taken[contentType];
  if (contentType === null || extension === undefined) {
    throw new DomainError("FILE_NOT_ALLOWED", { reason: "type" });
  }
  return { contentType, extension };
}

/** Accepted content types, for the file field of a page and the API's description. */
export function contentTypesOf(size: FileSize): string[] {
  return Object.keys(size === "document" ? TYPES.document : TYPES.image);
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const AVIF_BRANDS = ["avif", "avis"];

/** Content type of a picture or a PDF by its first bytes; null for anything else. */
export function contentTypeOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, PNG) && textAt(bytes, 12, 4) === "IHDR") return "image/png";
  if (startsWith(bytes, JPEG)) return "image/jpeg";
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP") return "image/webp";
  if (isAvif(bytes)) return "image/avif";
  return textAt(bytes, 0, 5) === "%PDF-" ? "application/pdf" : null;
}

/** The first box contains the brand and the compatible brands. */
function isAvif(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4, 4) !== "ftyp") return false;
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const end = Math.min(boxLength, bytes.byteLength, 256);
  for (let at = 8; at + 4 <= end; at += 4) if (AVIF_BRANDS.includes(textAt(bytes, at, 4))) return true;
  return false;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
