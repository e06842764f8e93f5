import type { Cents } from "#domain/shared/money.ts";
import type { CompiledBreak, CompiledPricing } from "./compile-pricing.ts";
import { add, compare, multiply, round } from "../formula/exact.ts";
import { exactOfNumber, textOfExact } from "../formula/exact-text.ts";
import type { PriceExplanation } from "./price-explanation.ts";
import {
  basePriceOf,
  type LineToPrice,
  type OrderFacts,
  orderFactsOf,
  type PriceBuyer,
  type PricedItem,
  readPriceFacts,
} from "./price-facts.ts";
import { priceByRules, type PriceRuleFailure, type RulePrice } from "./price-rules.ts";

/** Unit price of an item, and how it came about. */
export interface ItemPrice {
  id: string;
  /** Price before functions and breaks. */
  basePriceCents: Cents;
  priceCents: Cents;
  rulesVersion: number;
  /** Whether the price leaves less than the minimum margin over the cost. */
  belowMargin: boolean;
  /** Why a matching function gave no price, so that the base price remained. */
  failure: { rule: string; code: PriceRuleFailure } | null;
  explain: readonly PriceExplanation[];
}

/** Prices all lines of a request, in their order. Breaks and formulas depend on the whole request. */
export function priceLines(
  pricing: CompiledPricing,
  lines: readonly LineToPrice[],
  buyer: PriceBuyer,
): ItemPrice[] {
  const order = orderFactsOf(lines);
  return lines.map((line) => priceItem(pricing, line, { buyer, order }));
}

/** Unit price of one product or kit: base price, then the first function whose conditions hold, then the highest break
 *  reached by the line's amount, then the highest reached by the request's power. Every step is rounded half up to the
 *  cent.
 *  @source spec, validation rules: pricing formulas */
function priceItem(
  pricing: CompiledPricing,
  line: LineToPrice,
  { buyer, order }: { buyer: PriceBuyer; order: OrderFacts },
): ItemPrice {
  const { item, amount } = line;
  const { rulesVersion } = pricing;
  const baseCents = basePriceOf(item);
  const explain = [explainBase(item, baseCents)];
  const read = readPriceFacts(line, buyer, order);
  const ruled = priceByRules(pricing.functions[item.kind], baseCents, read);
  if (ruled.rule !== null) explain.push(explainFunction(item.id, ruled, rulesVersion));
  let priceCents = ruled.priceCents;
  const { quantity, orderPower } = pricing.breaks[item.kind];
  const reached = [
    { basis: "quantity", count: amount, found: quantity.find(({ threshold }) => amount >= threshold) },
    {
      basis: "orderPower",
      count: order.powerW / 1000,
      found: orderPower.find(({ threshold }) => order.powerW >= threshold * 1000),
    },
  ] as const;
  for (const { basis, count, found } of reached) {
    if (found === undefined) continue;
    const step = applyBreak(found, { id: item.id, basis, count, priceCents, rulesVersion });
    priceCents = step.resultCents;
    explain.push(step);
  }
  const { rule, failure } = ruled;
  return {
    id: item.id,
    basePriceCents: baseCents,
    priceCents,
    rulesVersion,
    belowMargin: isBelowMargin(priceCents, item.costCents, pricing.minimumMarginPct),
    failure: rule !== null && failure !== null ? { rule: rule.name, code: failure } : null,
    explain,
  };
}

const HUNDRED = exactOfNumber(100);
/** Decimal places of a cent, which are twelve of a real. */
const CENT_PLACES = 10;

/** Whether a price leaves less than a margin over the cost. An item without a cost is never below.
 *  @example isBelowMargin(11_499, 10_000, "15") // true */
export function isBelowMargin(priceCents: Cents, costCents: Cents, minimumPct: string | null): boolean {
  if (minimumPct === null || costCents === 0) return false;
  const wanted = add(HUNDRED, exactOfNumber(Number(minimumPct)));
  return (
    compare(multiply(exactOfNumber(costCents), wanted), multiply(exactOfNumber(priceCents), HUNDRED)) > 0
  );
}

function explainBase({ id, catalogueCents, listPrice }: PricedItem, resultCents: Cents): PriceExplanation {
  return {
    amount: "basePrice",
    subjectId: id,
    rule: listPrice === null ? "catalogue" : "priceList",
    inputs: { catalogueCents, ...(listPrice === null ? {} : { priceList: listPrice.name }) },
    resultCents,
  };
}

function explainFunction(
  subjectId: string,
  { rule, inputs, rounding, failure, priceCents }: RulePrice,
  rulesVersion: number,
): PriceExplanation {
  const shown: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(inputs)) {
    if (value !== null) shown[key] = typeof value === "boolean" ? String(value) : value;
  }
  if (failure !== null) shown["failure"] = failure;
  const told: PriceExplanation = {
    amount: "unitPrice",
    subjectId,
    rule: rule?.name ?? "",
    rulesVersion,
    inputs: shown,
    resultCents: priceCents,
  };
  if (rounding === null) return told;
  return { ...told, exactCents: textOfExact(multiply(rounding.exact, HUNDRED), CENT_PLACES) };
}

function applyBreak(
  { from, percentage, kept }: CompiledBreak,
  {
    id,
    basis,
    count,
    priceCents,
    rulesVersion,
  }: { id: string; basis: "quantity" | "orderPower"; count: number; priceCents: Cents; rulesVersion: number },
): PriceExplanation {
  const exact = multiply(exactOfNumber(priceCents), kept);
  return {
    amount: "unitPrice",
    subjectId: id,
    rule: `break:${basis}`,
    rulesVersion,
    inputs: { priceCents, [basis]: count, from, percentage },
    exactCents: textOfExact(exact),
    resultCents: round(exact, 0).n,
  };
}

/** Explanations for buyers, without the distributor's costs. */
export function withoutCost(explain: readonly PriceExplanation[]): PriceExplanation[] {
  return explain.map(({ inputs: { cost: _cost, ...inputs }, ...rest }) => ({ ...rest, inputs }));
}
