import { expect, test } from "vitest";
import { printableLine, printableText } from "./printable-text.ts";

test.each([
  ["Casa\u0000 da\u0007 praia", "Casa da praia"],
  ["linha\numa\tsó", "linha uma só"],
  ["abc\u202egnp.exe", "abcgnp.exe"],
  ["\u2066שלום\u2069", "שלום"],
  ["Família 👨‍👩‍👧", "Família 👨‍👩‍👧"],
  ["meia \ud83d casa", "meia casa"],
  ["Sa\u0303o Joa\u0303o", "São João"],
  ["R$\u00a010,00", "R$\u00a010,00"],
  ["\ufeff\uffff\u200b", ""],
])("%j is one printable line: %j", (text, line) => {
  expect(printableLine(text)).toBe(line);
});

test("a text keeps its lines and at most one empty one between them", () => {
  expect(printableText("\r\n a\r\nb\u2028c\n\n\n\nd\u202e\n")).toBe("a\nb\nc\n\nd");
});
