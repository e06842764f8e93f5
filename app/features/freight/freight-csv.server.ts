import { FREIGHT_COLUMNS } from "#copy/freight/freight.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#domain/shared/csv.ts";
import { COLUMNS, toFreightCells } from "./freight-cells.ts";

type Lines = readonly Parameters<typeof toFreightCells>[0][];

/** The lines as CSV, with the titles of their columns. */
export function writeFreightCsv(rules: Lines): string {
  const rows = rules.map((rule) => {
    const cells = toFreightCells(rule, { words: true });
    return csvLine(COLUMNS.map((column) => cells[column]));
  });
  return [CSV_BYTE_ORDER_MARK, csvLine(COLUMNS.map((column) => FREIGHT_COLUMNS[column])), ...rows].join("");
}
