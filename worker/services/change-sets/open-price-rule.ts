import { fill } from "#copy/shared/fill.ts";
import { formulaProblemText, FORMULA_TOO_LONG_FOR } from "#copy/formula.ts";
import { changePrices, type PriceOutcome, type PriceRule } from "#domain/change-sets/price-change.ts";
import {
  compilePriceFormula,
  isWithinSteps,
  priceByFormula,
  type ProductFacts,
} from "#domain/change-sets/price-formula.ts";
import { DomainError, type FormulaProblem } from "#domain/shared/errors.ts";

/** Compiles a rule once, for all products of a change.
 *  @throws DomainError FORMULA_INVALID, also later if there are more products than the formula may be evaluated for */
export function openPriceRule(
  rule: PriceRule,
): <Product extends ProductFacts>(products: readonly Product[]) => (Product & { outcome: PriceOutcome })[] {
  if (rule.by !== "formula") {
    return (products) => products.map((one) => ({ ...one, outcome: changePrices(one, rule) }));
  }
  const compilation = compilePriceFormula(rule.formula);
  if (!compilation.ok) {
    const problems = compilation.problems.map((problem) => ({
      code: problem.code,
      position: problem.position,
      length: problem.length,
      message: formulaProblemText(problem),
    }));
    throw new DomainError("FORMULA_INVALID", { problems });
  }
  const { formula } = compilation;
  const { rounding } = rule;
  return (products) => {
    if (!isWithinSteps(formula, products.length)) throw tooLong(rule.formula, products.length);
    return products.map((one) => ({ ...one, outcome: priceByFormula(one, { formula, rounding }) }));
  };
}

function tooLong(formula: string, products: number): DomainError {
  const message = fill(FORMULA_TOO_LONG_FOR, { count: products });
  const problem: FormulaProblem = { code: "BUDGET_EXCEEDED", position: 0, length: formula.length, message };
  return new DomainError("FORMULA_INVALID", { problems: [problem] });
}
