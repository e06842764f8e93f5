import {
  createProductUseRepository,
  type KitsOfProduct,
} from "#worker/repositories/catalog/product-use-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { productsAccess } from "./products-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Reads the number of closed kits for sale that contain a product, and the first ones by name. */
export function createReadProductUse(scope: Scope) {
  return async function readUse(id: string): Promise<KitsOfProduct> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    return createProductUseRepository(database, distributor.id).kitsOf(id);
  };
}
