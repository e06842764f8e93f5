import { type RefObject, useEffect, useState } from "react";
import { ROW_HEIGHT } from "./grid-row.tsx";
import type { GridPlace } from "./grid-state.ts";

/** Rows rendered beyond the edges of the visible part. */
const OVERSCAN = 8;
/** Rows rendered before the sheet is measured. */
const FIRST_GUESS = 24;

export interface GridWindow {
  /** Rows that fit into the visible part. */
  page: number;
  rows: readonly number[];
}

/** Which rows of the sheet are rendered: the visible ones, a few beside them, and the active row wherever it is. */
export function useGridWindow(
  element: RefObject<HTMLDivElement>,
  { rowCount, active }: { rowCount: number; active: GridPlace },
): GridWindow {
  const [{ first, page }, setShown] = useState({ first: 0, page: FIRST_GUESS });
  useEffect(() => {
    const sheet = element.current;
    if (sheet === null) return undefined;
    const measure = () => {
      const next = {
        first: Math.floor(sheet.scrollTop / ROW_HEIGHT),
        page: Math.max(1, Math.floor(sheet.clientHeight / ROW_HEIGHT) - 1),
      };
      setShown((shown) => (shown.first === next.first && shown.page === next.page ? shown : next));
    };
    // A ResizeObserver reports the size once at the start.
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    sheet.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      sheet.removeEventListener("scroll", measure);
    };
  }, [element]);
  const from = Math.max(0, Math.min(first, rowCount - 1) - OVERSCAN);
  const until = Math.min(rowCount - 1, first + page + OVERSCAN);
  const rows = Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
  if (active.row < rowCount && !rows.includes(active.row)) rows.push(active.row);
  return { page, rows };
}

/** Scrolls a cell into view, clear of the fixed head and the fixed columns. */
export function showPlace(
  sheet: HTMLDivElement,
  place: GridPlace,
  { left, width, fixed }: { left: number; width: number; fixed: number },
): void {
  const top = place.row * ROW_HEIGHT;
  const shown = sheet.clientHeight - ROW_HEIGHT;
  if (top < sheet.scrollTop) sheet.scrollTop = top;
  else if (top + ROW_HEIGHT > sheet.scrollTop + shown) sheet.scrollTop = top + ROW_HEIGHT - shown;
  if (place.column === 0) return;
  if (left < sheet.scrollLeft + fixed) sheet.scrollLeft = left - fixed;
  else if (left + width > sheet.scrollLeft + sheet.clientWidth) {
    sheet.scrollLeft = left + width - sheet.clientWidth;
  }
}
