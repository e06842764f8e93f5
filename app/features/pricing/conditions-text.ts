import { RULES_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { PRICE_VARIABLES } from "#domain/pricing/price-vocabulary.ts";
import type { FunctionValues } from "./rules-values.ts";

/** The conditions of a function in one sentence. */
export function conditionsText(conditions: FunctionValues["conditions"]): string {
  if (conditions.length === 0) return WORDS.always;
  return conditions
    .map(({ variable, comparator, value }) => {
      const name = PRICE_VARIABLES.find(({ key }) => key === variable)?.name ?? variable;
      return `${name} ${WORDS.comparators[comparator]} ${value}`;
    })
    .join(" e ");
}
