import { compileFormula } from "#domain/formula/compile-formula.ts";
import type { Formula, FormulaInput } from "#domain/formula/formula-types.ts";
import { PRICE_VOCABULARY } from "#domain/pricing/price-vocabulary.ts";

/** Formulas as distributors write them. */
export const USUAL_FORMULAS = [
  "preço base * 1,05",
  "custo / (1 - 18,5 / 100)",
  'se potência do pedido > 50 e estado = "SP" então preço base * (1 - 7,5%) senão preço base fimse',
  "máximo(custo * 1,12; preço base * (1 - faixa(quantidade; 5; 0; 10; 2%; 50; 4%; 7%)))",
] as const;

/** The most expensive formulas that are allowed: the maximum number of parts, each of which lengthens a fraction
 *  that no double can hold, so that each step reduces and rounds to sixty decimals. */
export const DEAREST_FORMULAS = {
  "380 products and quotients of seven decimals": `arredondar(preço base${"*0,9999999/0,9999991".repeat(190)}; 2)`,
  "498 products and quotients of two decimals": `preço base${"*0,97/0,89".repeat(249)}`,
  "240 sums of fractions without a common part": `preço base${Array.from({ length: 240 }, (_, at) => `+custo/${String(1_000_003 + 2 * at)}`).join("")}`,
} as const;

export const TRIAL_VALUES: Readonly<Record<string, FormulaInput>> = {
  basePrice: 123_456,
  cost: 90_000,
  quantity: 12,
  orderPower: 75.5,
  state: "SP",
};

/** @throws Error for an invalid formula */
export function compileTrial(text: string): Formula {
  const compilation = compileFormula(text, PRICE_VOCABULARY);
  if (!compilation.ok) {
    throw new Error(`The formula is invalid (${compilation.problems[0]?.code ?? ""}): ${text.slice(0, 80)}`);
  }
  return compilation.formula;
}
