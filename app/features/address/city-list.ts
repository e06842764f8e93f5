import { foldText } from "#app/lib/lists/fold-text.ts";
import { readMunicipalities } from "./read-municipalities.ts";

/** The municipalities of a state, to choose from. */
export interface CityList {
  /** Those of a typed text, without regard to case and accents: first those that begin so, then those with a word that
   *  does; of a blank text the first of all. */
  match: (text: string) => readonly string[];
  /** Whether a name is one of them, without regard to case and accents. */
  has: (text: string) => boolean;
}

/** Cities that a list shows at most. */
const MAX_SHOWN = 30;

/** @throws when the municipalities cannot be had */
export async function readCityList(
  state: string,
  options: { distributorId: string; signal: AbortSignal },
): Promise<CityList> {
  return createCityList(await readMunicipalities(state, options));
}

/** @example createCityList(["Águas Lindas de Goiás", "Goiânia"]).match("goi") // ["Goiânia", "Águas Lindas de Goiás"] */
export function createCityList(names: readonly string[]): CityList {
  const folded = names.map((name) => ({ name, plain: foldText(name) }));
  return {
    match(text) {
      const wanted = foldText(text.trim());
      const beginning = folded.filter(({ plain }) => plain.startsWith(wanted));
      const within = folded.filter(({ plain }) => !plain.startsWith(wanted) && plain.includes(` ${wanted}`));
      return [...beginning, ...within].slice(0, MAX_SHOWN).map(({ name }) => name);
    },
    has(text) {
      const wanted = foldText(text.trim());
      return folded.some(({ plain }) => plain === wanted);
    },
  };
}
