import { csvHeaders } from "#domain/shared/csv.ts";

/** Formats of a table as a file, the usual one first. */
export const EXPORT_FORMATS = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Headers of a downloaded CSV file or workbook. */
export function sheetHeaders({
  fileName,
  format,
}: {
  fileName: string;
  format: ExportFormat;
}): Record<string, string> {
  const headers = csvHeaders(fileName);
  return format === "csv" ? headers : { ...headers, "content-type": XLSX_TYPE };
}
