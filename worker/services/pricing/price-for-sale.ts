import type { CompiledPricing } from "#domain/pricing/compile-pricing.ts";
import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import type { LineToPrice, PricedItem } from "#domain/pricing/price-facts.ts";
import { priceLines, withoutCost } from "#domain/pricing/price-item.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing/pricing-queries.ts";
import type { Scope } from "#worker/scope.ts";
import { buyerFacts, differencesOf, priceTogether } from "./price-for-buyer.ts";

interface SaleToPrice {
  items: readonly (ItemForSale & { priced: PricedItem })[];
  wanted: readonly { id: string; amount: number }[];
  pricing: CompiledPricing;
  company: PricedCompanyRow | undefined;
  center: { name: string; address: { state: string } };
  purchaseType: PurchaseType;
}

/** Items bought together, with their prices in these amounts. */
export function priceForSale(scope: Scope, sale: SaleToPrice): ItemForSale[] {
  const prices = priceTogether(scope, sale.pricing, linesOf(sale), buyerFacts(sale.company, sale));
  return sale.items.map(({ priced: _facts, ...item }, at) => {
    const price = prices[at];
    if (price === undefined) return item;
    const { priceCents, basePriceCents, rulesVersion, explain } = price;
    return { ...item, priceCents, basePriceCents, rulesVersion, explain: withoutCost(explain) };
  });
}

/** Why items cost something else together than each of them alone, by id; without those of the same price. */
export function differencesForSale(sale: SaleToPrice): ReadonlyMap<string, PriceDifference> {
  const [lines, buyer] = [linesOf(sale), buyerFacts(sale.company, sale)];
  const prices = priceLines(sale.pricing, lines, buyer);
  const differences = differencesOf(sale.pricing, lines, { buyer, prices });
  return new Map(
    sale.items.flatMap(({ id }, at) => {
      const difference = differences[at] ?? null;
      return difference === null ? [] : [[id, difference] as const];
    }),
  );
}

function linesOf({ items, wanted }: Pick<SaleToPrice, "items" | "wanted">): LineToPrice[] {
  return items.map(({ id, priced }) => ({
    item: priced,
    amount: wanted.reduce((sum, one) => sum + (one.id === id ? one.amount : 0), 0),
  }));
}
