import Big from "big.js";
import { compileFormula } from "#domain/formula/compile-formula.ts";
import { textOfExact } from "#domain/formula/exact-text.ts";
import { compare, type Exact, roundDown, ZERO } from "#domain/formula/exact.ts";
import type { Formula, FormulaCompilation, FormulaInput } from "#domain/formula/formula-types.ts";
import { PRODUCT_TYPE_WORDS } from "#domain/pricing/price-vocabulary.ts";
import {
  PRODUCT_VARIABLES,
  PRODUCT_VOCABULARY,
  type ProductVariableKey,
} from "#domain/pricing/product-vocabulary.ts";
import {
  type PriceOutcome,
  type PriceProblem,
  type PriceRounding,
  type Prices,
  settlePrice,
} from "./price-change.ts";
import type { ProductType } from "../catalog/product-types.ts";

/** The facts of a product that formulas of its price may read. */
export type ProductFacts = Prices & {
  productCode: string;
  type: ProductType;
  manufacturer: string;
  /** Name of the category; empty without one. */
  category: string;
  /** Null for products without power, and if unknown. */
  powerW: number | null;
  weightKg: number | null;
};

/** Limit of formula steps in one change of prices: products times steps of the formula. */
const MAX_STEPS = 2_000_000;

/** Decimal places that rounding considers; later ones are below any half. */
const DECIMALS = 10;
const WATTS = 1000;

/** Compiles a formula of product prices, or returns all its problems. */
export function compilePriceFormula(text: string): FormulaCompilation {
  return compileFormula(text, PRODUCT_VOCABULARY);
}

/** Whether a formula may be evaluated for so many products.
 *  @example isWithinSteps({ steps: 100 }, 20_000) // true */
export function isWithinSteps({ steps }: Pick<Formula, "steps">, products: number): boolean {
  return steps * products <= MAX_STEPS;
}

/** Replaces the price by the value of a formula in reais. A product is skipped if it lacks a value that the formula
 *  reads, or if its price would be negative. */
export function priceByFormula(
  product: ProductFacts,
  { formula, rounding }: { formula: Formula<Exact>; rounding: PriceRounding },
): PriceOutcome {
  const missing: ProductVariableKey[] = [];
  const result = formula.evaluate((key) => {
    const fact = factOf(product, key as ProductVariableKey);
    if (fact === null) missing.push(key as ProductVariableKey);
    return fact;
  });
  if (!result.ok) {
    const [key] = missing;
    if (key === "cost") return { kind: "left", reason: "NO_COST" };
    const variable = PRODUCT_VARIABLES.find((one) => one.key === key)?.name ?? null;
    return leave({ code: result.code, variable });
  }
  if (compare(result.value, ZERO) < 0) return leave({ code: "NEGATIVE_PRICE", variable: null });
  const exact = new Big(textOfExact(roundDown(result.value, DECIMALS), DECIMALS)).times(100);
  return settlePrice(product, { field: "priceCents", exact, rounding });
}

function leave(problem: PriceProblem): PriceOutcome {
  return { kind: "left", reason: "NO_RESULT", problem };
}

function factOf(product: ProductFacts, key: ProductVariableKey): FormulaInput | null {
  switch (key) {
    case "basePrice":
      return product.priceCents;
    case "cost":
      return product.costCents === 0 ? null : product.costCents;
    case "power":
      return product.powerW === null ? null : product.powerW / WATTS;
    case "weight":
      return product.weightKg;
    case "productType":
      return PRODUCT_TYPE_WORDS[product.type];
    case "category":
      return product.category;
    case "manufacturer":
      return product.manufacturer;
    case "productCode":
      return product.productCode;
  }
}
