/** Letters that people write with and without a mark. */
const MARKED: Readonly<Record<string, string>> = {
  a: "áàâãä",
  c: "ç",
  e: "éèêë",
  i: "íìîï",
  n: "ñ",
  o: "óòôõö",
  u: "úùûü",
};
/** What means something else to GLOB. */
const SPECIAL = /[*?[]/;

/** Pattern with which SQLite's GLOB finds a text anywhere in a column, whatever the case and the marks of its letters;
 *  every other character stands for itself. A mark that is stored apart from its letter is not found.
 *  @param folded - in small letters, without marks
 *  @example globPattern("ç*") // *[cçCÇ][*]* once folded to "c*" */
export function globPattern(folded: string): string {
  return `*${Array.from(folded, classOf).join("")}*`;
}

function classOf(character: string): string {
  const variants = character + (MARKED[character] ?? "");
  const upper = variants.toUpperCase();
  if (upper !== variants) return `[${variants}${upper}]`;
  return SPECIAL.test(character) ? `[${character}]` : character;
}
