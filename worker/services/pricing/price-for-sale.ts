import type { CompiledPricing } from "#domain/pricing/compile-pricing.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import { withoutCost } from "#domain/pricing/price-item.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing/pricing-queries.ts";
import type { Scope } from "#worker/scope.ts";
import { buyerFacts, priceTogether } from "./price-for-buyer.ts";

/** Items bought together, with their prices in these amounts. */
export function priceForSale(
  scope: Scope,
  {
    items,
    wanted,
    pricing,
    company,
    center,
    purchaseType,
  }: {
    items: readonly (ItemForSale & { priced: PricedItem })[];
    wanted: readonly { id: string; amount: number }[];
    pricing: CompiledPricing;
    company: PricedCompanyRow | undefined;
    center: { name: string; address: { state: string } };
    purchaseType: PurchaseType;
  },
): ItemForSale[] {
  const lines = items.map(({ id, priced }) => ({
    item: priced,
    amount: wanted.reduce((sum, one) => sum + (one.id === id ? one.amount : 0), 0),
  }));
  const prices = priceTogether(scope, pricing, lines, buyerFacts(company, { center, purchaseType }));
  return items.map(({ priced: _facts, ...item }, at) => {
    const price = prices[at];
    if (price === undefined) return item;
    const { priceCents, basePriceCents, rulesVersion, explain } = price;
    return { ...item, priceCents, basePriceCents, rulesVersion, explain: withoutCost(explain) };
  });
}
