import { fill } from "#copy/shared/fill.ts";
import { GRID_TEXTS } from "#copy/catalog/product-grid.ts";

/** A count formatted with thousands separators. */
export function countText(count: number): string {
  return count.toLocaleString("pt-BR");
}

/** The singular or plural text of a count, with the count in it. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : fill(many, { count: countText(count) });
}

/** A number of rows, in words. */
export function rowsText(count: number): string {
  return plural(count, GRID_TEXTS.rowsOne, GRID_TEXTS.rowsMany);
}

/** A number of cells, in words. */
export function cellsText(count: number): string {
  return plural(count, GRID_TEXTS.cellsOne, GRID_TEXTS.cellsMany);
}
