import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatTsv, parseTsv } from "./tsv.ts";

test.each([
  // Excel: CRLF, a last line break, quotes around a cell with a line break (LF inside), doubled quotes.
  [
    'Código\tNome\tPreço\r\nMOD-1\t"Módulo\n550 W"\t"1.234,56"\r\n',
    [
      ["Código", "Nome", "Preço"],
      ["MOD-1", "Módulo\n550 W", "1.234,56"],
    ],
  ],
  ['"Tubo 3"" x 2"""\t10,00\r\n', [['Tubo 3" x 2"', "10,00"]]],
  // LibreOffice: LF, and no line break at the end.
  [
    "A\t1,5\nB\t2,5",
    [
      ["A", "1,5"],
      ["B", "2,5"],
    ],
  ],
  [
    'A\t"duas\nlinhas"\nB\t',
    [
      ["A", "duas\nlinhas"],
      ["B", ""],
    ],
  ],
  // Google Sheets: LF, quotes only where needed, a quote in the middle of a cell stays.
  [
    'Perfil 6" inox\tR$ 1.234,56\n\t\n',
    [
      ['Perfil 6" inox', "R$ 1.234,56"],
      ["", ""],
    ],
  ],
  ['"solto\tx', [['"solto', "x"]]],
  ['"a" b\tc', [['"a" b', "c"]]],
  ["um só", [["um só"]]],
  ["a\t", [["a", ""]]],
  ["\n", [[""]]],
  ["", []],
])("cells of %j are %j", (text, cells) => {
  expect(parseTsv(text)).toEqual(cells);
});

test("what is formatted is parsed to the same cells", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "1", ",", '"', "\t", "\n", " ") });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (cells) => {
      const isSingleBlank = cells.at(-1)?.length === 1 && cells.at(-1)?.[0] === "";
      fc.pre(!isSingleBlank);
      expect(parseTsv(formatTsv(cells))).toEqual(cells);
    }),
  );
});
