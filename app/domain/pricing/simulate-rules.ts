import { sumCents } from "#domain/shared/money.ts";
import type { CompiledPricing } from "./compile-pricing.ts";
import type { LineToPrice, PriceBuyer } from "./price-facts.ts";
import { type ItemPrice, priceLines } from "./price-item.ts";
import type { SimulatedRow, Simulation } from "./pricing-answers.ts";

/** Something that was bought, or stands on sale, with whom it is priced for. */
export interface SimulatedSale {
  about: Pick<SimulatedRow, "id" | "code" | "name" | "integratorName" | "createdAt">;
  lines: readonly LineToPrice[];
  buyer: PriceBuyer;
}

/** What each sale costs by the rules that count and by those that are tried: lines only, as they were bought. */
export function simulateSales(
  sales: readonly SimulatedSale[],
  { current, tried }: { current: CompiledPricing; tried: CompiledPricing },
): SimulatedRow[] {
  return sales.map(({ about, lines, buyer }) => {
    const before = totalOf(priceLines(current, lines, buyer), lines);
    const prices = priceLines(tried, lines, buyer);
    const after = totalOf(prices, lines);
    return {
      ...about,
      currentCents: before,
      simulatedCents: after,
      differenceCents: after - before,
      failures: prices.filter(({ failure }) => failure !== null).length,
      belowMargin: prices.some(({ belowMargin }) => belowMargin),
    };
  });
}

function totalOf(prices: readonly ItemPrice[], lines: readonly LineToPrice[]): number {
  return sumCents(prices.map(({ priceCents }, at) => priceCents * (lines[at]?.amount ?? 0)));
}

/** Sums and counts of all rows. */
export function totalSimulation(rows: readonly SimulatedRow[]): Simulation["totals"] {
  const currentCents = sumCents(rows.map((row) => row.currentCents));
  const simulatedCents = sumCents(rows.map((row) => row.simulatedCents));
  return {
    currentCents,
    simulatedCents,
    differenceCents: simulatedCents - currentCents,
    rising: rows.filter(({ differenceCents }) => differenceCents > 0).length,
    falling: rows.filter(({ differenceCents }) => differenceCents < 0).length,
    failures: rows.reduce((sum, { failures }) => sum + failures, 0),
    belowMargin: rows.filter(({ belowMargin }) => belowMargin).length,
  };
}
