import { csvLine } from "#domain/shared/csv.ts";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { type BenchFormat, buildWorkbook } from "./import-files.ts";

const HEAD = ["Código", "Nome", "Fabricante", "Modelo", "Preço", "Custo", "Entradas", "Saídas", "Peso (kg)"];
const NOTE = "x".repeat(IMPORT_LIMITS.cellLength);

/** A file at a limit of what is accepted. */
export interface HardFile {
  what: string;
  format: BenchFormat;
  build(): Promise<Uint8Array>;
}

/** The most demanding files for the reader and the row work, each just within the limits. */
export const HARD_FILES: readonly HardFile[] = [
  { what: "CSV of the most bytes and rows", format: "csv", build: () => Promise.resolve(longCsv()) },
  { what: "workbook of the largest table of texts", format: "xlsx", build: manyTexts },
  { what: "workbook whose cells all name one long text", format: "xlsx", build: oneText },
  { what: "workbook that unpacks to the most", format: "xlsx", build: unpacksToMost },
];

const number = (value: number) => `<c><v>${String(value)}</v></c>`;
const text = (index: number) => `<c t="s"><v>${String(index)}</v></c>`;
const headRow = `<row>${HEAD.map((_, index) => text(index)).join("")}</row>`;
const numbers = [1_234.56, 900, 2, 1, 3.5].map(number).join("");

function longCsv(): Uint8Array {
  const name = "Caixa de junção ".repeat(8);
  const lines = Array.from({ length: IMPORT_LIMITS.rows }, (_, index) =>
    csvLine([
      `IMP-${String(index)}`,
      name.slice(0, 120),
      "Proteção SA",
      "SB-2",
      "1.234,56",
      "900,00",
      "2",
      "1",
      "3,5",
    ]),
  );
  return new TextEncoder().encode(csvLine(HEAD) + lines.join("")).subarray(0, IMPORT_LIMITS.fileBytes);
}

function manyTexts(): Promise<Uint8Array> {
  // The table alone takes 15 of the 16 million bytes.
  const rows = 44_000;
  const name = "Caixa de junção com proteção ".repeat(6).slice(0, 150);
  const texts = [...HEAD];
  const lines = Array.from({ length: rows }, (_, index) => {
    const code = `IMP-${String(index)}`;
    const at =
      texts.push(
        code,
        `${code} ${name}`.slice(0, 159),
        `Fabricante ${code} ${name}`.slice(0, 60),
        `M${code}`,
      ) - 4;
    return `<row>${[0, 1, 2, 3].map((one) => text(at + one)).join("")}${numbers}</row>`;
  });
  return buildWorkbook(texts, [headRow, ...lines]);
}

function oneText(): Promise<Uint8Array> {
  const cells = IMPORT_LIMITS.rowLength / IMPORT_LIMITS.cellLength - 1;
  const rows = Math.floor(IMPORT_LIMITS.unpackedBytes / IMPORT_LIMITS.rowLength);
  const line = `<row>${text(HEAD.length)}${numbers}${text(HEAD.length).repeat(cells - 1)}</row>`;
  return buildWorkbook([...HEAD, NOTE], [headRow, ...Array.from({ length: rows }, () => line)]);
}

function unpacksToMost(): Promise<Uint8Array> {
  const cell = `<c t="inlineStr"><is><t>${"0".repeat(IMPORT_LIMITS.rowLength - 1_000)}</t></is></c>`;
  const rows = Math.floor(IMPORT_LIMITS.unpackedBytes / IMPORT_LIMITS.rowLength) - 10;
  return buildWorkbook(HEAD, [headRow, ...Array.from({ length: rows }, () => `<row>${cell}</row>`)]);
}
