import { fill } from "#copy/shared/fill.ts";
import { GRID_TEXTS } from "#copy/catalog/product-grid.ts";

/** A count for people, with its thousands. */
export function countText(count: number): string {
  return count.toLocaleString("pt-BR");
}

/** One or many, in words. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : fill(many, { count: countText(count) });
}

export function rowsText(count: number): string {
  return plural(count, GRID_TEXTS.rowsOne, GRID_TEXTS.rowsMany);
}

export function cellsText(count: number): string {
  return plural(count, GRID_TEXTS.cellsOne, GRID_TEXTS.cellsMany);
}
