import { compileFormula } from "#domain/formula/compile-formula.ts";
import { type Units, unitsOf } from "./compile-recommendation.ts";
import { FREE_UNITS_VOCABULARY, RECOMMENDATION_VOCABULARY } from "./recommendation-variables.ts";

/** What one formula of a rule is worth for given values of the variables, as the rule would round it; one that is not
 *  given is missing. Of units that are free, no more are given away than are recommended.
 *  @param amount - the formula of the amount, for one of free units; null for the amount itself
 *  @example tryUnits("módulos / 4", { amount: null, facts: { modulos: 10 } }) // { units: 3, exact: "2.5", fault: null } */
export function tryUnits(
  text: string,
  { amount, facts }: { amount: string | null; facts: Readonly<Record<string, number>> },
): Units {
  const read = (key: string) => facts[key];
  if (amount === null) return unitsOf(compiled(text, RECOMMENDATION_VOCABULARY), read);
  const main = unitsOf(compiled(amount, RECOMMENDATION_VOCABULARY), read);
  if (main.fault !== null) return main;
  const free = unitsOf(compiled(text, FREE_UNITS_VOCABULARY), (key) =>
    key === "recomendado" ? main.units : read(key),
  );
  return free.fault === null ? { ...free, units: Math.min(free.units, main.units) } : free;
}

function compiled(text: string, vocabulary: typeof FREE_UNITS_VOCABULARY) {
  const compilation = compileFormula(text, vocabulary);
  return compilation.ok ? compilation.formula : null;
}
