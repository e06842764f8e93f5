import type { Cents } from "#domain/shared/money.ts";
import { textOfExact } from "../formula/exact-text.ts";
import type { FormulaReader, FormulaTrace } from "../formula/formula-types.ts";
import { priceByRules } from "./price-rules.ts";
import type { PriceRule, PriceRuleSet, RulePrice } from "./price-rules.ts";

const ROUNDINGS: readonly (string | null)[] = ["arredondar", "arredondarParaCima", "arredondarParaBaixo"];

/** A number before and after it was rounded, both as dot decimals. */
export interface PriceRounding {
  /** The part of the formula that rounds, as it was typed; null for the price itself, to the cent. */
  text: string | null;
  exact: string;
  rounded: string;
}

/** Why a product has its price. */
export interface PriceExplanation {
  price: RulePrice;
  /** Rules whose conditions were looked at and did not hold, in their order. */
  passedOver: readonly Pick<PriceRule, "ruleId" | "version" | "name">[];
  /** The matching formula with the value of every part; null when no rule matched or its formula is invalid. */
  trace: FormulaTrace | null;
  /** Every rounding, from the innermost of the formula to that of the price. */
  roundings: readonly PriceRounding[];
}

/** The price that `priceByRules` makes, with every step that led to it: for the simulator and "why this price". */
export function explainPrice(rules: PriceRuleSet, baseCents: Cents, read: FormulaReader): PriceExplanation {
  const price = priceByRules(rules, baseCents, read);
  const index = rules.rules.findIndex(({ rule }) => rule.ruleId === price.rule?.ruleId);
  const matched = rules.rules[index];
  const trace = matches(matched, read) ? (matched?.formula?.explain(read) ?? null) : null;
  return {
    price,
    passedOver: rules.rules
      .slice(0, index === -1 ? undefined : index)
      .map(({ rule: { ruleId, version, name } }) => ({ ruleId, version, name })),
    trace,
    roundings: [...(trace === null ? [] : roundingsOf(trace)), ...lastRounding(price)],
  };
}

/** Whether the rule's conditions could be read, and hold: otherwise its formula was never asked. */
function matches(compiled: PriceRuleSet["rules"][number] | undefined, read: FormulaReader): boolean {
  const matched = compiled?.matches(read);
  return matched?.ok === true && matched.value;
}

function roundingsOf(trace: FormulaTrace): PriceRounding[] {
  const inner = trace.parts.flatMap(roundingsOf);
  if (!ROUNDINGS.includes(trace.name) || trace.kind !== "function") return inner;
  const [exact, rounded] = [decimalOf(trace.parts[0]), decimalOf(trace)];
  return exact === null || rounded === null ? inner : [...inner, { text: trace.text, exact, rounded }];
}

function decimalOf(trace: FormulaTrace | undefined): string | null {
  const result = trace?.result;
  return result?.ok === true && typeof result.value === "object" ? textOfExact(result.value) : null;
}

function lastRounding({ rounding, priceCents }: RulePrice): PriceRounding[] {
  if (rounding === null) return [];
  const digits = String(priceCents).padStart(3, "0");
  const exact = textOfExact(rounding.exact);
  return [{ text: null, exact, rounded: `${digits.slice(0, -2)}.${digits.slice(-2)}` }];
}
