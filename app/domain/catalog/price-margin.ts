import Big from "big.js";
import { DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import { roundHalfUp } from "#domain/shared/money.ts";
import { isPct } from "#domain/shared/percent.ts";

/** Price that leaves a margin over price, exactly: cost ÷ (1 − margin ÷ 100). Whoever shows or stores it rounds it, once.
 *  @param costCents - cost of one unit
 *  @param marginPct - decimal text, 0 ≤ m < 100
 *  @throws DomainError INVALID_NUMBER for a margin out of that range
 *  @example exactPriceForMargin({ costCents: 100, marginPct: "70" }) // 333.33… */
export function exactPriceForMargin({ costCents, marginPct }: { costCents: Cents; marginPct: string }): Big {
  if (!isPct(marginPct)) throw new DomainError("INVALID_NUMBER", { input: marginPct });
  const margin = new Big(marginPct);
  if (margin.lt(0) || margin.gte(100)) throw new DomainError("INVALID_NUMBER", { input: marginPct });
  return new Big(costCents).times(100).div(new Big(100).minus(margin));
}

/** As `exactPriceForMargin`, rounded to the cent.
 *  @throws DomainError INVALID_NUMBER
 *  @example priceForMargin({ costCents: 80_000, marginPct: "20" }) // 100_000 */
export function priceForMargin(of: { costCents: Cents; marginPct: string }): Cents {
  return roundHalfUp(exactPriceForMargin(of));
}

/** Margin over price in tenths of a percent, below zero when the price does not cover the cost; null without a price.
 *  @example marginTenths({ priceCents: 100_000, costCents: 80_000 }) // 200, which is 20.0% */
export function marginTenths({
  priceCents,
  costCents,
}: {
  priceCents: Cents;
  costCents: Cents;
}): number | null {
  if (priceCents <= 0) return null;
  return roundHalfUp(new Big(priceCents).minus(costCents).times(1000).div(priceCents));
}
