import type { ProductField, ProductFieldKey } from "#domain/catalog/product-fields.ts";
import { widthOf } from "./grid-words.ts";

/** Columns that stay in sight while the sheet is scrolled sideways: code and name. */
export const FROZEN_COLUMNS = 2;

/** Width of the row numbers, in pixels. */
const HEAD_WIDTH = 56;

/** Columns that come first, so that what is changed most is in sight; the others follow in the order of the form. */
const FIRST: readonly ProductFieldKey[] = ["productCode", "name", "priceCents", "costCents"];

/** Fields in the order of the sheet's columns. */
export function inSheetOrder(fields: readonly ProductField[]): ProductField[] {
  const rank = ({ key }: ProductField) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  return [...fields].sort((a, b) => rank(a) - rank(b));
}

/** Left edge of a column in pixels, where the sheet is not scrolled. */
export function columnLeft(columns: readonly ProductField[], column: number): number {
  return HEAD_WIDTH + columns.slice(0, column).reduce((total, field) => total + widthOf(field), 0);
}

/** Where a frozen column stands, in pixels from the left; undefined for a column that scrolls. */
export function frozenLeft(columns: readonly ProductField[], column: number): number | undefined {
  return column < FROZEN_COLUMNS ? columnLeft(columns, column) : undefined;
}
