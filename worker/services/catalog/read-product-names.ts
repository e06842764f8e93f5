import {
  type CatalogNames,
  createProductRepository,
} from "#worker/repositories/catalog/product-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { productsAccess } from "./products-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Categories of the distributor, and those inverters out of ids or codes that it has: what texts of products are read
 *  and written with. */
export function createReadProductNames(scope: Scope) {
  return async function readNames(inverters: readonly string[]): Promise<CatalogNames> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    return createProductRepository(database, distributor.id).readNames(inverters);
  };
}
