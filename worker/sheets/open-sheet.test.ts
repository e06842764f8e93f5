import { expect, test } from "vitest";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import type { SheetCell } from "#domain/imports/sheet-cell.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { sourceOf } from "#tests/factories/byte-source.ts";
import { buildXlsx, buildZip, rowXml, sheetXml } from "#tests/factories/xlsx.ts";
import { openSheetFile } from "./open-sheet.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** What may be on its way between a file and its rows: a part of text, and what it takes to make the next one. */
const WINDOW_BYTES = 140_000;

const ascii = (text: string) => new TextEncoder().encode(text);

async function readAll(bytes: Uint8Array, sheet: string | null = null) {
  const file = await openSheetFile(sourceOf(bytes));
  const rows: { number: number; cells: SheetCell[] }[] = [];
  for await (const row of file.rows(sheet)) rows.push(row);
  return { ...file, rows };
}

async function refusalOf(bytes: Uint8Array): Promise<string> {
  try {
    const file = await openSheetFile(sourceOf(bytes));
    for await (const _row of file.rows(null));
    return "none";
  } catch (error) {
    if (!isDomainError(error, "FILE_NOT_ALLOWED")) throw error;
    return error.details.reason;
  }
}

test.each([
  ["UTF-8", [...ascii("Pre"), 0xc3, 0xa7, ...ascii("o;B\n1;2")]],
  ["UTF-8", [0xef, 0xbb, 0xbf, ...ascii("Pre"), 0xc3, 0xa7, ...ascii("o;B\n1;2")]],
  ["Windows-1252", [...ascii("Pre"), 0xe7, ...ascii("o;B\n1;2")]],
  ["UTF-16", [0xff, 0xfe, ...Array.from("Preço;B\n1;2", (one) => [one.charCodeAt(0), 0]).flat()]],
])("text in %s is read as it was written", async (encoding, bytes) => {
  const file = await readAll(new Uint8Array(bytes));
  expect(file.encoding).toBe(encoding);
  expect(file.rows).toEqual([
    { number: 1, cells: ["Preço", "B"] },
    { number: 2, cells: ["1", "2"] },
  ]);
});

test("empty lines are passed over, and the others keep the numbers that a spreadsheet shows", async () => {
  const { rows } = await readAll(ascii("A;B\n\n;;\n1;2"));
  expect(rows.map(({ number }) => number)).toEqual([1, 4]);
});

test("cells of a workbook are texts, numbers, yes or no; a formula counts by the result that is stored", async () => {
  const bytes = await buildXlsx(
    {
      Dados: sheetXml(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>',
        '<row r="3"><c r="A3"><v>1234.5</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" t="str"><f>A1&amp;"x"</f><v>ok</v></c>',
        '<c r="D3"><f>1+1</f></c><c r="E3" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F3"><f>2+2</f><v>4</v></c></row>',
        '<row r="4"/>',
      ),
    },
    {
      texts:
        "<si><t>C&#243;digo &lt;1&gt;</t></si><si><r><t>Nome </t></r><r><t>completo</t></r><rPh><t>x</t></rPh></si>",
    },
  );
  const { sheets, rows } = await readAll(bytes);
  expect(sheets).toEqual(["Dados"]);
  expect(rows).toEqual([
    { number: 1, cells: ["Código <1>", "", "Nome completo"] },
    { number: 3, cells: [1234.5, true, "ok", { bad: "formula" }, { bad: "error" }, 4] },
  ]);
});

test("another sheet is read when it is named, and tags may have prefixes", async () => {
  const first = sheetXml(rowXml("primeira"));
  const second =
    "<x:worksheet><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>";
  const { rows } = await readAll(await buildXlsx({ Uma: first, Outra: second }), "Outra");
  expect(rows).toEqual([{ number: 1, cells: [7] }]);
});

test("a workbook that we write is read back, and no text of it is a formula", async () => {
  const lines = [["=1+1", 0.1, { money: 1234.5 }, null, ' a <b> & "c"\r\nd ']];
  const body = writeXlsx({ name: "Produtos", head: ["A", "B", "C", "D", "E"], rows: once(lines) });
  const { rows } = await readAll(new Uint8Array(await new Response(body).arrayBuffer()));
  expect(rows[1]).toEqual({ number: 2, cells: ["=1+1", 0.1, 1234.5, "", ' a <b> & "c"\r\nd '] });
});

async function* once<T>(value: T): AsyncGenerator<T> {
  yield await Promise.resolve(value);
}

test("a file that unpacks to far more than it says is refused before it is held", async () => {
  const zeros = "0".repeat(1_000_000);
  const row = `<row><c t="inlineStr"><is><t>${"0".repeat(90_000)}</t></is></c></row>`;
  const bomb = await buildXlsx({ S: Array.from({ length: 900 }, () => row) });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await refusalOf(bomb)).toBe("size");
  const texts = Array.from({ length: 17 }, () => `<si><t>${zeros.slice(1)}</t></si>`).join("");
  expect(await refusalOf(await buildXlsx({ S: sheetXml(rowXml("a")) }, { texts }))).toBe("size");
});

test.each(["csv", "xlsx"])(
  "a row of a %s file is so long at most, and a longer one is named",
  async (format) => {
    const fileOf = async (length: number) => {
      const [head, ...cells] = ["Código", ...Array.from({ length: length / 4_000 }, () => "x".repeat(4_000))];
      return format === "csv"
        ? ascii(`A;B\n${cells.join(";")}\n1`)
        : buildXlsx({ S: sheetXml(rowXml(head), rowXml(...cells), rowXml("1")) });
    };
    expect(await refusalOf(await fileOf(IMPORT_LIMITS.rowLength))).toBe("none");
    expect(await refusalOf(await fileOf(IMPORT_LIMITS.rowLength + 4_000))).toBe("row");
  },
);

test("cells that all name one long text count as what they hold", async () => {
  const texts = `<si><t>${"x".repeat(5_000)}</t></si>`;
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`;
  const fileOf = (rows: number) =>
    buildXlsx({ S: sheetXml(...Array.from({ length: rows }, () => row)) }, { texts });
  expect(await refusalOf(await fileOf(800))).toBe("none");
  expect(await refusalOf(await fileOf(801))).toBe("size");
});

test.each(["csv", "xlsx"])(
  "of a %s file no more is read than the rows that are asked for need",
  async (format) => {
    // Numbers that do not pack well, so that the file is long.
    const lines = Array.from({ length: 20_000 }, (_, at) => [at, Math.sin(at), Math.cos(at), Math.tan(at)]);
    const bytes =
      format === "csv"
        ? ascii(lines.map((cells) => cells.join(";")).join("\n"))
        : await buildXlsx({ S: sheetXml(...lines.map((cells) => rowXml(...cells))) });
    const source = sourceOf(bytes);
    const file = await openSheetFile(source);
    const before = source.given;
    let rows = 0;
    for await (const _row of file.rows(null)) {
      rows += 1;
      const share = (rows / lines.length) * bytes.length;
      expect(source.given - before).toBeLessThan(share + WINDOW_BYTES);
    }
    expect([rows, bytes.length > 4 * WINDOW_BYTES]).toEqual([lines.length, true]);
  },
);

test("an archive of too many parts is refused, and so is one whose list of contents lies", async () => {
  const parts = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`p${String(at)}`, ""]));
  expect(await refusalOf(await buildZip(parts))).toBe("size");
  const whole = await buildXlsx({ S: sheetXml(rowXml("a")) });
  const view = new DataView(whole.buffer);
  // Entries that the end record counts: one more than there are.
  view.setUint16(whole.length - 12, 6, true);
  expect(await refusalOf(whole)).toBe("unreadable");
});

test.each([
  ["a program", [0x4d, 0x5a, 0x00, 0x01]],
  ["a cut archive", [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ["an archive of nothing", [0x50, 0x4b, 0x03, 0x04, ...new Array<number>(40).fill(0)]],
])("%s is unreadable", async (_what, bytes) => {
  expect(await refusalOf(new Uint8Array(bytes))).toBe("unreadable");
});

test("XML that declares its own entities is refused", async () => {
  const laugh = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
  expect(await refusalOf(await buildXlsx({ S: laugh }))).toBe("unreadable");
});

test("an empty file is told as such, and so many rows or columns are too many", async () => {
  expect(await refusalOf(new Uint8Array())).toBe("empty");
  expect(await refusalOf(ascii(`A\n${"1\n".repeat(50_000)}`))).toBe("none");
  expect(await refusalOf(ascii(`A\n${"1\n".repeat(50_001)}`))).toBe("size");
  expect(await refusalOf(ascii(`${"a;".repeat(119)}a\n1`))).toBe("none");
  expect(await refusalOf(ascii(`${"a;".repeat(120)}a\n1`))).toBe("size");
});
