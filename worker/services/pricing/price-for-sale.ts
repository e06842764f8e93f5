import type { CompiledPricing } from "#domain/pricing/compile-pricing.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import { withoutCost } from "#domain/pricing/price-item.ts";
import type { KitForSale } from "#domain/requests/build-order.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing-queries.ts";
import type { Scope } from "#worker/scope.ts";
import { buyerFacts, priceTogether } from "./price-for-buyer.ts";

/** Kits that are bought together, at the prices that the rules give all of them in these amounts. */
export function priceForSale(
  scope: Scope,
  {
    kits,
    wanted,
    pricing,
    company,
    center,
  }: {
    kits: readonly (KitForSale & { priced: PricedItem })[];
    wanted: readonly { id: string; amount: number }[];
    pricing: CompiledPricing;
    company: PricedCompanyRow | undefined;
    center: { name: string; address: { state: string } };
  },
): KitForSale[] {
  const lines = kits.map(({ id, priced }) => ({
    item: priced,
    amount: wanted.reduce((sum, one) => sum + (one.id === id ? one.amount : 0), 0),
  }));
  const prices = priceTogether(
    scope,
    pricing,
    lines,
    buyerFacts(company, { center, purchaseType: "closedKits" }),
  );
  return kits.map(({ priced: _facts, ...kit }, at) => {
    const price = prices[at];
    if (price === undefined) return kit;
    const { priceCents, basePriceCents, rulesVersion, explain } = price;
    return { ...kit, priceCents, basePriceCents, rulesVersion, explain: withoutCost(explain) };
  });
}
