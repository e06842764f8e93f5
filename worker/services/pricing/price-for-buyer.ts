import type { CompiledPricing } from "#domain/pricing/compile-pricing.ts";
import type { LineToPrice, PriceBuyer } from "#domain/pricing/price-facts.ts";
import { type PriceDifference, priceDifference } from "#domain/pricing/price-difference.ts";
import { type ItemPrice, priceLines } from "#domain/pricing/price-item.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { logEvent } from "#worker/log.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing/pricing-queries.ts";
import type { Scope } from "#worker/scope.ts";

/** The buyer's facts for prices: the company's state, registration and group. Of a buyer without a company, such as a
 *  widget, only the center's state is known. */
export function buyerFacts(
  company: PricedCompanyRow | undefined,
  {
    center,
    purchaseType,
  }: { center: { name: string; address: { state: string } }; purchaseType: PurchaseType },
): PriceBuyer {
  return {
    state: company?.state ?? center.address.state,
    registration: company?.registration === 1,
    billingType: "company",
    integratorProfile: company?.groupName ?? "",
    center: center.name,
    purchaseType,
  };
}

/** Prices of lines bought together. Failed functions are reported; the base price applies instead. */
export function priceTogether(
  scope: Scope,
  pricing: CompiledPricing,
  lines: readonly LineToPrice[],
  buyer: PriceBuyer,
): ItemPrice[] {
  const prices = priceLines(pricing, lines, buyer);
  reportPriceFailures(scope, { lines, prices, state: buyer.state });
  return prices;
}

/** Prices of separate items, each as if a single unit were bought alone. */
export function priceEach(
  scope: Scope,
  pricing: CompiledPricing,
  items: readonly LineToPrice["item"][],
  buyer: PriceBuyer,
): ItemPrice[] {
  const lines = items.map((item) => ({ item, amount: 1 }));
  const prices = lines.flatMap((line) => priceLines(pricing, [line], buyer));
  reportPriceFailures(scope, { lines, prices, state: buyer.state });
  return prices;
}

/** Why each line bought with others costs a different price than alone; null for the same price. In the order of the
 *  lines.
 *  @param prices - of the lines together */
export function differencesOf(
  pricing: CompiledPricing,
  lines: readonly LineToPrice[],
  { buyer, prices }: { buyer: PriceBuyer; prices: readonly ItemPrice[] },
): (PriceDifference | null)[] {
  return lines.map((line, at) => {
    const [alone] = priceLines(pricing, [{ ...line, amount: 1 }], buyer);
    const together = prices[at];
    return alone === undefined || together === undefined ? null : priceDifference(alone, together);
  });
}

const MAX_CODES = 20;

/** Logs the products for which a price function failed, and the state.
 *  @source spec, error reporting: prices */
function reportPriceFailures(
  scope: Scope,
  { lines, prices, state }: { lines: readonly LineToPrice[]; prices: readonly ItemPrice[]; state: string },
): void {
  const codes = new Map<string, string[]>();
  for (const [at, { failure }] of prices.entries()) {
    if (failure === null) continue;
    const found = codes.get(failure.code) ?? [];
    codes.set(failure.code, [...found, lines[at]?.item.productCode ?? ""]);
  }
  for (const [reason, productCodes] of codes) {
    logEvent("warn", "price-calculation-failed", {
      requestId: scope.requestId,
      distributorId: scope.tenant?.distributor.id ?? null,
      rulesVersion: prices[0]?.rulesVersion ?? null,
      state,
      reason,
      productCodes: productCodes.slice(0, MAX_CODES).join(","),
      failures: productCodes.length,
    });
  }
}
