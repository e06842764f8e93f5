import type { EditEnd } from "./grid-cell-editor.tsx";
import type { GridPlace } from "./grid-state.ts";

/** The active cell after an edit ends; null when it stays. */
export function stepFrom(from: GridPlace, end: EditEnd, last: GridPlace): GridPlace | null {
  switch (end) {
    case "down":
      return { ...from, row: Math.min(last.row, from.row + 1) };
    case "up":
      return { ...from, row: Math.max(0, from.row - 1) };
    case "right":
      return stepAcross(from, 1, last);
    case "left":
      return stepAcross(from, -1, last);
    case "stay":
    case "cancel":
      return null;
  }
}

/** The next cell in reading order, from the end of a row into the next row. */
export function stepAcross(from: GridPlace, by: number, last: GridPlace): GridPlace {
  const width = last.column + 1;
  const index = Math.min(Math.max(from.row * width + from.column + by, 0), (last.row + 1) * width - 1);
  return { row: Math.floor(index / width), column: index % width };
}
