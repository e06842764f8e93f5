import { type GridRow, type GridSheet, type RowReading, readRow } from "./grid-model.ts";

/** What a save would include and leave out. */
export interface GridSummary {
  /** Rows that can be saved. */
  ready: { row: GridRow; reading: RowReading }[];
  badRows: number;
  badCells: number;
  isDirty: boolean;
}

/** Summarises all rows; unedited rows come from the cache. */
export function summarise(sheet: GridSheet, rows: readonly GridRow[]): GridSummary {
  const summary: GridSummary = { ready: [], badRows: 0, badCells: 0, isDirty: false };
  for (const row of rows) {
    const reading = readRow(sheet, row);
    if (reading.problems.size > 0) {
      summary.badRows += 1;
      summary.badCells += reading.problems.size;
    } else if (reading.changes.length > 0 && !reading.isBlank) {
      summary.ready.push({ row, reading });
    }
  }
  summary.isDirty = summary.ready.length > 0 || summary.badRows > 0;
  return summary;
}

/** The next cell with a problem after a place; after the last one, the first. */
export function nextProblem(
  sheet: GridSheet,
  rows: readonly GridRow[],
  from: { row: number; column: number },
): { row: number; column: number } | null {
  for (let step = 0; step <= rows.length; step += 1) {
    const index = (from.row + step) % Math.max(1, rows.length);
    const row = rows[index];
    if (row === undefined) return null;
    const columns = [...readRow(sheet, row).problems.keys()].sort((a, b) => a - b);
    const isFirst = step === 0;
    const found = columns.find((column) => !isFirst || column > from.column);
    if (found !== undefined) return { row: index, column: found };
  }
  return null;
}
