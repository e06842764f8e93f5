import { sumCents } from "#domain/shared/money.ts";
import type { CompiledPricing } from "./compile-pricing.ts";
import type { LineToPrice, PriceBuyer } from "./price-facts.ts";
import { type ItemPrice, priceLines } from "./price-item.ts";
import type { SimulatedRow, Simulation } from "./pricing-answers.ts";

/** A past sale or a catalogue item, with its buyer. */
export interface SimulatedSale {
  about: Pick<SimulatedRow, "id" | "code" | "name" | "integratorName" | "createdAt">;
  lines: readonly LineToPrice[];
  buyer: PriceBuyer;
}

/** The price of each sale under the rules in force and under the rules on trial. Only lines are priced, in the amounts
 *  bought. */
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

/** Totals and counts of all rows. */
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
