import { expect, test } from "vitest";
import { documentCode, formatDocumentCode, parseDocumentCode } from "./document-code.ts";

test("a code is the first hundred bits of a digest, in groups of four", () => {
  // 00000 00001 00010 … by hand: 0x00 0x44 0x32 0x14 0xc7 are the numbers 0 to 7.
  const digest = Uint8Array.from([0x00, 0x44, 0x32, 0x14, 0xc7, ...Array<number>(8).fill(0xff)]);
  expect(documentCode(digest)).toBe("01234567ZZZZZZZZZZZZ");
  expect(formatDocumentCode("01234567ZZZZZZZZZZZZ")).toBe("0123-4567-ZZZZ-ZZZZ-ZZZZ");
});

test.each([
  ["0123-4567-zzzz-zzzz-zzzz", "01234567ZZZZZZZZZZZZ"],
  [" oI23 4567zzzzzzzzzzzz ", "01234567ZZZZZZZZZZZZ"],
  ["0123-4567-ZZZZ-ZZZZ-ZZZ", null],
  ["0123-4567-ZZZZ-ZZZZ-ZZZU", null],
  ["", null],
])("the typed code %j is read as %j", (typed, code) => {
  expect(parseDocumentCode(typed)).toBe(code);
});
