/** What begins a formula in a spreadsheet, also behind apostrophes, so that taking one off gives back what was. */
const FORMULA_START = /^'*[=+\-@\t\r]/;
/** A negative number computes nothing. */
const NEGATIVE_NUMBER = /^-\d+(?:,\d+)?$/;

/** Makes a spreadsheet read the file as UTF-8. */
export const CSV_BYTE_ORDER_MARK = "\uFEFF";

/** One line of a file for spreadsheets in Portuguese: cells parted by semicolons. What would begin a formula is led by
 *  an apostrophe, so that nothing which a person typed is ever computed.
 *  @example csvLine(["Ana", "=1+1", 'disse "oi"; saiu']) // 'Ana;\'=1+1;"disse ""oi""; saiu"\r\n' */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

/** Headers of an answer that is a file of this kind, saved under its name.
 *  @param fileName - letters, digits, dots and hyphens only */
export function csvHeaders(fileName: string): Record<string, string> {
  return {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  };
}

function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
