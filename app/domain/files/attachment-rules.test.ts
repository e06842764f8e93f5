import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import { attachmentOf } from "./attachment-rules.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const entry = (name: string) => `PK\u0003\u0004${"\0".repeat(26)}${name}`;

function outcomeOf(head: Uint8Array): string {
  try {
    return attachmentOf(head).extension;
  } catch (error) {
    return isDomainError(error, "FILE_NOT_ALLOWED") ? error.details.reason : String(error);
  }
}

test.each([
  ["a PDF", "%PDF-1.7", "pdf"],
  ["a JPEG", "\u00ff\u00d8\u00ff\u00e0", "jpg"],
  ["a document", entry("[Content_Types].xml") + entry("_rels/.rels") + entry("word/document.xml"), "docx"],
  ["a workbook", entry("[Content_Types].xml") + entry("xl/workbook.xml"), "xlsx"],
  ["a workbook of another program", entry("_rels/.rels") + entry("xl/workbook.xml"), "xlsx"],
  ["a document about a workbook", entry("_rels/.rels") + entry("word/document.xml") + "xl/", "docx"],
  ["any archive", entry("word/document.xml"), "type"],
  ["a presentation", entry("[Content_Types].xml") + entry("ppt/presentation.xml"), "type"],
  ["a page", "<!doctype html>", "type"],
  ["an SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", "type"],
  ["a program", "MZ\0\u0001", "type"],
  ["nothing", "", "empty"],
])("%s that goes with a request is told by its first bytes", (_what, head, expected) => {
  expect(outcomeOf(bytes(head))).toBe(expected);
});
