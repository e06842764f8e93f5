import { expect, test } from "vitest";
import { buildRecommendable, buildRule, recommendFor } from "#tests/factories/recommendation.ts";

const MODULE = buildRecommendable("MOD", "module");
const MC4 = buildRecommendable("MC4", "complementaryEquipment");
const CABLE = buildRecommendable("CABLE", "complementaryEquipment");
const BOTH = [MODULE, MC4, CABLE];

const recOf = ({ products }: ReturnType<typeof recommendFor>) =>
  Object.fromEntries(products.map(({ productCode, recAmount }) => [productCode, recAmount]));

test.each([
  ["módulos * 2", 20],
  ["módulos / 4", 3], // 2.5
  ["módulos / 5", 2], // exactly
  ["módulos * 0,1 + 0,0001", 2], // 1.0001
  ["módulos - 10", 0],
  ["módulos - 10,5", 0], // never negative
  ["módulos - 9,99", 1], // 0.01
])("ten modules by the formula %s recommend %d", (amount, expected) => {
  expect(recOf(recommendFor([buildRule("r", { amount })], BOTH, { MOD: 10 }))).toEqual(
    expected === 0 ? { MOD: 0 } : { MC4: expected, MOD: 0 },
  );
});

test("an amount of 100.000 units is the most that is recommended", () => {
  const of = (amount: string) => recommendFor([buildRule("r", { amount })], BOTH, { MOD: 1 });
  expect(recOf(of("100000"))).toEqual({ MC4: 100_000, MOD: 0 });
  expect(of("100001").rounds.at(-1)?.[0]).toMatchObject({ state: "failed", fault: "NUMBER_TOO_LARGE" });
});

test("what is recommended goes into the cart by itself only where the product says so", () => {
  const rules = [buildRule("r"), buildRule("s", { productId: "CABLE", amount: "7" })];
  const products = [MODULE, MC4, { ...CABLE, automaticallyAdded: true }];
  expect(recommendFor(rules, products, { MOD: 3 }).products).toEqual([
    {
      productId: "CABLE",
      productCode: "CABLE",
      amount: 7,
      recAmount: 7,
      recAutomaticAmount: 7,
      freeAmount: 0,
      ruleIds: ["s"],
    },
    {
      productId: "MC4",
      productCode: "MC4",
      amount: 0,
      recAmount: 6,
      recAutomaticAmount: 0,
      freeAmount: 0,
      ruleIds: ["r"],
    },
    {
      productId: "MOD",
      productCode: "MOD",
      amount: 3,
      recAmount: 0,
      recAutomaticAmount: 0,
      freeAmount: 0,
      ruleIds: [],
    },
  ]);
});

test("a line that nobody changed follows the recommendation, a changed one stays, also when it was taken out", () => {
  const products = [MODULE, { ...MC4, automaticallyAdded: true }];
  const amountFor = (amount: number) =>
    recommendFor([buildRule("r")], products, { MOD: 5, MC4: { amount, recAutomaticAmount: 6 } }).products[0];
  expect(amountFor(6)).toMatchObject({ amount: 10, recAutomaticAmount: 10 });
  expect(amountFor(7)).toMatchObject({ amount: 7, recAutomaticAmount: 10 });
  expect(amountFor(0)).toMatchObject({ amount: 0, recAutomaticAmount: 10 });
});

test("what two rules recommend of one product adds up, free units too, at most what is in the cart", () => {
  const rules = [
    buildRule("r", { amount: "4", freeAmount: "recomendado / 3" }), // 1.33: two
    buildRule("s", { amount: "3", freeAmount: "recomendado * 5" }), // fifteen of three: three
  ];
  const free = (amounts: Parameters<typeof recommendFor>[2]) =>
    recommendFor(rules, BOTH, amounts).products[0];
  expect(free({ MOD: 1 })).toMatchObject({ recAmount: 7, freeAmount: 5, ruleIds: ["r", "s"] });
  expect(free({ MOD: 1, MC4: 4 })).toMatchObject({ amount: 4, recAmount: 7, freeAmount: 4 });
  expect(free({ MOD: 1, MC4: 9 })).toMatchObject({ amount: 9, freeAmount: 5 });
});

test("free units below zero are none", () => {
  const rule = buildRule("r", { freeAmount: "0 - 1" });
  expect(recommendFor([rule], BOTH, { MOD: 1 }).products[0]).toMatchObject({ recAmount: 2, freeAmount: 0 });
});

test("what is recommended sets off other rules, in a further round where they stand before", () => {
  const first = buildRule("connectors");
  const second = buildRule("cable", {
    types: [],
    productIds: ["MC4"],
    productId: "CABLE",
    amount: "quantidade + 1",
  });
  expect(recOf(recommendFor([first, second], BOTH, { MOD: 2 }))).toEqual({ CABLE: 5, MC4: 4, MOD: 0 });
  const turned = recommendFor([second, first], BOTH, { MOD: 2 });
  expect(recOf(turned)).toEqual({ CABLE: 5, MC4: 4, MOD: 0 });
  expect(turned.rounds.map((round) => round.map(({ amount }) => amount))).toEqual([
    [0, 4],
    [5, 4],
    [5, 4],
  ]);
  expect(turned.swinging).toEqual([]);
});

test("a rule does not set itself off", () => {
  const rule = buildRule("r", { types: ["module", "complementaryEquipment"], amount: "quantidade + 1" });
  const { products, rounds } = recommendFor([rule], BOTH, { MOD: 2 });
  expect(products[0]).toMatchObject({ productCode: "MC4", recAmount: 3 });
  expect(rounds).toHaveLength(2);
});

test("rules that drive each other up stop after ten rounds and are named", () => {
  const rules = [
    buildRule("steady", { amount: "1" }),
    buildRule("up", { productId: "CABLE", amount: "recomendado na categoria + 1" }),
    buildRule("down", { productId: "TAPE", amount: "recomendado na categoria + 1" }),
  ];
  const tape = buildRecommendable("TAPE", "complementaryEquipment");
  const { rounds, swinging } = recommendFor(rules, [...BOTH, tape], { MOD: 1 });
  expect(rounds).toHaveLength(10);
  expect(swinging).toEqual(["up", "down"]);
});

test("a set of rules that needs all ten rounds to agree is stable", () => {
  const chain = Array.from({ length: 9 }, (_, place) =>
    buildRule(`r${String(place)}`, {
      types: [],
      productIds: [place === 8 ? "MOD" : `P${String(place + 1)}`],
      productId: `P${String(place)}`,
      amount: "quantidade",
    }),
  );
  const parts = chain.map(({ productId }) => buildRecommendable(productId ?? "", "complementaryEquipment"));
  const { rounds, swinging, products } = recommendFor(chain, [MODULE, ...parts], { MOD: 3 });
  expect(rounds).toHaveLength(10);
  expect(swinging).toEqual([]);
  expect(products.find(({ productCode }) => productCode === "P0")).toMatchObject({ recAmount: 3 });
});

test("a rule runs only with its structures, types, manufacturers, categories and products", () => {
  const stated = (changes: Parameters<typeof buildRule>[1], layout = {}) =>
    recommendFor([buildRule("r", changes)], BOTH, { MOD: 1 }, layout).rounds[0]?.[0]?.state;
  expect(stated({ structureIds: ["solo"] })).toBe("otherStructure");
  expect(stated({ structureIds: ["solo"] }, { id: "laje" })).toBe("otherStructure");
  expect(stated({ structureIds: ["solo"] }, { id: "solo" })).toBe("recommended");
  expect(stated({ types: ["inverter"] })).toBe("notSetOff");
  expect(stated({ manufacturers: ["FABRICANTE"] })).toBe("recommended");
  expect(stated({ manufacturers: ["Outro"] })).toBe("notSetOff");
  expect(stated({ categoryIds: ["c"] })).toBe("notSetOff");
  expect(stated({ productIds: ["MOD"] })).toBe("recommended");
  expect(stated({ productIds: ["MC4"] })).toBe("notSetOff");
});

test("of a category, the chosen one comes first, then one of which there is enough, then the cheapest, then by code", () => {
  const of = (id: string, priceCents: number, available: number, isOnSale = true) =>
    buildRecommendable(id, "complementaryEquipment", { categoryId: "c", priceCents, available, isOnSale });
  const products = [
    MODULE,
    of("A-GONE", 1, 100, false),
    of("B-FEW", 2, 9),
    of("C-NONE", 1, 0),
    of("E-FAIR", 5, 10),
    of("D-FAIR", 5, 10),
    of("F-DEAR", 9, 99),
  ];
  const rule = buildRule("r", { productId: null, categoryId: "c", amount: "10 * quantidade" });
  const chosen = (amounts: Record<string, number>) =>
    recommendFor([rule], products, amounts).rounds.at(-1)?.[0]?.productId;
  expect(chosen({ MOD: 1 })).toBe("D-FAIR");
  expect(chosen({ MOD: 2 })).toBe("F-DEAR"); // twenty
  expect(chosen({ MOD: 10 })).toBe("B-FEW"); // a hundred: nobody has enough
  expect(chosen({ MOD: 1, "B-FEW": 1 })).toBe("B-FEW");
  expect(chosen({ MOD: 1, "B-FEW": 0 })).toBe("D-FAIR");
});

test("nothing is recommended of what is not on sale, and a formula that fails is told with its reason", () => {
  const state = (changes: Parameters<typeof buildRule>[1], products = BOTH) =>
    recommendFor([buildRule("r", changes)], products, { MOD: 1 }).rounds.at(-1)?.[0];
  expect(state({}, [MODULE, { ...MC4, isOnSale: false }])).toMatchObject({
    state: "nothingOnSale",
    amount: 0,
  });
  expect(state({ amount: "1 / (módulos - 1)" })).toMatchObject({
    state: "failed",
    fault: "DIVISION_BY_ZERO",
  });
  expect(state({ amount: "módulos *" })).toMatchObject({ state: "failed", fault: "INVALID_FORMULA" });
  expect(state({ freeAmount: "1 / (recomendado - 2)" })).toMatchObject({
    state: "failed",
    fault: "DIVISION_BY_ZERO",
    amount: 0,
  });
});

test("a round tells what set a rule off, what its formula read, and its worth before rounding", () => {
  const rule = buildRule("r", { amount: "módulos por fileira / 4 + metros de cabo" });
  expect(recommendFor([rule], BOTH, { MOD: 10 }, { rows: 3, cableMetres: 2 }).rounds.at(-1)).toEqual([
    {
      ruleId: "r",
      state: "recommended",
      setOffBy: ["MOD"],
      inputs: { modulosPorFileira: 4, metrosDeCabo: 2 },
      exact: "3",
      productId: "MC4",
      amount: 3,
      freeAmount: 0,
      fault: null,
    },
  ]);
});
