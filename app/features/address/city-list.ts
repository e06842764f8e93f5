import { foldText } from "#app/lib/lists/fold-text.ts";
import { readMunicipalities } from "./read-municipalities.ts";

/** The municipalities of a state, for completion. */
export interface CityList {
  /** Names that match a text, without regard to case and accents: first names that begin with it, then names with
   *  a word that does. An empty text matches the first names of the list. */
  match: (text: string) => readonly string[];
  /** Whether the list has a name, without regard to case and accents. */
  has: (text: string) => boolean;
}

/** Length of the longest answer. */
const MAX_SHOWN = 30;

/** @throws Error if the municipalities cannot be loaded */
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
