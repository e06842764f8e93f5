import type { CompiledPricing } from "#domain/pricing/compile-pricing.ts";
import type { LineToPrice, PriceBuyer } from "#domain/pricing/price-facts.ts";
import { type PriceDifference, priceDifference } from "#domain/pricing/price-difference.ts";
import { type ItemPrice, priceLines } from "#domain/pricing/price-item.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { logEvent } from "#worker/log.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing/pricing-queries.ts";
import type { Scope } from "#worker/scope.ts";

/** Who buys: the company's own state, registration and group. Of somebody without a company, a widget for one, nothing
 *  is known but that the center sells where it stands. */
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

/** Prices of lines that are bought together. Functions that failed are reported; the base price stands for them. */
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

/** Prices of things that stand beside one another, each as if one of it were all that is bought. */
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

/** Of each line that is bought together with the others, why it costs another price than in a list; null where it does
 *  not. In the order of the lines.
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

/** Writes into the log which products a price function failed for, and in which state.
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
