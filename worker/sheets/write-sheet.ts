import type { ExportFormat } from "#domain/files/sheet-file.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx, type WrittenCell } from "./write-xlsx.ts";

/** A column: its heading and its cell. */
export type SheetColumn<Row> = readonly [title: string, cell: (row: Row) => WrittenCell];

/** Writes a list as a workbook, or as text for Portuguese spreadsheets, streamed while its rows are read.
 *  @param sheet.chunks - chunks of rows, in order
 *  @param sheet.end - a last line of its own; null for none */
export function writeSheet<Row>(
  format: ExportFormat,
  sheet: {
    name: string;
    columns: readonly SheetColumn<Row>[];
    chunks: AsyncGenerator<Row[]>;
    end: string | null;
  },
): ReadableStream<Uint8Array> {
  const head = sheet.columns.map(([title]) => title);
  const rows = cellsOf(sheet);
  return format === "csv"
    ? writeCsv({ head, rows: textsOf(rows) })
    : writeXlsx({ name: sheet.name, head, rows });
}

async function* cellsOf<Row>({
  chunks,
  columns,
  end,
}: {
  chunks: AsyncGenerator<Row[]>;
  columns: readonly SheetColumn<Row>[];
  end: string | null;
}): AsyncGenerator<WrittenCell[][]> {
  for await (const chunk of chunks) yield chunk.map((row) => columns.map(([, cell]) => cell(row)));
  if (end !== null) yield [[end]];
}

async function* textsOf(chunks: AsyncGenerator<WrittenCell[][]>): AsyncGenerator<string[][]> {
  for await (const chunk of chunks) yield chunk.map((cells) => cells.map(textOf));
}

function textOf(cell: WrittenCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  return typeof cell === "number" ? String(cell).replace(".", ",") : cell.money.toFixed(2).replace(".", ",");
}
