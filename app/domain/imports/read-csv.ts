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
    for (const row of readCsvRows(text, separator)) {
      counts.push(row.length);
      if (counts.length === SAMPLE_LINES) break;
    }
    const [first = 1] = counts;
    const same = counts.filter((count) => count === first).length;
    const score = first < 2 ? 0 : (first - 1) * (same / counts.length) ** 2;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** Rows of a file of separated values, one after the other, as RFC 4180 writes them: a quoted cell may hold separators,
 *  line ends and doubled quotes. A quote that is never closed ends with the file. */
export function* readCsvRows(text: string, separator: CsvSeparator): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    row.push(withoutGuard(cell.value));
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      row.push("");
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    yield row;
    row = [];
  }
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
