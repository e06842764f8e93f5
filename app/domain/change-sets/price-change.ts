import Big from "big.js";
import type { FormulaFaultCode } from "#domain/formula/formula-types.ts";
import type { Cents } from "#domain/shared/money.ts";
import { roundHalfUp } from "#domain/shared/money.ts";
import { exactPriceForMargin } from "../catalog/price-margin.ts";
import { MAX_CENTS } from "../catalog/product-fields.ts";

/** Rounding of a new price: to the cent, to ten cents, or to the nearest amount that ends in ,90. */
export const PRICE_ROUNDINGS = ["cent", "tenCents", "endsIn90"] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** A change of prices or costs. Percentages are signed decimal texts, amounts are signed cents; negative values lower
 *  the price. */
export type PlainPriceRule = { rounding: PriceRounding } & (
  | { by: "percent"; field: PriceField; pct: string }
  | { by: "amount"; field: PriceField; amountCents: Cents }
  | { by: "margin"; marginPct: string }
);

/** A new price by a formula of the distributor, as typed; `priceByFormula` applies it. */
export interface FormulaPriceRule {
  rounding: PriceRounding;
  by: "formula";
  formula: string;
}

export type PriceRule = PlainPriceRule | FormulaPriceRule;

export type PriceField = "priceCents" | "costCents";

export interface Prices {
  priceCents: Cents;
  costCents: Cents;
}

/** The result of a rule for a product: its new prices, or why it was skipped. A margin over an unknown cost gives no
 *  price. */
export type PriceOutcome =
  | { kind: "changed"; after: Prices }
  | { kind: "same" }
  | { kind: "left"; reason: "NO_COST" | "ABOVE_LIMIT" }
  | { kind: "left"; reason: "NO_RESULT"; problem: PriceProblem };

/** Why a formula gives no price for a product. */
export interface PriceProblem {
  code: FormulaFaultCode | "NEGATIVE_PRICE";
  /** Name of the variable without a value. */
  variable: string | null;
}

/** Applies a rule to the prices of one product. The result is never below zero and is rounded once.
 *  @throws DomainError INVALID_NUMBER for an invalid percentage or margin */
export function changePrices(prices: Prices, rule: PlainPriceRule): PriceOutcome {
  if (rule.by === "margin" && prices.costCents === 0) return { kind: "left", reason: "NO_COST" };
  return settlePrice(prices, {
    field: fieldOf(rule),
    exact: exactPrice(prices, rule),
    rounding: rule.rounding,
  });
}

/** The price that a rule changes: price or cost. */
export function fieldOf(rule: PriceRule): PriceField {
  return rule.by === "margin" || rule.by === "formula" ? "priceCents" : rule.field;
}

/** Rounds an unrounded price in cents and replaces the old one, if it is within the limit.
 *  @example settlePrice({ priceCents: 100, costCents: 50 }, { field: "priceCents", exact: new Big("100.4"), rounding:
 *    "cent" })
 *    // { kind: "same" } */
export function settlePrice(
  prices: Prices,
  { field, exact, rounding }: { field: PriceField; exact: Big; rounding: PriceRounding },
): PriceOutcome {
  // Far above the limit no rounding matters, so the value is not rounded.
  const cents = exact.gt(2 * MAX_CENTS) ? Infinity : roundPrice(exact, rounding);
  if (cents > MAX_CENTS) return { kind: "left", reason: "ABOVE_LIMIT" };
  return cents === prices[field]
    ? { kind: "same" }
    : {
        kind: "changed",
        after: { priceCents: prices.priceCents, costCents: prices.costCents, [field]: cents },
      };
}

function exactPrice(prices: Prices, rule: PlainPriceRule): Big {
  switch (rule.by) {
    case "percent":
      return new Big(prices[rule.field]).times(new Big(rule.pct).plus(100)).div(100);
    case "amount":
      return new Big(prices[rule.field]).plus(rule.amountCents);
    case "margin":
      return exactPriceForMargin({ costCents: prices.costCents, marginPct: rule.marginPct });
  }
}

/** Rounds a price in cents to the nearest label price, halves up and never below zero.
 *  @example roundPrice(new Big(10_040), "endsIn90") // 10_090: 99,90 is 50 away, and so is 100,90 */
export function roundPrice(exact: Big, rounding: PriceRounding): Cents {
  if (exact.lte(0)) return 0;
  switch (rounding) {
    case "cent":
      return roundHalfUp(exact);
    case "tenCents":
      return roundHalfUp(exact.div(10)) * 10;
    case "endsIn90":
      return exact.lt(90) ? 90 : roundHalfUp(exact.minus(90).div(100)) * 100 + 90;
  }
}
