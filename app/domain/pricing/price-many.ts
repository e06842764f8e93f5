import type { Cents } from "#domain/shared/money.ts";
import type { FormulaReader } from "../formula/formula-types.ts";
import { priceByRules } from "./price-rules.ts";
import type { PriceRuleSet, RulePrice } from "./price-rules.ts";

/** Separates the values of a cache key; the character occurs in no value, so different values give different keys. */
const SEPARATOR = "\u0000";

/** A pricer that gives the same prices as `priceByRules`, but calculates items with equal base price and equal
 *  variables only once: a large catalogue has many kits of few products. Its cache lasts for one run. */
export function createPricer(rules: PriceRuleSet): (baseCents: Cents, read: FormulaReader) => RulePrice {
  const known = new Map<string, RulePrice>();
  const keys = [...new Set(rules.rules.flatMap((rule) => rule.keys))];
  return (baseCents, read) => {
    let alike = String(baseCents);
    for (const key of keys) {
      const value = read(key);
      alike += `${SEPARATOR}${typeof value}${SEPARATOR}${String(value)}`;
    }
    const earlier = known.get(alike);
    if (earlier !== undefined) return earlier;
    const price = priceByRules(rules, baseCents, read);
    known.set(alike, price);
    return price;
  };
}
