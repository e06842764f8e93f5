import type { ProductBase, ProductBaseQuery } from "#domain/loose-products/product-base-schema.ts";
import { SaleProductsQuerySchema } from "#domain/loose-products/sale-product-schema.ts";
import { createKitPartRepository } from "#worker/repositories/kits/kit-part-repository.ts";
import { listSellingRegions } from "#worker/repositories/centers/selling-region-queries.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseChoosing } from "./choosing-products.ts";
import { createListSaleProducts } from "./list-sale-products.ts";

/** What a page on which products are chosen begins with: who serves which states, the first page of the products on sale
 *  (those put forward in shops, for a shop; none where what was chosen stays), the settings of putting kits together and
 *  the names of structures.
 *  @throws DomainError CENTER_REQUIRED, NOT_FOUND for a company that is not the distributor's */
export function createReadProductBase(scope: Scope) {
  const listProducts = createListSaleProducts(scope);
  return async function readProductBase(query: ProductBaseQuery): Promise<ProductBase> {
    const { eventType, integratorId, pageSize, ecommerce } = query;
    const { distributor, database, purchaseType } = authoriseChoosing(scope, query.purchaseType);
    const choosesProducts = eventType === "budget" || eventType === "order";
    const asked = SaleProductsQuerySchema.parse({ purchaseType, integratorId, pageSize });
    const [regions, structures, list] = await Promise.all([
      listSellingRegions(database, distributor.id),
      createKitPartRepository(database, distributor.id).listStructures(),
      choosesProducts ? listProducts(asked, { featuredOnly: ecommerce }) : null,
    ]);
    const { kits, mountKit, stepsMountKit } = distributor.settings;
    return {
      regions: regions.map(({ states, centerPriority }) => ({
        states: [...states],
        centerPriority: [...centerPriority],
      })),
      products: list?.items ?? [],
      totalProducts: list?.totalItems ?? 0,
      totalIsExact: list?.totalIsExact ?? true,
      showsPrices: list?.showsPrices ?? false,
      kitSettings: kits,
      mountKitSettings: mountKit,
      structureNames: structures.flatMap(({ id, name, active }) => (active ? [{ id, name }] : [])),
      stepsMountKit,
    };
  };
}
