import { csvHeaders } from "#domain/shared/csv.ts";
import type { ExportFormat } from "./export-schema.ts";

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
