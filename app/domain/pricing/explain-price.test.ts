import { expect, test } from "vitest";
import { explainPrice } from "./explain-price.ts";
import type { FormulaInput } from "../formula/formula-types.ts";
import { compilePriceRules } from "./price-rules.ts";
import { PRICE_VOCABULARY } from "./price-vocabulary.ts";

const VALUES: Record<string, FormulaInput> = { basePrice: 100_050, state: "SP", quantity: 12 };

const RULES = [
  {
    ruleId: "rule_parana",
    version: 1,
    name: "Paraná",
    conditions: [{ variable: "state", comparator: "=", value: "PR" }],
    formula: "preço base * 2",
  },
  {
    ruleId: "rule_many",
    version: 4,
    name: "Muitos",
    conditions: [{ variable: "quantity", comparator: ">", value: 10 }],
    formula: "arredondarParaCima(arredondar(preço base / 7; 1) * 3) / 8",
  },
];

function explain(values: Record<string, FormulaInput>) {
  return explainPrice(compilePriceRules(RULES, PRICE_VOCABULARY), 100_050, (key) => values[key]);
}

test("a price is explained by the rules that it passed over, the value of every part and every rounding", () => {
  const { price, passedOver, trace, roundings } = explain(VALUES);
  expect(price).toMatchObject({ priceCents: 5_363, rule: { ruleId: "rule_many", version: 4 } });
  expect(passedOver).toEqual([{ ruleId: "rule_parana", version: 1, name: "Paraná" }]);
  expect(trace?.parts.map(({ kind, name, text }) => [kind, name, text])).toEqual([
    ["function", "arredondarParaCima", "arredondarParaCima(arredondar(preço base / 7; 1) * 3)"],
    ["number", null, "8"],
  ]);
  // 1.000,50 ÷ 7 = 142,928571428571…; 142,9 × 3 = 428,7; 429 ÷ 8 = 53,625.
  expect(roundings).toEqual([
    { text: "arredondar(preço base / 7; 1)", exact: "142.928571428571", rounded: "142.9" },
    { text: "arredondarParaCima(arredondar(preço base / 7; 1) * 3)", exact: "428.7", rounded: "429" },
    { text: null, exact: "53.625", rounded: "53.63" },
  ]);
});

test("a base price that stands is explained by all rules that it passed over", () => {
  const { price, passedOver, trace, roundings } = explain({ ...VALUES, quantity: 10 });
  expect(price.rule).toBeNull();
  expect(passedOver.map(({ ruleId }) => ruleId)).toEqual(["rule_parana", "rule_many"]);
  expect([trace, roundings]).toEqual([null, []]);
});

test("a rule whose condition cannot be read has no formula to explain", () => {
  const { price, passedOver, trace } = explain({ basePrice: 100_050, quantity: 12 });
  expect(price).toMatchObject({
    failure: "MISSING_VALUE",
    rule: { ruleId: "rule_parana" },
    priceCents: 100_050,
  });
  expect([passedOver, trace]).toEqual([[], null]);
});
