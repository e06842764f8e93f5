import "#app/features/catalog/product-grid.css";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { GRID_TEXTS } from "#copy/catalog/product-grid.ts";
import { FROZEN_COLUMNS, frozenLeft } from "./frozen-columns.ts";
import type { GridSheet } from "./grid-model.ts";

/** Names of the sheet's columns, with their units. */
export function GridSheetHead({
  columns,
  widths,
  width,
}: {
  columns: GridSheet["columns"];
  widths: readonly number[];
  /** Width of all columns together with the row numbers, in pixels. */
  width: number;
}) {
  return (
    <div role="row" className="app-sheet__head" aria-rowindex={1} style={{ width }}>
      <div role="columnheader" className="app-sheet__rowhead" aria-colindex={1}>
        <span className="gs-visually-hidden">{GRID_TEXTS.rowHead}</span>
      </div>
      {columns.map((field, column) => (
        <div
          key={field.key}
          role="columnheader"
          className={
            column < FROZEN_COLUMNS ? "app-sheet__title app-sheet__cell--frozen" : "app-sheet__title"
          }
          style={{ width: widths[column], left: frozenLeft(columns, column) }}
          aria-colindex={column + 2}
          title={PRODUCT_FIELD_LABELS[field.key]}
        >
          {PRODUCT_FIELD_LABELS[field.key]}
          {field.kind === "number" && field.unit !== undefined && ` (${field.unit})`}
          {field.required && <span aria-hidden> *</span>}
        </div>
      ))}
    </div>
  );
}
