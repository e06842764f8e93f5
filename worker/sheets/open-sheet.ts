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
  /** Detected encoding; empty for a workbook. */
  encoding: string;
  separator: string;
  /** Sheets of a workbook; none for a CSV file. */
  sheets: string[];
  /** Rows with content, each with its number in the spreadsheet.
   *  @throws DomainError FILE_NOT_ALLOWED */
  rows(sheet: string | null): AsyncGenerator<SheetRow>;
}

/** Length of the text from which the separator is detected. */
const SAMPLE_BYTES = 64 * 1024;
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

/** Opens a file by its content, not by its name or declared type. Rows are streamed: memory holds only a window of the
 *  file and, for a workbook, its table of texts.
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

/** The first lines of a text, without an incomplete last line. */
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
    // The first row has the names of the columns.
    if (held > IMPORT_LIMITS.rows + 1 || !isEmptyRow(cells.slice(IMPORT_LIMITS.columns))) {
      throw new DomainError("FILE_NOT_ALLOWED", { reason: "size" });
    }
    const stored = cells.slice(0, IMPORT_LIMITS.columns).map(toStored);
    const rowLength = cellsLength(stored);
    if (rowLength > IMPORT_LIMITS.rowLength) throw rowTooLong(number);
    length += rowLength;
    // Many cells of a workbook may refer to the same long text.
    if (length > IMPORT_LIMITS.unpackedBytes) throw new DomainError("FILE_NOT_ALLOWED", { reason: "size" });
    yield { number, cells: stored };
  }
}

/** Truncates a cell that is far too long for any field: it is refused anyway, and need not be stored whole. */
function toStored(cell: SheetCell): SheetCell {
  return typeof cell === "string" ? cell.slice(0, IMPORT_LIMITS.cellLength).replaceAll("\0", "") : cell;
}
