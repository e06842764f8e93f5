import "#app/features/catalog/product-grid.css";
import { memo } from "react";
import { fill } from "#copy/shared/fill.ts";
import { GRID_TEXTS } from "#copy/catalog/product-grid.ts";
import { FROZEN_COLUMNS, frozenLeft } from "./frozen-columns.ts";
import { cellText, type GridRow, type GridSheet, readRow } from "./grid-model.ts";
import { problemText, widthOf } from "./grid-words.ts";
import { countText } from "./count-words.ts";

export const ROW_HEIGHT = 34;

export interface GridRowViewProps {
  sheet: GridSheet;
  /** Undefined for the empty row at the end. */
  row: GridRow | undefined;
  index: number;
  gridId: string;
  /** First and last selected column of the row, both included; null without a selection. */
  selectedFrom: number | null;
  selectedTo: number | null;
  activeColumn: number | null;
}

/** A row of the sheet, rendered again only when one of its props changes. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { sheet, row, index, gridId, selectedFrom, selectedTo, activeColumn } = props;
  const reading = row && readRow(sheet, row);
  const hasChanges = (reading?.changes.length ?? 0) > 0;
  const state =
    row?.conflict === "STALE_VERSION" ? "stale" : row?.product === null ? "new" : hasChanges ? "changed" : "";
  return (
    <div
      role="row"
      className="app-sheet__row"
      aria-rowindex={index + 2}
      data-state={state}
      style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}
    >
      <div role="rowheader" className="app-sheet__rowhead">
        {row === undefined ? "+" : countText(index + 1)}
        {row === undefined && <span className="gs-visually-hidden">{GRID_TEXTS.newRow}</span>}
        {state === "stale" && <span className="gs-visually-hidden">{GRID_TEXTS.stale}</span>}
      </div>
      {sheet.columns.map((field, column) => {
        const code = reading?.problems.get(column);
        const isSelected =
          selectedFrom !== null && selectedTo !== null && column >= selectedFrom && column <= selectedTo;
        const text = cellText(sheet, row, column);
        const problem = code === undefined ? undefined : problemText(field, code);
        const isNumber = field.kind === "money" || field.kind === "number";
        return (
          <div
            key={field.key}
            role="gridcell"
            id={`${gridId}-${index}-${column}`}
            className={
              column < FROZEN_COLUMNS ? "app-sheet__cell app-sheet__cell--frozen" : "app-sheet__cell"
            }
            style={{ width: widthOf(field), left: frozenLeft(sheet.columns, column) }}
            aria-colindex={column + 2}
            aria-selected={isSelected}
            aria-invalid={problem !== undefined || undefined}
            title={problem}
            data-row={index}
            data-column={column}
            data-active={column === activeColumn || undefined}
            data-number={isNumber || undefined}
            data-changed={row?.texts[column] !== undefined || undefined}
          >
            {text}
            {problem !== undefined && (
              <span className="gs-visually-hidden">{fill(". {problem}", { problem })}</span>
            )}
          </div>
        );
      })}
    </div>
  );
});
