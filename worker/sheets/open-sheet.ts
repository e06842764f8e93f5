import { detectSeparator, readCsvRows, rowTooLong } from "#domain/imports/read-csv.ts";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { cellsLength, isEmptyRow, type SheetCell } from "#domain/imports/sheet-cell.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { type ByteSource, readPiece } from "./byte-source.ts";
import { decodeText, detectEncoding, encodingName, type TextEncodingLabel } from "./decode-text.ts";
import { openXlsx, type SheetRow } from "./read-xlsx.ts";

/** A file of rows, whatever its format. */
export interface SheetFile {
  format: "csv" | "xlsx";
  /** What the file was found to be written in; empty for a workbook. */
  encoding: string;
  separator: string;
  /** Sheets of a workbook; none for a CSV file. */
  sheets: string[];
  /** Rows that hold something, each with the number under which a spreadsheet shows it.
   *  @throws DomainError FILE_NOT_ALLOWED */
  rows(sheet: string | null): AsyncGenerator<SheetRow>;
}

/** By so much of a text its separator is told. */
const SAMPLE_BYTES = 64 * 1024;
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

/** Opens a file by what its bytes are, not by its name or by what the sender called it. Its rows are read out of it one
 *  after the other: no more than a window of it is ever in memory, and of a workbook the table of its texts.
 *  @throws DomainError FILE_NOT_ALLOWED */
export async function openSheetFile(source: ByteSource): Promise<SheetFile> {
  if (source.sizeBytes === 0) throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
  const start = await readPiece(source, 0, ZIP_START.length);
  if (ZIP_START.every((byte, index) => start[index] === byte)) {
    const book = await openXlsx(source);
    return {
      format: "xlsx",
      encoding: "",
      separator: "",
      sheets: book.sheets,
      rows: (sheet) => withinLimits(book.rows(sheet ?? book.sheets[0] ?? "")),
    };
  }
  const label = await detectEncoding(source, start);
  const separator = detectSeparator(await readSample(source, label));
  return {
    format: "csv",
    encoding: encodingName(label),
    separator,
    sheets: [],
    rows: () => withinLimits(numbered(readCsvRows(decodeText(source, label), separator))),
  };
}

/** The first lines of a text, the last of them whole. */
async function readSample(source: ByteSource, label: TextEncodingLabel): Promise<string> {
  const isAll = source.sizeBytes <= SAMPLE_BYTES;
  let sample = "";
  for await (const part of decodeText(source, label, Math.min(source.sizeBytes, SAMPLE_BYTES)))
    sample += part;
  const end = sample.lastIndexOf("\n") + 1;
  return isAll || end === 0 ? sample : sample.slice(0, end);
}

async function* numbered(rows: AsyncIterable<SheetCell[]>): AsyncGenerator<SheetRow> {
  let number = 0;
  for await (const cells of rows) {
    number += 1;
    yield { number, cells };
  }
}

async function* withinLimits(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let held = 0;
  let length = 0;
  for await (const { number, cells } of rows) {
    if (isEmptyRow(cells)) continue;
    held += 1;
    // The first row names the columns.
    if (held > IMPORT_LIMITS.rows + 1 || !isEmptyRow(cells.slice(IMPORT_LIMITS.columns))) {
      throw new DomainError("FILE_NOT_ALLOWED", { reason: "size" });
    }
    const stored = cells.slice(0, IMPORT_LIMITS.columns).map(toStored);
    const rowLength = cellsLength(stored);
    if (rowLength > IMPORT_LIMITS.rowLength) throw rowTooLong(number);
    length += rowLength;
    // Cells of a workbook may all name the same long text.
    if (length > IMPORT_LIMITS.unpackedBytes) throw new DomainError("FILE_NOT_ALLOWED", { reason: "size" });
    yield { number, cells: stored };
  }
}

/** A cell that is far too long for any field is cut: it is refused all the same, but not stored whole. */
function toStored(cell: SheetCell): SheetCell {
  return typeof cell === "string" ? cell.slice(0, IMPORT_LIMITS.cellLength).replaceAll("\0", "") : cell;
}
