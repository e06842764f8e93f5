import { detectSeparator, readCsvRows } from "#domain/imports/read-csv.ts";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { isEmptyRow, type SheetCell } from "#domain/imports/sheet-cell.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { openXlsx, type SheetRow } from "./read-xlsx.ts";
import { unreadable } from "./unzip.ts";

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

const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

/** Opens a file by what its bytes are, not by its name or by what the sender called it.
 *  @throws DomainError FILE_NOT_ALLOWED */
export async function openSheetFile(bytes: Uint8Array): Promise<SheetFile> {
  if (bytes.length === 0) throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
  if (ZIP_START.every((byte, index) => bytes[index] === byte)) {
    const book = await openXlsx(bytes);
    return {
      format: "xlsx",
      encoding: "",
      separator: "",
      sheets: book.sheets,
      rows: (sheet) => withinLimits(book.rows(sheet ?? book.sheets[0] ?? "")),
    };
  }
  const { encoding, text } = decodeText(bytes);
  const separator = detectSeparator(text);
  return {
    format: "csv",
    encoding,
    separator,
    sheets: [],
    rows: () => withinLimits(numbered(readCsvRows(text, separator))),
  };
}

/** Text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 if it reads as such, else Windows-1252.
 *  @throws DomainError FILE_NOT_ALLOWED for what is no text */
function decodeText(bytes: Uint8Array): { encoding: string; text: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: "UTF-16", text: decodeAs("utf-16le", bytes) };
  if (first === 0xfe && second === 0xff) return { encoding: "UTF-16", text: decodeAs("utf-16be", bytes) };
  if (bytes.includes(0)) throw unreadable();
  try {
    return { encoding: "UTF-8", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: "Windows-1252", text: decodeAs("windows-1252", bytes) };
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

function* numbered(rows: Iterable<SheetCell[]>): Generator<SheetRow> {
  let number = 0;
  for (const cells of rows) {
    number += 1;
    yield { number, cells };
  }
}

async function* withinLimits(rows: AsyncIterable<SheetRow> | Iterable<SheetRow>): AsyncGenerator<SheetRow> {
  let held = 0;
  for await (const { number, cells } of rows) {
    if (isEmptyRow(cells)) continue;
    held += 1;
    // The first row names the columns.
    if (held > IMPORT_LIMITS.rows + 1 || !isEmptyRow(cells.slice(IMPORT_LIMITS.columns))) {
      throw new DomainError("FILE_NOT_ALLOWED", { reason: "size" });
    }
    yield { number, cells: cells.slice(0, IMPORT_LIMITS.columns).map(toStored) };
  }
}

/** A cell that is far too long for any field is cut: it is refused all the same, but not stored whole. */
function toStored(cell: SheetCell): SheetCell {
  return typeof cell === "string" ? cell.slice(0, IMPORT_LIMITS.cellLength).replaceAll("\0", "") : cell;
}
