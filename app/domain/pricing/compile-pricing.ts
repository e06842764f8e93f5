import { divide, type Exact, subtract } from "../formula/exact.ts";
import { exactOfText } from "../formula/exact-text.ts";
import { compilePriceRules, type PriceRuleSet } from "./price-rules.ts";
import { PRICE_VOCABULARY } from "./price-vocabulary.ts";
import { toPriceCondition } from "./pricing-conditions.ts";
import type { PriceBreak, PricingRules } from "./pricing-rules-schema.ts";

/** One published version of a distributor's rules, ready to price any number of items. */
export interface CompiledPricing {
  /** 0 for a distributor that has never published rules, and for rules under trial. */
  rulesVersion: number;
  functions: Readonly<Record<"product" | "kit", PriceRuleSet>>;
  /** Grouped by basis, the highest threshold first. */
  breaks: Readonly<
    Record<"product" | "kit", Readonly<Record<PriceBreak["basis"], readonly CompiledBreak[]>>>
  >;
  minimumMarginPct: string | null;
}

export interface CompiledBreak {
  /** The threshold as the distributor typed it. */
  from: string;
  threshold: number;
  percentage: string;
  /** The fraction of the price that remains after the reduction. */
  kept: Exact;
}

const ONE = exactOfText("1");
const HUNDRED = exactOfText("100");

/** Rules that change no price. */
export const NO_RULES: PricingRules = { functions: [], breaks: [], minimumMarginPct: null };

/** Reads and checks each condition and formula once. Functions that are switched off are left out.
 *  @throws DomainError UNKNOWN_COMPARATOR */
export function compilePricing(rules: PricingRules, rulesVersion: number): CompiledPricing {
  return {
    rulesVersion,
    functions: {
      product: compileFunctions(rules, "product", rulesVersion),
      kit: compileFunctions(rules, "kit", rulesVersion),
    },
    breaks: { product: breaksOf(rules, "product"), kit: breaksOf(rules, "kit") },
    minimumMarginPct: rules.minimumMarginPct,
  };
}

function compileFunctions(rules: PricingRules, kind: "product" | "kit", version: number): PriceRuleSet {
  const meant = rules.functions.filter(({ active, appliesTo }) => active && isFor(appliesTo, kind));
  return compilePriceRules(
    meant.map(({ id, name, conditions, value }) => ({
      ruleId: id,
      version,
      name,
      conditions: conditions.map(toPriceCondition),
      formula: value,
    })),
    PRICE_VOCABULARY,
  );
}

function breaksOf(rules: PricingRules, kind: "product" | "kit"): CompiledPricing["breaks"]["kit"] {
  const of = (basis: PriceBreak["basis"]) =>
    rules.breaks
      .filter((one) => one.basis === basis && isFor(one.appliesTo, kind))
      .map(({ from, percentage }) => ({
        ...{ from, threshold: Number(from), percentage },
        kept: subtract(ONE, divide(exactOfText(percentage), HUNDRED)),
      }))
      .sort((a, b) => b.threshold - a.threshold || Number(b.percentage) - Number(a.percentage));
  return { quantity: of("quantity"), orderPower: of("orderPower") };
}

function isFor(appliesTo: "all" | "product" | "kit", kind: "product" | "kit"): boolean {
  return appliesTo === "all" || appliesTo === kind;
}
