import { DomainError } from "#domain/shared/errors.ts";
import { IMPORT_LIMITS } from "./import-limits.ts";

/** Separators that spreadsheets write, the most usual here first. */
const SEPARATORS = [";", ",", "\t", "|"] as const;

export type CsvSeparator = (typeof SEPARATORS)[number];

/** Lines by which the separator is told. */
const SAMPLE_LINES = 20;

/** The separator of a file: the one that parts its first lines into the same number of cells, and into the most.
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

/** Rows of a file of separated values, one after the other, as RFC 4180 writes them: a quoted cell may hold separators,
 *  line ends and doubled quotes. A quote that is never closed ends with the file. Of the text, which comes in parts, no
 *  more is held than a part and the row that is not whole yet.
 *  @throws DomainError FILE_NOT_ALLOWED for a row that goes on for too long */
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
      // What ends where the text does may go on in the next part.
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

/** The refusal of a file one row of which is longer than any can be. */
export function rowTooLong(rowNumber: number): DomainError {
  return new DomainError("FILE_NOT_ALLOWED", { reason: "row", rowNumber });
}

/** The row that begins at a place, and where the next one does. */
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

/** Takes off the apostrophe by which our own files keep text from being taken for a formula. */
function withoutGuard(value: string): string {
  return /^'+[=+\-@\t\r]/.test(value) ? value.slice(1) : value;
}
