/** Start of a formula in a spreadsheet, including leading apostrophes, so that removing one restores the text. */
const FORMULA_START = /^'*[=+\-@\t\r]/;
/** A negative number is not a formula. */
const NEGATIVE_NUMBER = /^-\d+(?:,\d+)?$/;

/** Makes spreadsheets read the file as UTF-8. */
export const CSV_BYTE_ORDER_MARK = "\uFEFF";

/** One line of a CSV file for Portuguese spreadsheets, with semicolons. Texts that look like formulas get a leading
 *  apostrophe, so that no typed text is ever calculated.
 *  @example csvLine(["Ana", "=1+1", 'disse "oi"; saiu']) // 'Ana;\'=1+1;"disse ""oi""; saiu"\r\n' */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

/** Headers of a downloaded CSV file.
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
