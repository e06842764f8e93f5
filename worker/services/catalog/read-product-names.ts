import {
  type CatalogNames,
  createProductRepository,
} from "#worker/repositories/catalog/product-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { productsAccess } from "./products-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Reads names for texts of products: the distributor's categories, and its inverters with the given ids or codes. */
export function createReadProductNames(scope: Scope) {
  return async function readNames(inverters: readonly string[]): Promise<CatalogNames> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    return createProductRepository(database, distributor.id).readNames(inverters);
  };
}
