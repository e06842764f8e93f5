/** Parses the clipboard text of a spreadsheet: tabs between cells, line breaks between rows, and quotes around a cell
 *  that contains either, doubled inside. A line break at the end starts no new row.
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
  /** Position of the tab or line break after the cell, or of the end of the text. */
  end: number;
}

function readPlain(text: string, start: number): ReadCell {
  let end = start;
  while (end < text.length && !isBreak(text, end)) end += 1;
  return { value: text.slice(start, end), end };
}

/** Null if the closing quote does not end the cell; the quote is then part of the text, as in 3" × 2". */
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

/** Formats rows as clipboard text for spreadsheets.
 *  @example formatTsv([["a", "two\nlines"]]) // 'a\t"two\nlines"' */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(formatCell).join("\t")).join("\r\n");
}

function formatCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
