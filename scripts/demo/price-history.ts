import { multiplyCents } from "#domain/shared/money.ts";
import type { product, productPrice } from "#worker/db/schema/catalog.ts";

/** Past prices and costs in relation to current ones, with the days after the start at which they began. */
const STEPS = [
  { price: "1.12", cost: "1.09", day: 0 },
  { price: "1.06", cost: "1.05", day: 24 },
  { price: "1.08", cost: "1.05", day: 41 },
  { price: "1", cost: "1", day: 68 },
] as const;

/** Version of a demo product after its price changes. */
export const DEMO_PRODUCT_VERSION = STEPS.length;

const DAY_MS = 24 * 60 * 60 * 1_000;

type PricedProduct = Pick<
  typeof product.$inferInsert,
  "distributorId" | "id" | "priceCents" | "costCents" | "createdAt"
>;

/** Price history of products: equipment became cheaper, with one step back. */
export function buildPriceHistory(products: readonly PricedProduct[]): (typeof productPrice.$inferInsert)[] {
  return products.flatMap(({ distributorId, id, priceCents, costCents, createdAt }) =>
    STEPS.map(({ price, cost, day }, index) => ({
      distributorId,
      productId: id,
      version: index + 1,
      priceCents: multiplyCents(priceCents, price),
      costCents: multiplyCents(costCents, cost),
      at: new Date(Date.parse(createdAt) + day * DAY_MS).toISOString(),
    })),
  );
}
