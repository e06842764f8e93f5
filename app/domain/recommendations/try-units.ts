import { compileFormula } from "#domain/formula/compile-formula.ts";
import { type Units, unitsOf } from "./compile-recommendation.ts";
import { FREE_UNITS_VOCABULARY, RECOMMENDATION_VOCABULARY } from "./recommendation-variables.ts";

/** The value of a rule's formula for given variables, rounded as the rule does; a variable that is not given is
 *  missing. Free units never exceed the recommended units.
 *  @param amount - for a formula of free units, the formula of the amount; null for the amount itself */
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
