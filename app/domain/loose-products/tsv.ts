/** Cells of a text as spreadsheets put it on the clipboard: tabs between cells, line breaks between rows, and quotes
 *  around a cell that holds either, doubled inside. The line break that ends the last row begins no other.
 *  @example parseTsv('a\t"two\nlines"\r\nb\t\r\n') // [["a", "two\nlines"], ["b", ""]] */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? readQuoted(text, at) : null;
    const { value, end } = cell ?? readPlain(text, at);
    row.push(value);
    at = end;
    if (text[at] === "\t") {
      at += 1;
      if (at === text.length) row.push("");
      else continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return rows;
}

interface ReadCell {
  value: string;
  /** Where the tab, the line break or the end of the text follows. */
  end: number;
}

function readPlain(text: string, start: number): ReadCell {
  let end = start;
  while (end < text.length && !isBreak(text, end)) end += 1;
  return { value: text.slice(start, end), end };
}

/** Null when the quote does not end the cell: then it is a part of it, as in 3" × 2". */
function readQuoted(text: string, start: number): ReadCell | null {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1 || (close + 1 < text.length && !isBreak(text, close + 1))) return null;
  const value = text
    .slice(start + 1, close)
    .replaceAll('""', '"')
    .replaceAll("\r\n", "\n");
  return { value, end: close + 1 };
}

function isBreak(text: string, at: number): boolean {
  return text[at] === "\t" || text[at] === "\n" || text[at] === "\r";
}

/** The same the other way, for copying.
 *  @example formatTsv([["a", "two\nlines"]]) // 'a\t"two\nlines"' */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(formatCell).join("\t")).join("\r\n");
}

function formatCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
