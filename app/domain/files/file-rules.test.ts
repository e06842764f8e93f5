import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import { checkFile, type FileSize } from "./file-rules.ts";

const text = (value: string) => new TextEncoder().encode(value);
const join = (...parts: readonly (readonly number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...text(part)] : part)));

const PNG = join([0x89], "PNG\r\n", [0x1a], "\n", [0, 0, 0, 13], "IHDR", [0, 0, 0, 1, 0, 0, 0, 1]);
const PDF = text("%PDF-1.7\n");

/** The file, made as long as told. */
function ofLength(start: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(start);
  return bytes;
}

function outcomeOf(bytes: Uint8Array, size: FileSize): unknown {
  try {
    return checkFile(bytes, size).contentType;
  } catch (error) {
    return isDomainError(error, "FILE_NOT_ALLOWED") ? error.details : error;
  }
}

test.each<[FileSize, Uint8Array, number]>([
  ["image", PNG, 2_000_000],
  ["largeImage", PNG, 5_000_000],
  ["document", PDF, 10_000_000],
])(
  "an upload of kind %s may have its limit of bytes and not one more [FILES-01]",
  (size, start, limitBytes) => {
    expect(outcomeOf(ofLength(start, limitBytes), size)).toBe(
      size === "document" ? "application/pdf" : "image/png",
    );
    expect(outcomeOf(ofLength(start, limitBytes + 1), size)).toEqual({ reason: "size", limitBytes });
  },
);

test.each<[string, Uint8Array, unknown]>([
  ["a PNG", PNG, "image/png"],
  ["a JPEG", join([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
  ["a WebP", join("RIFF", [4, 0, 0, 0], "WEBPVP8 "), "image/webp"],
  ["an AVIF", join([0, 0, 0, 20], "ftypavif", [0, 0, 0, 0], "mif1"), "image/avif"],
  [
    "an AVIF by what it is compatible with",
    join([0, 0, 0, 24], "ftypmif1", [0, 0, 0, 0], "mif1avif"),
    "image/avif",
  ],
  ["a HEIC", join([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic"), { reason: "type" }],
  ["a brand behind the first box", join([0, 0, 0, 16], "ftypheic", [0, 0, 0, 0], "avif"), { reason: "type" }],
  ["nothing", new Uint8Array(), { reason: "empty" }],
  ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), { reason: "type" }],
  ["a page", text("<!doctype html><script>alert(1)</script>"), { reason: "type" }],
  ["a page behind a PNG's first byte", join([0x89], "<html>"), { reason: "type" }],
  ["a PNG without its first chunk", PNG.slice(0, 8), { reason: "type" }],
  ["a GIF", text("GIF89a"), { reason: "type" }],
  ["a PDF", PDF, { reason: "type" }],
])("as a picture %s is %j", (_title, bytes, expected) => {
  expect(outcomeOf(bytes, "image")).toEqual(expected);
});

test.each<[string, Uint8Array, unknown]>([
  ["a PDF", PDF, "application/pdf"],
  ["a PDF behind something else", text("\n%PDF-1.7"), { reason: "type" }],
  ["a picture", PNG, { reason: "type" }],
  ["a single byte", text("%"), { reason: "type" }],
])("as a document %s is %j", (_title, bytes, expected) => {
  expect(outcomeOf(bytes, "document")).toEqual(expected);
});
