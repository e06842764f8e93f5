import { compileFormula } from "#domain/formula/compile-formula.ts";
import { inLowestTerms, roundUp } from "#domain/formula/exact.ts";
import type { Exact } from "#domain/formula/exact.ts";
import { numberOfExact, textOfExact } from "#domain/formula/exact-text.ts";
import type { Formula, FormulaProblem, FormulaReader } from "#domain/formula/formula-types.ts";
import { toRecommendedAmount } from "#domain/kits/module-count.ts";
import type { RecommendationFault, RecommendationRule } from "./recommendation.ts";
import { RECOMMENDATION_LIMITS } from "./recommendation-limits.ts";
import { FREE_UNITS_VOCABULARY, RECOMMENDATION_VOCABULARY } from "./recommendation-variables.ts";

/** A rule with compiled formulas; an invalid formula is null. */
export interface CompiledRule {
  rule: RecommendationRule;
  amount: Formula<Exact> | null;
  /** `none` for a rule without free units. */
  freeAmount: Formula<Exact> | null | "none";
}

/** Units recommended by a formula, and its value before rounding. */
export type Units =
  | { units: number; exact: string; fault: null }
  | { units: 0; exact: null; fault: RecommendationFault };

/** The problems of a rule's formulas, by field. */
export function findFormulaProblems({
  amount,
  freeAmount,
}: Pick<RecommendationRule, "amount" | "freeAmount">): {
  amount: readonly FormulaProblem[];
  freeAmount: readonly FormulaProblem[];
} {
  const main = compileFormula(amount, RECOMMENDATION_VOCABULARY);
  const free = freeAmount.trim() === "" ? null : compileFormula(freeAmount, FREE_UNITS_VOCABULARY);
  return {
    amount: main.ok ? [] : main.problems,
    freeAmount: free === null || free.ok ? [] : free.problems,
  };
}

/** A rule compiled for repeated runs. */
export function compileRecommendation(rule: RecommendationRule): CompiledRule {
  const amount = compileFormula(rule.amount, RECOMMENDATION_VOCABULARY);
  const free = rule.freeAmount.trim() === "" ? null : compileFormula(rule.freeAmount, FREE_UNITS_VOCABULARY);
  return {
    rule,
    amount: amount.ok ? amount.formula : null,
    freeAmount: free === null ? "none" : free.ok ? free.formula : null,
  };
}

/** The value of a formula in whole units: rounded up, never negative.
 *  @source spec, recommendations
 *  @example unitsOf(formula of "strings / 2", strings = 3) // { units: 2, exact: "1.5" } */
export function unitsOf(formula: Formula<Exact> | null, read: FormulaReader): Units {
  if (formula === null) return { units: 0, exact: null, fault: "INVALID_FORMULA" };
  const result = formula.evaluate(read);
  if (!result.ok) return { units: 0, exact: null, fault: result.code };
  const units = toRecommendedAmount(numberOfExact(roundUp(result.value, 0)));
  if (units > RECOMMENDATION_LIMITS.units) return { units: 0, exact: null, fault: "NUMBER_TOO_LARGE" };
  return { units, exact: textOfExact(inLowestTerms(result.value), 4), fault: null };
}
