import {
  createProductRepository,
  type ProductDetails,
} from "#worker/repositories/catalog/product-repository.ts";
import { saveProducts } from "#worker/repositories/catalog/product-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { productsAccess } from "./products-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Deactivates a product, which removes it from all lists, or activates it again; closed kits with it follow. Repeating
 *  the call changes nothing.
 *  @param version - version that the person saw */
export function createSetProductActive(scope: Scope) {
  return async function setActive(
    id: string,
    { active, version }: { active: boolean; version: number },
  ): Promise<ProductDetails> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    const products = createProductRepository(database, distributor.id);
    const { type, values, ...stored } = await products.getProduct(id);
    if (values.active === active) return { type, values, ...stored };
    const at = scope.now().toISOString();
    const about = {
      entity: "product",
      entityId: id,
      changes: { active: { from: !active, to: active } },
      at,
    };
    await database.writeBatch([
      ...saveProducts(distributor.id, {
        writes: [{ id, type, values: { ...values, active }, before: { version, values } }],
        at,
      }),
      active
        ? audit(scope, distributor.id, { event: "product.activated", ...about })
        : audit(scope, distributor.id, { event: "product.deactivated", ...about }),
    ]);
    return products.getProduct(id);
  };
}
