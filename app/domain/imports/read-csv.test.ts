import { expect, test } from "vitest";
import * as fc from "fast-check";
import { csvLine } from "#domain/shared/csv.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";
import { detectSeparator, readCsvRows } from "./read-csv.ts";

async function* inParts(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield await Promise.resolve(text.slice(at, at + length));
}

/** Rows of a text that comes in parts of so many characters. */
async function rowsOf(text: string, length = 1): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of readCsvRows(inParts(text, length), ";")) rows.push(row);
  return rows;
}

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
])("%j is read as %j, wherever its parts begin", async (text, rows) => {
  for (const length of [1, 2, 3, 100]) expect(await rowsOf(text, length)).toEqual(rows);
});

test("the apostrophe that guards a formula is taken off, and no other", async () => {
  expect(await rowsOf("'=1+1;'@x;''=a;'nome;O'Brien")).toEqual([["=1+1", "@x", "'=a", "'nome", "O'Brien"]]);
});

test("whatever a line is written with, it is read back", async () => {
  const cell = fc.string({
    unit: fc.constantFrom('"', "'", ";", "=", "-", "+", "\r", "\n", "\t", "a", "é", "1"),
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 20 }),
      async (rows, length) => {
        expect(await rowsOf(rows.map(csvLine).join(""), length)).toEqual(rows);
      },
    ),
  );
});

test("rows are given out while the text comes in: never more than a part is asked for ahead of them", async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<string> {
    for (;;) {
      asked += 1;
      yield await Promise.resolve("código;nome\n".repeat(10));
    }
  }
  let read = 0;
  for await (const row of readCsvRows(endless(), ";")) {
    expect(row).toEqual(["código", "nome"]);
    read += 1;
    expect(asked).toBeLessThanOrEqual(read / 10 + 2);
    if (read === 1_000) break;
  }
});

test("a quote without an end is no longer than a row may be", async () => {
  const refusalOf = async (length: number) => {
    try {
      await rowsOf(`a;b\n"${"x".repeat(length - 1)}`, 10_000);
      return null;
    } catch (error) {
      return isDomainError(error, "FILE_NOT_ALLOWED") ? error.details : error;
    }
  };
  expect(await refusalOf(IMPORT_LIMITS.rowLength)).toBeNull();
  expect(await refusalOf(IMPORT_LIMITS.rowLength + 1)).toEqual({ reason: "row", rowNumber: 2 });
});
