import { expect, test } from "vitest";
import { textOfExact } from "../formula/exact-text.ts";
import type { FormulaInput } from "../formula/formula-types.ts";
import type { PriceCondition } from "./price-condition.ts";
import { createPricer } from "./price-many.ts";
import { compilePriceRules, priceByRules } from "./price-rules.ts";
import type { PriceRule } from "./price-rules.ts";
import { PRICE_VOCABULARY } from "./price-vocabulary.ts";

const VALUES: Record<string, FormulaInput> = {
  basePrice: 100_050,
  cost: 80_000,
  quantity: 12,
  orderPower: "75.5",
  state: "São Paulo",
  registration: false,
};

function rule(formula: string, conditions: PriceCondition[] = [], ruleId = "rule_1"): PriceRule {
  return { ruleId, version: 3, name: `Regra ${ruleId}`, conditions, formula };
}

function price(rules: PriceRule[], values = VALUES) {
  return priceByRules(compilePriceRules(rules, PRICE_VOCABULARY), 100_050, (key) => values[key]);
}

function condition(variable: string, comparator: string, value: PriceCondition["value"]): PriceCondition {
  return { variable, comparator, value };
}

test("the first formula whose condition holds makes the price, rounded half up to the cent; else the base price stands [PRICING-03]", () => {
  const south = rule("preço base * 2", [condition("state", "=", "PR")], "rule_south");
  const large = rule("preço base * 0,9995", [condition("orderPower", ">=", 75)], "rule_large");
  const all = rule("preço base * 3", [], "rule_all");
  // 1.000,50 × 0,9995 = 999,99975; 1.000,50 × 1,00005 = 1.000,550025; 1.000,50 ÷ 100 = 10,005.
  expect(price([south, large, all])).toMatchObject({ priceCents: 100_000, rule: { ruleId: "rule_large" } });
  expect(price([south, all, large])).toMatchObject({ priceCents: 300_150, rule: { ruleId: "rule_all" } });
  expect(price([rule("preço base / 100")]).priceCents).toBe(1_001);
  expect(price([rule("10,0049999999")]).priceCents).toBe(1_000);
  expect(price([south])).toEqual({
    baseCents: 100_050,
    priceCents: 100_050,
    rule: null,
    inputs: {},
    rounding: null,
    failure: null,
  });
  expect(price([]).priceCents).toBe(100_050);
});

test.each(["maior", "==", "", "like", "__proto__"])(
  "an unknown comparator is an error, whether or not its rule would match: %j",
  (comparator) => {
    const wrong = rule("preço base", [condition("state", comparator, "SP")]);
    expect(() => price([rule("preço base"), wrong])).toThrow("UNKNOWN_COMPARATOR");
  },
);

test.each([
  ["preço base / (quantidade - 12)", "DIVISION_BY_ZERO"],
  ["preço base *", "INVALID_FORMULA"],
  ["preço base * peso", "MISSING_VALUE"],
  ["preço base - 2.000", "NEGATIVE_PRICE"],
  ["preço base * 1.000.000.000.000", "NUMBER_TOO_LARGE"],
])(
  "a formula that fails is told and the base price stays, an unknown comparator is an error: %s, %s [PRICING-04]",
  (formula, failure) => {
    const wrong = rule(formula, [condition("quantity", "maior", 1)]);
    expect(() => price([wrong])).toThrow("UNKNOWN_COMPARATOR");
    expect(price([rule(formula), rule("preço base * 2", [], "rule_2")])).toMatchObject({
      priceCents: 100_050,
      rule: { ruleId: "rule_1", version: 3 },
      rounding: null,
      failure,
    });
  },
);

test("a condition that cannot be read fails as a formula does", () => {
  expect(price([rule("1", [condition("weight", ">", 1)])])).toMatchObject({
    failure: "MISSING_VALUE",
    priceCents: 100_050,
  });
  expect(price([rule("1", [condition("apagada", ">", 1)])])).toMatchObject({ failure: "MISSING_VALUE" });
  expect(price([rule("1", [condition("quantity", ">", "muito")])])).toMatchObject({
    failure: "INVALID_VALUE",
  });
});

test("a price carries its rule, the version, what was read and the rounding", () => {
  const made = price([rule("preço base * 1,005", [condition("quantity", ">", 10)])]);
  const { rounding } = made;
  expect(rounding && textOfExact(rounding.exact)).toBe("1005.5025");
  expect(made).toEqual({
    baseCents: 100_050,
    priceCents: 100_550,
    rule: { ruleId: "rule_1", version: 3, name: "Regra rule_1" },
    inputs: { quantity: 12, basePrice: 100_050 },
    rounding: { exact: rounding?.exact, roundedCents: 100_550 },
    failure: null,
  });
});

test.each([
  ["quantity", ">", 12, false],
  ["quantity", ">", 11.99, true],
  ["quantity", ">=", 12, true],
  ["quantity", ">=", 12.01, false],
  ["quantity", "<", 12, false],
  ["quantity", "<", 12.01, true],
  ["quantity", "<=", "12.00", true],
  ["quantity", "<=", 11.99, false],
  ["orderPower", "=", 75.5, true],
  ["orderPower", "!=", 75.5, false],
  ["basePrice", "=", "1000.5", true],
  ["state", "=", "sao paulo", true],
  ["state", "!=", "SÃO PAULO", false],
  ["state", "in", ["PR", "São Paulo"], true],
  ["state", "notIn", ["PR", "São Paulo"], false],
  ["state", "in", [], false],
  ["registration", "=", false, true],
  ["registration", "!=", false, false],
])("the condition %s %s %j holds: %s", (variable, comparator, value, holds) => {
  const made = price([rule("1", [condition(variable, comparator, value)])]);
  expect(made.priceCents).toBe(holds ? 100 : 100_050);
});

test("all conditions of a rule must hold", () => {
  const both = [condition("quantity", ">", 10), condition("state", "=", "PR")];
  expect(price([rule("1", both)]).rule).toBeNull();
});

test.each([
  ["state", ">", "SP"],
  ["registration", "<", true],
  ["quantity", ">", [1, 2]],
])(
  "a comparator that does not fit its variable or value is unknown: %s %s",
  (variable, comparator, value) => {
    expect(() => price([rule("1", [condition(variable, comparator, value)])])).toThrow("UNKNOWN_COMPARATOR");
  },
);

test("what is alike in all that rules read is priced once, and what differs in one value is not", () => {
  const rules = compilePriceRules([rule("preço base * quantidade")], PRICE_VOCABULARY);
  const price = createPricer(rules);
  const of = (quantity: FormulaInput, baseCents = 100_050) =>
    price(baseCents, (key) => ({ ...VALUES, quantity, state: String(quantity) })[key]);
  expect(of(2)).toBe(of(2));
  expect([of(2).priceCents, of(3).priceCents, of("3").priceCents]).toEqual([200_100, 300_150, 300_150]);
  expect(of(2, 7).baseCents).toBe(7);
});
