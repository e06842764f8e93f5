import type { GridQuery } from "#domain/change-sets/change-set-schema.ts";
import type { Product } from "#domain/catalog/product-schema.ts";
import { createProductSelectionRepository } from "#worker/repositories/catalog/product-selection-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { changeSetsAccess } from "./change-set-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Products on a page of the grid. */
const GRID_PAGE_SIZE = 500;

export interface GridPage {
  items: Product[];
  hasMore: boolean;
}

/** Reads a page of matching products for the grid. */
export function createReadGrid(scope: Scope) {
  return async function readGrid(filter: GridQuery, page: number): Promise<GridPage> {
    const { distributor, database } = authoriseUser(scope, changeSetsAccess);
    const products = createProductSelectionRepository(database, distributor.id);
    const found = await products.listWhole(
      { ...filter, ids: null },
      { offset: (page - 1) * GRID_PAGE_SIZE, limit: GRID_PAGE_SIZE + 1 },
    );
    return { items: found.slice(0, GRID_PAGE_SIZE), hasMore: found.length > GRID_PAGE_SIZE };
  };
}

/** Lists categories and manufacturers for filters and fields. */
export function createListProductChoices(scope: Scope) {
  return async function listProductChoices(): Promise<{
    categories: { id: string; name: string }[];
    manufacturers: string[];
  }> {
    const { distributor, database } = authoriseUser(scope, changeSetsAccess);
    return createProductSelectionRepository(database, distributor.id).listChoices();
  };
}
