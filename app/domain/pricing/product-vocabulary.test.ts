import { expect, test } from "vitest";
import { formulaProblemText } from "#copy/formula.ts";
import { compileFormula } from "../formula/compile-formula.ts";
import { readTokens } from "../formula/tokenize.ts";
import { suggestNames } from "../formula/suggest-names.ts";
import { PRICE_VARIABLES, PRICE_VOCABULARY } from "./price-vocabulary.ts";
import { PRODUCT_VARIABLES, PRODUCT_VOCABULARY } from "./product-vocabulary.ts";

function problemsOf(text: string) {
  const compilation = compileFormula(text, PRODUCT_VOCABULARY);
  return compilation.ok ? [] : compilation.problems;
}

test("formulas of products ask for what a product has by itself, by the names of price formulas", () => {
  expect(PRODUCT_VARIABLES.map(({ name }) => name)).toEqual([
    "Preço base",
    "Custo",
    "Potência do item",
    "Peso",
    "Tipo do produto",
    "Categoria",
    "Fabricante",
    "Código do produto",
  ]);
});

test.each([
  ["Preço base * Quantidade", 13, 10, "Quantidade"],
  ["Custo + qtd", 8, 3, "Quantidade"],
  // Begins like the product's own variable "Potência".
  ["se Potência do pedido > 75 então Custo senão Preço", 3, 18, "Potência do pedido"],
  ['se uf igual "SP" então Custo senão Preço', 3, 2, "Estado"],
  ['se Tipo de compra = "kit" então Custo senão Preço', 3, 14, "Tipo de compra"],
])("%s asks for what only a request has", (text, position, length, found) => {
  expect(problemsOf(text)).toEqual([{ position, length, code: "ONLY_IN_REQUEST", details: { found } }]);
});

test("every variable that a product lacks is refused as one of requests, and fits the price formulas", () => {
  const others = PRICE_VARIABLES.filter((one) => !PRODUCT_VARIABLES.includes(one));
  expect(others).toHaveLength(10);
  for (const { name, kind } of others) {
    const text =
      kind === "text" ? `se ${name} = "x" então 1 senão 2` : `se ${name} = ${name} então 1 senão 2`;
    expect(problemsOf(text)[0]).toMatchObject({ code: "ONLY_IN_REQUEST", details: { found: name } });
    expect(compileFormula(text, PRICE_VOCABULARY).ok).toBe(true);
  }
});

test("the refusal says in Portuguese why the name is none here", () => {
  expect(problemsOf("Quantidade").map(formulaProblemText)).toEqual([
    "“Quantidade” só existe em um pedido. Aqui a fórmula vê apenas o produto.",
  ]);
});

test("names of requests are neither offered nor meant, and editors paint them as unknown", () => {
  expect(suggestNames("Quant", 5, PRODUCT_VOCABULARY).suggestions).toEqual([]);
  expect(problemsOf("Quantidad")).toMatchObject([{ code: "UNKNOWN_NAME", details: { found: "Quantidad" } }]);
  expect(problemsOf("Quantidad")[0]?.details.suggestion).toBeUndefined();
  expect(problemsOf("Cust * 2")[0]?.details.suggestion).toBe("Custo");
  expect(readTokens("UF", PRODUCT_VOCABULARY)).toEqual([{ kind: "unknown", position: 0, length: 2 }]);
});
