/** Variants of a letter with and without accents. */
const MARKED: Readonly<Record<string, string>> = {
  a: "áàâãä",
  c: "ç",
  e: "éèêë",
  i: "íìîï",
  n: "ñ",
  o: "óòôõö",
  u: "úùûü",
};
/** Special characters of GLOB. */
const SPECIAL = /[*?[]/;

/** A GLOB pattern that finds a text anywhere in a column, without regard to case and accents; special characters are
 *  escaped. An accent stored as a separate character is not matched.
 *  @param folded - in lower case, without accents */
export function globPattern(folded: string): string {
  return `*${Array.from(folded, classOf).join("")}*`;
}

function classOf(character: string): string {
  const variants = character + (MARKED[character] ?? "");
  const upper = variants.toUpperCase();
  if (upper !== variants) return `[${variants}${upper}]`;
  return SPECIAL.test(character) ? `[${character}]` : character;
}
