import type { Cents } from "#domain/shared/money.ts";
import type { FormulaReader } from "../formula/formula-types.ts";
import { priceByRules } from "./price-rules.ts";
import type { PriceRuleSet, RulePrice } from "./price-rules.ts";

/** The values that make a price, written so that no two lists of them come out alike. */
const SEPARATOR = "\u0000";

/** Prices one product after the other as `priceByRules` does, and what is alike in the base price and in every variable
 *  that a rule may read only once: a catalogue has many kits, made of few products. Kept for one run, then dropped. */
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
