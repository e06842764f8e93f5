import { expect, test } from "vitest";
import { readPaste } from "./read-paste.ts";

test("two columns of a spreadsheet are read, its headings passed over", () => {
  expect(readPaste("Código\tPreço\nMOD-550\tR$ 689,90\nINV-5K\t3.120,00\n")).toEqual({
    prices: [
      { code: "MOD-550", priceCents: 68_990 },
      { code: "INV-5K", priceCents: 312_000 },
    ],
    problems: [],
  });
});

test("a code without a price takes the item out", () => {
  expect(readPaste("MOD-550;").prices).toEqual([{ code: "MOD-550", priceCents: null }]);
});

test.each([["MOD-550"], ["MOD-550;abc"], ["MOD-550;-1"], [";10"], ["MOD-550;1,234"], ["MOD-550;1;2"]])(
  "%s is no line of a price list",
  (line) => {
    expect(readPaste(`MOD-1;1,00\n\n${line}`)).toEqual({
      prices: [{ code: "MOD-1", priceCents: 100 }],
      problems: [{ line: 3, text: line }],
    });
  },
);
