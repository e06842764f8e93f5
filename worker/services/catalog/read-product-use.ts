import {
  createProductUseRepository,
  type KitsOfProduct,
} from "#worker/repositories/catalog/product-use-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { productsAccess } from "./products-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Closed kits on offer that hold a product: how many, and the first of them by name. */
export function createReadProductUse(scope: Scope) {
  return async function readUse(id: string): Promise<KitsOfProduct> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    return createProductUseRepository(database, distributor.id).kitsOf(id);
  };
}
