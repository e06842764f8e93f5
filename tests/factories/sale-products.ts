import { sql } from "drizzle-orm";
import type { ResolvedProducts, SaleProductList } from "#domain/loose-products/sale-product-schema.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "./distributor.ts";
import { changeRows } from "./rows.ts";

/** A distributor of loose products; by default its integrators see prices while choosing. */
export function createLooseSeller(display = "onSelection"): Promise<TestDistributor> {
  return createTestDistributor({
    actions: { singleProductPurchase: true, kitMount: true, kitExpress: true },
    settings: { priceDisplay: { howToDisplayPricesInSeparateSale: display } },
  });
}

/** Adds units of a product at the distributor's center. */
export function stockUp(
  owner: TestDistributor,
  productId: string,
  onHand: number,
  centerId = owner.centerId,
) {
  return changeRows(
    owner,
    sql`insert into stock (distributor_id, product_id, center_id, on_hand)
      values (${owner.id}, ${productId}, ${centerId}, ${onHand})
      on conflict do update set on_hand = ${onHand}`,
  );
}

/** A buyer of loose products, with the calls for it. */
export async function createLooseBuyer(
  owner: TestDistributor,
  person: Parameters<typeof createTestUser>[1] = {},
) {
  const { headers } = await createTestUser(owner, { permissions: ["separateSale"], ...person });
  return {
    headers,
    list: (query = "") => callApi<SaleProductList>("GET", `/app/user/products${query}`, { headers }),
    resolve: (body: object) =>
      callApi<ResolvedProducts>("POST", "/app/user/products/resolve", { headers, body }),
  };
}
