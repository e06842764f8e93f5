import { expect, test } from "vitest";
import type { PriceChange } from "#domain/change-sets/price-change-schema.ts";
import { changeText, problemText } from "./change-set-words.ts";

const PRICE = { kind: "price", productType: null } as const;

function textOf(formula: string): string {
  const price: PriceChange = {
    selection: { group: "stringbox", manufacturer: "", categoryId: "", search: "", ids: null },
    rule: { by: "formula", formula, rounding: "cent" },
  };
  return changeText(PRICE, price);
}

test.each([
  ["custo / (1 - 20%)", "Preço por fórmula: custo / (1 - 20%) · String boxes"],
  ["máximo(\n  custo;\n  100\n)", "Preço por fórmula: máximo( custo; 100 ) · String boxes"],
  // A formula of 48 characters stays whole; of 49, the last two are replaced.
  [`custo * 1,${"0".repeat(38)}`, `Preço por fórmula: custo * 1,${"0".repeat(38)} · String boxes`],
  [`custo * 1,${"0".repeat(39)}`, `Preço por fórmula: custo * 1,${"0".repeat(37)}… · String boxes`],
  // Braces that people type are not placeholders.
  ["{value} * {formula}", "Preço por fórmula: {value} * {formula} · String boxes"],
])("a change by the formula %j is called %j", (formula, text) => {
  expect(textOf(formula)).toBe(text);
});

test.each([
  [{ code: "DIVISION_BY_ZERO", variable: null }, "Divisão por zero."],
  [{ code: "MISSING_VALUE", variable: "Peso" }, "Falta o valor de “Peso”."],
  [{ code: "NEGATIVE_PRICE", variable: null }, "O preço ficaria abaixo de zero."],
] as const)("%j is told as %s", (problem, text) => {
  expect(problemText(problem)).toBe(text);
});
