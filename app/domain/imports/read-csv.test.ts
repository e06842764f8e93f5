import { expect, test } from "vitest";
import * as fc from "fast-check";
import { csvLine } from "#domain/shared/csv.ts";
import { detectSeparator, readCsvRows } from "./read-csv.ts";

const rowsOf = (text: string) => [...readCsvRows(text, ";")];

test.each([
  ["Código;Preço\nA;1,50\nB;2,75", ";"],
  ["Código,Preço\nA,1\nB,2", ","],
  ["Código\tPreço\nA\t1,5", "\t"],
  ["Código|Preço;x\nA|1", "|"],
  ['"a;b;c",x\n"d;e",y', ","],
  ["só uma coluna\noutra linha", ";"],
])("the separator of %j is %j", (text, separator) => {
  expect(detectSeparator(text)).toBe(separator);
});

test.each([
  [
    "a;b\r\nc;d\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a;b\rc;d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a;\n;b",
    [
      ["a", ""],
      ["", "b"],
    ],
  ],
  ["a;", [["a", ""]]],
  ['"a;b";"c""d"', [["a;b", 'c"d']]],
  ['"duas\r\nlinhas";x', [["duas\r\nlinhas", "x"]]],
  ['"a"b;c', [["ab", "c"]]],
  ['a"b;c', [['a"b', "c"]]],
  ['"sem fim;x\ny', [["sem fim;x\ny"]]],
  ["a\n\nb", [["a"], [""], ["b"]]],
  ["", []],
])("%j is read as %j", (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test("the apostrophe that guards a formula is taken off, and no other", () => {
  expect(rowsOf("'=1+1;'@x;''=a;'nome;O'Brien")).toEqual([["=1+1", "@x", "'=a", "'nome", "O'Brien"]]);
});

test("whatever a line is written with, it is read back", () => {
  const cell = fc.string({
    unit: fc.constantFrom('"', "'", ";", "=", "-", "+", "\r", "\n", "\t", "a", "é", "1"),
    maxLength: 6,
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        expect(rowsOf(rows.map(csvLine).join(""))).toEqual(rows);
      },
    ),
  );
});
