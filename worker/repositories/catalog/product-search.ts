/** Whether a text has anything that the index knows as a word. */
const WORD = /[\p{L}\p{N}]/u;

/** What people typed as an expression of the full-text indexes (`product_fts`, `kit_fts`), or null when it has no word:
 *  all words are meant, the last one as it begins. Signs of the index's own language stand for themselves, and the
 *  distributor's rows alone are found. Accents and case are folded by the index.
 *  @param parts - texts that all are to be found; of those that are `whole`, only the last word may go on
 *  @param types - types of product, which `product_fts` knows; without them those of every type
 *  @example toMatch("dst_1", [{ text: "long 550", allBegin: false }]) // tenant : "dst1" AND content : ("long" AND "550"*) */
export function toMatch(
  distributorId: string,
  parts: readonly { text: string; allBegin: boolean }[],
  types: readonly string[] = [],
): string | null {
  const terms = parts.flatMap(({ text, allBegin }) => {
    const words = text
      .replaceAll('"', " ")
      .split(/\s+/)
      .filter((word) => WORD.test(word));
    return words.map((word, index) => `"${word}"${allBegin || index === words.length - 1 ? "*" : ""}`);
  });
  if (terms.length === 0) return null;
  const owner = `"${distributorId.replaceAll("_", "")}"`;
  const own =
    types.length === 0 ? owner : `(${owner} AND (${types.map((type) => `"${type}"`).join(" OR ")}))`;
  return `tenant : ${own} AND content : (${terms.join(" AND ")})`;
}
