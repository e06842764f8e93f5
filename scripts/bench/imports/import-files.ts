import { csvLine } from "#domain/shared/csv.ts";
import { writeZip } from "#worker/sheets/write-zip.ts";

const HEAD = ["Código", "Nome", "Fabricante", "Modelo", "Preço", "Custo", "Entradas", "Saídas", "Peso (kg)"];
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export type BenchFormat = "csv" | "xlsx";

/** A file of string boxes at one price, as spreadsheets write it: a workbook has its texts in a shared table. */
export async function buildBenchFile(
  format: BenchFormat,
  rows: number,
  priceCents: number,
): Promise<Uint8Array> {
  return format === "csv" ? new TextEncoder().encode(csvOf(rows, priceCents)) : workbookOf(rows, priceCents);
}

function csvOf(rows: number, priceCents: number): string {
  const price = (priceCents / 100).toFixed(2).replace(".", ",");
  const lines = Array.from({ length: rows }, (_, index) => {
    const code = `IMP-${String(index)}`;
    return csvLine([code, `Caixa ${code}`, "Proteção SA", "SB-2", price, "900,00", "2", "1", "3,5"]);
  });
  return csvLine(HEAD) + lines.join("");
}

async function workbookOf(rows: number, priceCents: number): Promise<Uint8Array> {
  const texts = [...HEAD, "Proteção SA", "SB-2"];
  const text = (index: number) => `<c t="s"><v>${String(index)}</v></c>`;
  const number = (value: number) => `<c><v>${String(value)}</v></c>`;
  const lines = [`<row>${HEAD.map((_, index) => text(index)).join("")}</row>`];
  for (let index = 0; index < rows; index += 1) {
    const code = `IMP-${String(index)}`;
    const at = texts.push(code, `Caixa ${code}`) - 2;
    const words = [at, at + 1, HEAD.length, HEAD.length + 1].map(text);
    const numbers = [priceCents / 100, 900, 2, 1, 3.5].map(number);
    lines.push(`<row>${[...words, ...numbers].join("")}</row>`);
  }
  return buildWorkbook(texts, lines);
}

/** A workbook of one sheet, with its texts in a shared table. */
export async function buildWorkbook(texts: readonly string[], rows: readonly string[]): Promise<Uint8Array> {
  const parts = writeZip([
    {
      name: "xl/workbook.xml",
      chunks: [`${XML}<workbook><sheets><sheet name="Caixas" sheetId="1" r:id="rId1"/></sheets></workbook>`],
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      chunks: [
        `${XML}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
      ],
    },
    {
      name: "xl/sharedStrings.xml",
      chunks: [`${XML}<sst>${texts.map((one) => `<si><t>${one}</t></si>`).join("")}</sst>`],
    },
    {
      name: "xl/worksheets/sheet1.xml",
      chunks: [`${XML}<worksheet><sheetData>`, ...rows, "</sheetData></worksheet>"],
    },
  ]);
  const chunks: Uint8Array[] = [];
  for await (const chunk of parts) chunks.push(chunk);
  return Buffer.concat(chunks);
}
