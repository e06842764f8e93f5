import { foldText } from "#app/lib/fold-text.ts";

/** Cities that a list shows at most. */
const MAX_SHOWN = 30;

/** Cities of a typed text, without regard to case and accents: first those that begin so, then those with a word that
 *  does. The whole list for a blank text.
 *  @example matchCities(["Águas Lindas de Goiás", "Goiânia"], "goi") // ["Goiânia", "Águas Lindas de Goiás"] */
export function matchCities(names: readonly string[], text: string): readonly string[] {
  const wanted = foldText(text.trim());
  const folded = names.map((name) => ({ name, plain: foldText(name) }));
  const beginning = folded.filter(({ plain }) => plain.startsWith(wanted));
  const within = folded.filter(({ plain }) => !plain.startsWith(wanted) && plain.includes(` ${wanted}`));
  return [...beginning, ...within].slice(0, MAX_SHOWN).map(({ name }) => name);
}

/** Whether a name is among the cities, without regard to case and accents. */
export function isCityOf(names: readonly string[], text: string): boolean {
  const wanted = foldText(text.trim());
  return names.some((name) => foldText(name) === wanted);
}
