import { expect, test } from "vitest";
import { compilePricing } from "./compile-pricing.ts";
import type { LineToPrice, PriceBuyer, PricedItem } from "./price-facts.ts";
import { isBelowMargin, priceLines, withoutCost } from "./price-item.ts";
import { type PricingRules, PricingRulesSchema } from "./pricing-rules-schema.ts";

const KIT: PricedItem = {
  kind: "kit",
  id: "kto_1",
  productCode: "KIT-5500",
  type: "kit",
  category: "",
  manufacturer: "",
  powerW: 5_500,
  weightKg: 320,
  costCents: 800_000,
  catalogueCents: 1_000_000,
  listPrice: null,
};
const MODULE: PricedItem = {
  ...KIT,
  kind: "product",
  id: "prd_1",
  productCode: "MOD-550",
  type: "module",
  manufacturer: "Canadian",
  powerW: 550,
  weightKg: 28,
  costCents: 40_000,
  catalogueCents: 60_000,
};
const BUYER: PriceBuyer = {
  state: "SP",
  registration: true,
  billingType: "company",
  integratorProfile: "Ouro",
  center: "CD Goiânia",
  purchaseType: "closedKits",
};

type Written = Parameters<typeof PricingRulesSchema.parse>[0];

function price(rules: Written, lines: readonly LineToPrice[] = [{ item: KIT, amount: 1 }], buyer = BUYER) {
  return priceLines(compilePricing(PricingRulesSchema.parse(rules), 7), lines, buyer);
}

const priceOf = (...args: Parameters<typeof price>) => price(...args).map(({ priceCents }) => priceCents);

function buildFunction(
  value: string,
  conditions: PricingRules["functions"][number]["conditions"] = [],
  changes: object = {},
) {
  return { id: `f${value}`, name: `Regra ${value}`, value, conditions, ...changes };
}

test("the first function whose conditions hold gives the price, rounded to 2 decimals, else the base price stands [PRICING-03]", () => {
  const functions = [
    buildFunction("preço base * 0,9", [{ variable: "state", comparator: "igual", value: "GO" }]),
    buildFunction("preço base / 3", [{ variable: "state", comparator: "igual", value: "sp" }]),
    buildFunction("1", [{ variable: "state", comparator: "igual", value: "SP" }]),
  ];
  expect(priceOf({ functions })).toEqual([333_333]);
  expect(priceOf({ functions }, undefined, { ...BUYER, state: "GO" })).toEqual([900_000]);
  expect(priceOf({ functions }, undefined, { ...BUYER, state: "MG" })).toEqual([1_000_000]);
  expect(price({ functions })[0]?.explain.at(-1)).toEqual({
    amount: "unitPrice",
    subjectId: "kto_1",
    rule: "Regra preço base / 3",
    rulesVersion: 7,
    inputs: { state: "SP", basePrice: 1_000_000 },
    exactCents: "333333.3333333333",
    resultCents: 333_333,
  });
});

test.each([
  ["10,005", 1_001],
  ["10,0049999", 1_000],
])("a formula worth %s reais is %i cents", (value, cents) => {
  expect(priceOf({ functions: [buildFunction(value)] })).toEqual([cents]);
});

test.each([
  ["maior", "5.5", false],
  ["maior", "5.499", true],
  ["menor", "5.5", false],
  ["menor", "5.501", true],
  ["igual", "5.50", true],
  ["diferente", "5.50", false],
  ["maiorOuIgual", "5.5", true],
  ["maiorOuIgual", "5.501", false],
  ["menorOuIgual", "5.5", true],
  ["menorOuIgual", "5.499", false],
] as const)("a kit of 5.5 kWp with a power %s %s meets the condition: %s", (comparator, value, meets) => {
  const functions = [buildFunction("1", [{ variable: "power", comparator, value }])];
  expect(priceOf({ functions })).toEqual([meets ? 100 : 1_000_000]);
});

test.each([
  ["state", "igual", "GO; SP", true],
  ["state", "diferente", "GO; SP", false],
  ["integratorProfile", "igual", "OURO", true],
  ["registration", "igual", "sim", true],
  ["registration", "igual", "Não", false],
  ["registration", "diferente", "não", true],
  ["billingType", "igual", "empresa", true],
  ["center", "igual", "cd goiania", true],
  ["purchaseType", "igual", "kit fechado", true],
  ["productType", "igual", "kit", true],
  ["productCode", "igual", "kit-5500", true],
  ["quantity", "igual", "1", true],
  ["cost", "maior", "7999.99", true],
  ["weight", "menor", "320", false],
] as const)("%s %s %s holds: %s", (variable, comparator, value, holds) => {
  const functions = [buildFunction("1", [{ variable, comparator, value }])];
  expect(priceOf({ functions })).toEqual([holds ? 100 : 1_000_000]);
});

test("an unknown comparator is an error, and a function that fails is reported with the base price kept [PRICING-04]", () => {
  const rules = PricingRulesSchema.parse({
    functions: [buildFunction("1", [{ variable: "state", comparator: "igual", value: "SP" }])],
  });
  const broken = structuredClone(rules) as { functions: { conditions: { comparator: string }[] }[] };
  for (const { conditions } of broken.functions) conditions[0] = { ...conditions[0], comparator: "parecido" };
  expect(() => compilePricing(broken as PricingRules, 1)).toThrow(
    expect.objectContaining({ code: "UNKNOWN_COMPARATOR", details: { comparator: "parecido" } }),
  );
  const functions = [buildFunction("preço base / (quantidade - 1)"), buildFunction("1")];
  expect(price({ functions })[0]).toMatchObject({
    priceCents: 1_000_000,
    failure: { rule: "Regra preço base / (quantidade - 1)", code: "DIVISION_BY_ZERO" },
  });
  expect(priceOf({ functions }, [{ item: KIT, amount: 3 }])).toEqual([500_000]);
  expect(price({ functions: [buildFunction("0 - 1")] })[0]).toMatchObject({
    priceCents: 1_000_000,
    failure: { code: "NEGATIVE_PRICE" },
  });
});

test("functions and breaks are for products, kits or both, and those that are switched off price nothing", () => {
  const lines = [
    { item: KIT, amount: 1 },
    { item: MODULE, amount: 1 },
  ];
  const only = (appliesTo: string, changes = {}) => ({
    functions: [buildFunction("preço base * 0,5", [], { appliesTo, ...changes })],
  });
  expect(priceOf(only("kit"), lines)).toEqual([500_000, 60_000]);
  expect(priceOf(only("product"), lines)).toEqual([1_000_000, 30_000]);
  expect(priceOf(only("all"), lines)).toEqual([500_000, 30_000]);
  expect(priceOf(only("all", { active: false }), lines)).toEqual([1_000_000, 60_000]);
  const breaks = [{ id: "b", basis: "quantity", appliesTo: "product", from: "1", percentage: "50" }];
  expect(priceOf({ breaks }, lines)).toEqual([1_000_000, 30_000]);
});

test.each([
  [9, 60_000],
  [10, 58_800],
  [49, 58_800],
  [50, 57_000],
])("%i modules at 2% from ten and 5% from fifty cost %i cents each", (amount, cents) => {
  const breaks = [
    { id: "a", basis: "quantity", from: "50", percentage: "5" },
    { id: "b", basis: "quantity", from: "10", percentage: "2" },
  ];
  expect(priceOf({ breaks }, [{ item: MODULE, amount }])).toEqual([cents]);
});

test.each([
  [9, 1_000_000],
  [10, 970_000],
])("%i kits of 5.5 kWp at 3%% from 55 kWp of the whole order cost %i cents each", (amount, cents) => {
  const breaks = [{ id: "a", basis: "orderPower", from: "55", percentage: "3" }];
  expect(priceOf({ breaks }, [{ item: KIT, amount }])).toEqual([cents]);
});

test("power counts over all lines, of kits and modules but not of inverters, and both breaks follow one another", () => {
  const inverter = { ...MODULE, id: "prd_2", type: "inverter", powerW: 50_000 } as const;
  const breaks = [
    { id: "a", basis: "orderPower", from: "11", percentage: "10" },
    { id: "b", basis: "quantity", from: "10", percentage: "1.5" },
  ];
  const lines = [
    { item: KIT, amount: 1 },
    { item: MODULE, amount: 10 },
    { item: inverter, amount: 1 },
  ];
  // 5.5 kWp of the kit and 5.5 of the modules: 600.00 less 1.5% is 591.00, less 10% is 531.90.
  expect(priceOf({ breaks }, lines)).toEqual([900_000, 53_190, 54_000]);
  expect(priceOf({ breaks }, lines.slice(1))).toEqual([59_100, 60_000]);
});

test("each break is rounded half up by itself", () => {
  const breaks = [
    { id: "a", basis: "quantity", from: "1", percentage: "10" },
    { id: "b", basis: "orderPower", from: "0.001", percentage: "10" },
  ];
  // 10.05 less 10% is 9.045, so 9.05; less 10% is 8.145, so 8.15. At once it would be 8.14.
  const item = { ...KIT, catalogueCents: 1_005 };
  expect(priceOf({ breaks }, [{ item, amount: 1 }])).toEqual([815]);
});

test("what a break makes is told before and after rounding", () => {
  const breaks = [{ id: "a", basis: "quantity", from: "1", percentage: "5.5" }];
  const item = { ...KIT, catalogueCents: 1_001 };
  // 10.01 less 5.5% is 9.45945
  expect(price({ breaks }, [{ item, amount: 1 }])[0]?.explain.at(-1)).toMatchObject({
    ...{ rule: "break:quantity", exactCents: "945.945", resultCents: 946 },
  });
});

test("a price list takes the catalogue's place, also in formulas", () => {
  const item = { ...KIT, listPrice: { name: "Ouro", priceCents: 950_000 } };
  expect(price({}, [{ item, amount: 1 }])[0]).toMatchObject({
    basePriceCents: 950_000,
    priceCents: 950_000,
    explain: [
      { rule: "priceList", inputs: { catalogueCents: 1_000_000, priceList: "Ouro" }, resultCents: 950_000 },
    ],
  });
  expect(priceOf({ functions: [buildFunction("preço base - 1")] }, [{ item, amount: 1 }])).toEqual([949_900]);
});

test.each([
  [11_499, 10_000, "15", true],
  [11_500, 10_000, "15", false],
  [11_500, 10_000, null, false],
  [1, 0, "15", false],
])("a price of %i on a cost of %i is below a margin of %s: %s", (priceCents, costCents, pct, isBelow) => {
  expect(isBelowMargin(priceCents, costCents, pct)).toBe(isBelow);
});

test("what anything costs the distributor stays out of the explanations of buyers", () => {
  const functions = [buildFunction("custo * 1,2 + preço base * 0")];
  const [priced] = price({ functions });
  expect(priced?.explain.at(-1)?.inputs).toEqual({ cost: 800_000, basePrice: 1_000_000 });
  expect(withoutCost(priced?.explain ?? []).at(-1)?.inputs).toEqual({ basePrice: 1_000_000 });
});

test("more units never cost more each, and no price is below zero, whatever the breaks and formulas", () => {
  let seed = 42;
  const next = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % limit;
  };
  for (let round = 0; round < 200; round += 1) {
    let percentage = 0;
    const breaks = Array.from({ length: 5 }, (_, at) => {
      percentage += next(20);
      return {
        id: String(at),
        basis: next(2) === 0 ? "quantity" : "orderPower",
        from: String((at + 1) * 10),
        percentage: String(Math.min(99, percentage)),
      };
    });
    const item = { ...MODULE, catalogueCents: next(100_000) };
    const functions = [buildFunction(`preço base - ${String(next(500))}`)];
    let before = Number.POSITIVE_INFINITY;
    for (let amount = 1; amount < 120; amount += 7) {
      const [cents = -1] = priceOf({ functions, breaks }, [{ item, amount }]);
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(cents).toBeLessThanOrEqual(before);
      before = cents;
    }
  }
});
