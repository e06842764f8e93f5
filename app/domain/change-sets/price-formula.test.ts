import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PRICE_ROUNDINGS, type PriceRounding } from "./price-change.ts";
import { compilePriceFormula, isWithinSteps, priceByFormula, type ProductFacts } from "./price-formula.ts";

const MODULE: ProductFacts = {
  productCode: "MOD-550",
  type: "module",
  manufacturer: "Solaris",
  category: "",
  powerW: 550,
  weightKg: 27.3,
  priceCents: 60_000,
  costCents: 45_000,
};

function priceOf(text: string, product: Partial<ProductFacts> = {}, rounding: PriceRounding = "cent") {
  const compilation = compilePriceFormula(text);
  if (!compilation.ok) throw new Error(JSON.stringify(compilation.problems));
  return priceByFormula({ ...MODULE, ...product }, { formula: compilation.formula, rounding });
}

const changedTo = (priceCents: number) => ({ kind: "changed", after: { priceCents, costCents: 45_000 } });

test.each([
  // 450 ÷ 0,8
  ["custo / (1 - 20%)", 56_250],
  // 600 × 1,055
  ["Preço base * (1 + 5,5%)", 63_300],
  ["preco - 49,90", 55_010],
  // 0,55 kWp × 1.000
  ["Potência do item * 1.000", 55_000],
  // 450 + 27,3 × 2,5 = 518,25
  ["Custo + Peso * 2,5", 51_825],
  ['se Tipo do produto = "modulo" então 500 senão 1', 50_000],
  ['se umDe(Fabricante; "SOLARIS"; "Aurora") e Código = "mod-550" então 700 senão 1', 70_000],
  ['se Categoria = "Cabos" então 1 senão 2', 200],
  // 450 ÷ 0,35 is 1.285,714…; above 1.000 it stops.
  ["mínimo(Custo / 0,35; 1.000)", 100_000],
])("%s is worth %i cents for a module", (text, cents) => {
  expect(priceOf(text)).toEqual(changedTo(cents));
});

test.each<[string, PriceRounding, number]>([
  // 10 ÷ 3 = 3,333…
  ["10 / 3", "cent", 333],
  ["20 / 3", "cent", 667],
  // Half a cent goes up, what is just below it down, however close.
  ["1,005", "cent", 101],
  ["1,00499999999999999999", "cent", 100],
  ["0,015 / 3", "cent", 1],
  ["10,05", "tenCents", 1_010],
  ["10,0499999999999", "tenCents", 1_000],
  // 100,40 lies as far from 99,90 as from 100,90.
  ["100,40", "endsIn90", 10_090],
  ["100,3999999999999", "endsIn90", 9_990],
  ["0,01", "endsIn90", 90],
  ["0", "endsIn90", 0],
  ["0", "cent", 0],
])("%s rounded to %s is %i cents", (text, rounding, cents) => {
  expect(priceOf(text, {}, rounding)).toEqual(changedTo(cents));
});

test("a price that comes out the same is no change, also after it was rounded", () => {
  expect(priceOf("Preço base")).toEqual({ kind: "same" });
  expect(priceOf("Preço base + 0,004")).toEqual({ kind: "same" });
  expect(priceOf("Preço base + 0,005")).toEqual(changedTo(60_001));
});

test.each([
  ["Custo * 2", { costCents: 0 }, { kind: "left", reason: "NO_COST" }],
  ["Peso * 2", { weightKg: null }, noResult("MISSING_VALUE", "Peso")],
  ["Potência * 2", { powerW: null }, noResult("MISSING_VALUE", "Potência do item")],
  ["Preço base / (Peso - 27,3)", {}, noResult("DIVISION_BY_ZERO", null)],
  ["Preço base / Peso", { weightKg: 0 }, noResult("DIVISION_BY_ZERO", null)],
  ["Preço base % (Custo - 450)", {}, noResult("DIVISION_BY_ZERO", null)],
  ["faixa(Custo; 100; 1; 200; 2)", {}, noResult("NO_BAND", null)],
  ["limitar(Custo; Preço base; 1)", {}, noResult("LIMITS_REVERSED", null)],
  ["Custo - Preço base", {}, noResult("NEGATIVE_PRICE", null)],
  ["0 - 0,0001 * Custo", {}, noResult("NEGATIVE_PRICE", null)],
])("%s with %j leaves the product as it is: %j", (text, product, outcome) => {
  expect(priceOf(text, product)).toEqual(outcome);
});

test("what a product lacks matters only where the formula needs it", () => {
  const text = 'se Tipo = "inversor" então Custo * 2 senão 700';
  expect(priceOf(text, { costCents: 0 })).toEqual({
    kind: "changed",
    after: { priceCents: 70_000, costCents: 0 },
  });
  expect(priceOf(text, { costCents: 0, type: "inverter" })).toEqual({ kind: "left", reason: "NO_COST" });
});

test.each([
  ["10.000.000", changedTo(1_000_000_000)],
  ["10.000.000,004", changedTo(1_000_000_000)],
  ["10.000.000,005", { kind: "left", reason: "ABOVE_LIMIT" }],
  ["1000000000000000000000", { kind: "left", reason: "ABOVE_LIMIT" }],
  ["Custo * 100000000000000000000000000000", noResult("NUMBER_TOO_LARGE", null)],
])("up to ten million reais a price is stored: %s", (text, outcome) => {
  expect(priceOf(text)).toEqual(outcome);
});

test.each([
  [100, 20_000, true],
  [100, 20_001, false],
  [1_000, 2_000, true],
  [1_001, 2_000, false],
])("a formula of %i parts for %i products: %s", (steps, products, isWithin) => {
  expect(isWithinSteps({ steps }, products)).toBe(isWithin);
});

test("no formula makes a price negative or touches the cost, and what it rounds it rounds as other rules", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...PRICE_ROUNDINGS), (priceCents, costCents, rounding) => {
      const outcome = priceOf("Preço base * 3 / 7 - Custo / 11", { priceCents, costCents }, rounding);
      if (outcome.kind !== "changed") return;
      const { after } = outcome;
      expect(after.costCents).toBe(costCents);
      expect(after.priceCents).toBeGreaterThanOrEqual(0);
      if (rounding === "tenCents") expect(after.priceCents % 10).toBe(0);
      if (rounding === "endsIn90" && after.priceCents > 0) expect(after.priceCents % 100).toBe(90);
      // 77 × (3 p ÷ 7 − c ÷ 11) = 33 p − 7 c, exactly.
      const reach = rounding === "cent" ? 0.5 : rounding === "tenCents" ? 5 : 90;
      expect(Math.abs(33 * priceCents - 7 * costCents - 77 * after.priceCents)).toBeLessThanOrEqual(
        77 * reach,
      );
    }),
  );
});

function noResult(code: string, variable: string | null) {
  return { kind: "left", reason: "NO_RESULT", problem: { code, variable } };
}
