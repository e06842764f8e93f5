import { compileFormula } from "../formula/compile-formula.ts";
import type { FormulaProblem } from "../formula/formula-types.ts";
import { PRICE_VOCABULARY } from "./price-vocabulary.ts";
import { conditionProblem } from "./pricing-conditions.ts";
import type { PricingRules } from "./pricing-rules-schema.ts";

export interface FunctionProblem {
  functionId: string;
  problems: readonly FormulaProblem[];
}

/** One invalid field of the rules, by its path. */
export interface RuleIssue {
  field: string;
  code: string;
}

/** Invalid formulas of the functions that are switched on. A function that is off may be unfinished. */
export function findFormulaProblems({ functions }: PricingRules): FunctionProblem[] {
  return functions.flatMap(({ id, active, value }) => {
    if (!active) return [];
    const compilation = compileFormula(value, PRICE_VOCABULARY);
    return compilation.ok ? [] : [{ functionId: id, problems: compilation.problems }];
  });
}

/** Conditions whose comparator or value does not fit their variable, and duplicate ids or breaks.
 *  @throws DomainError UNKNOWN_COMPARATOR for a comparator of order on a variable without order */
export function findRuleIssues({ functions, breaks }: PricingRules): RuleIssue[] {
  return [
    ...functions.flatMap(({ conditions, active }, at) =>
      conditions.flatMap((condition, place) => {
        const code = active ? conditionProblem(condition) : null;
        return code === null
          ? []
          : [{ field: `rules.functions.${String(at)}.conditions.${String(place)}`, code }];
      }),
    ),
    ...repeated(functions.map(({ id }) => id)).map((at) => ({
      field: `rules.functions.${String(at)}.id`,
      code: "REPEATED",
    })),
    ...repeated(
      breaks.map(({ basis, appliesTo, from }) => `${basis} ${appliesTo} ${String(Number(from))}`),
    ).map((at) => ({ field: `rules.breaks.${String(at)}.from`, code: "REPEATED" })),
    ...breaks.flatMap(({ from }, at) =>
      Number(from) > 0 ? [] : [{ field: `rules.breaks.${String(at)}.from`, code: "NOT_POSITIVE" }],
    ),
  ];
}

function repeated(keys: readonly string[]): number[] {
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
}
