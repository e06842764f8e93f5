import { formatTsv } from "#domain/loose-products/tsv.ts";
import { cellText, type GridRow, type GridSheet } from "./grid-model.ts";
import type { CellWrite, GridPlace, GridState } from "./grid-state.ts";

/** A rectangle of cells, both ends included. */
export interface GridRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The selected range, from its two corners. */
export function rangeOf({ anchor, active }: Pick<GridState, "anchor" | "active">): GridRange {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

/** Number of rows and columns of a range. */
export function sizeOf({ top, bottom, left, right }: GridRange): { rows: number; columns: number } {
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

/** The cells of a range in the clipboard format of spreadsheets. */
export function copyRange(sheet: GridSheet, rows: readonly GridRow[], range: GridRange): string {
  const { rows: height, columns: width } = sizeOf(range);
  return formatTsv(
    Array.from({ length: height }, (_row, down) =>
      Array.from({ length: width }, (_column, across) =>
        cellText(sheet, rows[range.top + down], range.left + across),
      ),
    ),
  );
}

export interface PastePlan {
  cells: CellWrite[];
  range: GridRange;
  /** Columns that were cut off at the right edge. */
  cutColumns: number;
}

/** The cells that a paste writes: from the first selected cell on, or over the whole selection when its size is a
 *  multiple of the copied range. Rows beyond the last one become new products. */
export function planPaste(
  copied: readonly (readonly string[])[],
  selected: GridRange,
  columnCount: number,
): PastePlan {
  const width = copied.reduce((most, row) => Math.max(most, row.length), 0);
  const size = sizeOf(selected);
  const repeats =
    copied.length > 0 && width > 0 && size.rows % copied.length === 0 && size.columns % width === 0;
  const height = repeats ? size.rows : copied.length;
  const wide = repeats ? size.columns : width;
  const shown = Math.min(wide, columnCount - selected.left);
  const cells: CellWrite[] = [];
  for (let down = 0; down < height; down += 1) {
    const source = copied[down % copied.length] ?? [];
    for (let across = 0; across < shown; across += 1) {
      cells.push({
        row: selected.top + down,
        column: selected.left + across,
        text: source[across % width] ?? "",
      });
    }
  }
  const range = {
    top: selected.top,
    left: selected.left,
    bottom: selected.top + Math.max(0, height - 1),
    right: selected.left + Math.max(0, shown - 1),
  };
  return { cells, range, cutColumns: wide - shown };
}

/** Fills the range with its first row; a single row is filled with the row above it. */
export function planFillDown(sheet: GridSheet, rows: readonly GridRow[], range: GridRange): CellWrite[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  const cells: CellWrite[] = [];
  if (source < 0) return cells;
  for (let row = source + 1; row <= range.bottom; row += 1) {
    for (let column = range.left; column <= range.right; column += 1) {
      cells.push({ row, column, text: cellText(sheet, rows[source], column) });
    }
  }
  return cells;
}

/** Empties the cells of a range, except in rows that do not exist. */
export function planClear(rows: readonly GridRow[], range: GridRange): CellWrite[] {
  const cells: CellWrite[] = [];
  for (let row = range.top; row <= Math.min(range.bottom, rows.length - 1); row += 1) {
    for (let column = range.left; column <= range.right; column += 1) cells.push({ row, column, text: "" });
  }
  return cells;
}

/** The place to which a key moves the active cell; null for keys that do not move it. */
export function moveBy(
  key: string,
  { from, last, isFar, page }: { from: GridPlace; last: GridPlace; isFar: boolean; page: number },
): GridPlace | null {
  const at = (row: number, column: number) => ({
    row: Math.min(Math.max(row, 0), last.row),
    column: Math.min(Math.max(column, 0), last.column),
  });
  const { row, column } = from;
  switch (key) {
    case "ArrowUp":
      return at(isFar ? 0 : row - 1, column);
    case "ArrowDown":
      return at(isFar ? last.row : row + 1, column);
    case "ArrowLeft":
      return at(row, isFar ? 0 : column - 1);
    case "ArrowRight":
      return at(row, isFar ? last.column : column + 1);
    case "Home":
      return at(isFar ? 0 : row, 0);
    case "End":
      return at(isFar ? last.row : row, last.column);
    case "PageUp":
      return at(row - page, column);
    case "PageDown":
      return at(row + page, column);
    default:
      return null;
  }
}
