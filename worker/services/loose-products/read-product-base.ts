import type { ProductBase, ProductBaseQuery } from "#domain/loose-products/product-base-schema.ts";
import { SaleProductsQuerySchema } from "#domain/loose-products/sale-product-schema.ts";
import { createKitPartRepository } from "#worker/repositories/kits/kit-part-repository.ts";
import { listSellingRegions } from "#worker/repositories/centers/selling-region-queries.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseChoosing } from "./choosing-products.ts";
import { createListSaleProducts } from "./list-sale-products.ts";

/** Reads the start of a page that chooses products: centers by state, the first page of products for sale (those of the
 *  shop, for a shop; none where products cannot change), settings of mounted kits, and names of structures.
 *  @throws DomainError CENTER_REQUIRED, NOT_FOUND for another distributor's company */
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
