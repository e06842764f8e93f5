import { DomainError } from "#domain/shared/errors.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";

/** Separators that spreadsheets write, the most common ones in Brazil first. */
const SEPARATORS = [";", ",", "\t", "|"] as const;

export type CsvSeparator = (typeof SEPARATORS)[number];

/** Number of lines from which the separator is detected. */
const SAMPLE_LINES = 20;

/** Detects the separator of a file: the one that divides its first lines into equal numbers of cells, and into the
 *  most.
 *  @example detectSeparator("Código;Preço\nA;1,50") // ";" */
export function detectSeparator(text: string): CsvSeparator {
  let best: { separator: CsvSeparator; score: number } = { separator: ";", score: 0 };
  for (const separator of SEPARATORS) {
    const counts: number[] = [];
    for (let at = 0; at < text.length && counts.length < SAMPLE_LINES;) {
      const row = takeRow(text, at, separator);
      counts.push(row.cells.length);
      at = row.end;
    }
    const [first = 1] = counts;
    const same = counts.filter((count) => count === first).length;
    const score = first < 2 ? 0 : (first - 1) * (same / counts.length) ** 2;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** Streams the rows of a file of separated values (RFC 4180): a quoted cell may contain separators, line ends and
 *  doubled quotes. An unclosed quote ends with the file. Memory holds only the current part of the text and the
 *  incomplete row.
 *  @throws DomainError FILE_NOT_ALLOWED for a row above the limit */
export async function* readCsvRows(
  parts: AsyncIterable<string>,
  separator: CsvSeparator,
): AsyncGenerator<string[]> {
  let pending = "";
  let rows = 0;
  for await (const part of parts) {
    pending += part;
    let at = 0;
    for (;;) {
      const { cells, end } = takeRow(pending, at, separator);
      // A row that ends with this part may continue in the next one.
      if (end >= pending.length) break;
      rows += 1;
      yield cells;
      at = end;
    }
    pending = pending.slice(at);
    if (pending.length > IMPORT_LIMITS.rowLength) throw rowTooLong(rows + 1);
  }
  for (let at = 0; at < pending.length;) {
    const { cells, end } = takeRow(pending, at, separator);
    yield cells;
    at = end;
  }
}

/** The refusal of a file with a row above the limit. */
export function rowTooLong(rowNumber: number): DomainError {
  return new DomainError("FILE_NOT_ALLOWED", { reason: "row", rowNumber });
}

/** The row at a position, and the start of the next one. */
function takeRow(text: string, start: number, separator: CsvSeparator): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = start;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    cells.push(withoutGuard(cell.value));
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push("");
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    break;
  }
  return { cells, end: at };
}

interface ReadCell {
  value: string;
  end: number;
}

function plainCell(text: string, start: number, separator: string): ReadCell {
  let end = start;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return { value: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, separator: string): ReadCell {
  let value = "";
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  const rest = plainCell(text, at, separator);
  return { value: value + rest.value, end: rest.end };
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === "\n" || character === "\r";
}

/** Removes the apostrophe that our own files put before texts that a spreadsheet would take for a formula. */
function withoutGuard(value: string): string {
  return /^'+[=+\-@\t\r]/.test(value) ? value.slice(1) : value;
}
