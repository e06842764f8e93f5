import Big from "big.js";
import { DomainError } from "#domain/shared/errors.ts";
import { type Cents, roundHalfUp } from "#domain/shared/money.ts";
import { isPct } from "#domain/shared/percent.ts";

/** Whether a text is a possible margin over price: a percentage from 0 to below 100. */
export function isMarginPct(text: string): boolean {
  return isPct(text) && new Big(text).gte(0) && new Big(text).lt(100);
}

/** The unrounded price that gives a margin over price: cost ÷ (1 − margin ÷ 100). The caller rounds it once.
 *  @param costCents - cost of one unit
 *  @param marginPct - decimal text, 0 ≤ m < 100
 *  @throws DomainError INVALID_NUMBER for a margin out of that range
 *  @example exactPriceForMargin({ costCents: 100, marginPct: "70" }) // 333.33… */
export function exactPriceForMargin({ costCents, marginPct }: { costCents: Cents; marginPct: string }): Big {
  if (!isMarginPct(marginPct)) throw new DomainError("INVALID_NUMBER", { input: marginPct });
  return new Big(costCents).times(100).div(new Big(100).minus(marginPct));
}

/** The price that gives a margin over price, rounded to the cent.
 *  @throws DomainError INVALID_NUMBER
 *  @example priceForMargin({ costCents: 80_000, marginPct: "20" }) // 100_000 */
export function priceForMargin(of: { costCents: Cents; marginPct: string }): Cents {
  return roundHalfUp(exactPriceForMargin(of));
}

/** A price and the amount that it has to cover: the cost of a product, or the list prices of a kit's parts. */
export interface CoveredPrice {
  priceCents: Cents;
  costCents: Cents;
}

/** Margin over price in tenths of a percent; negative if the price is below the cost, null without a price.
 *  @example marginTenths({ priceCents: 100_000, costCents: 80_000 }) // 200, which is 20.0% */
export function marginTenths(price: CoveredPrice): number | null {
  const margin = exactMarginPct(price);
  return margin && roundHalfUp(margin.times(10));
}

/** Margin over price as a percentage with two decimals.
 *  @example marginPct({ priceCents: 1_000_000, costCents: 800_000 }) // "20" */
export function marginPct(price: CoveredPrice): string | null {
  return exactMarginPct(price)?.round(2, Big.roundHalfUp).toString() ?? null;
}

function exactMarginPct({ priceCents, costCents }: CoveredPrice): Big | null {
  return priceCents <= 0 ? null : new Big(priceCents).minus(costCents).times(100).div(priceCents);
}
