/** Whether a text contains a word of the index. */
const WORD = /[\p{L}\p{N}]/u;

/** A typed text as an expression of the full-text indexes (`product_fts`, `kit_fts`); null without a word. All words
 *  must match, the last one by its beginning. Characters of the index's query language are escaped, and only the
 *  distributor's rows match. The index folds accents and case.
 *  @param parts - texts that must all match; in a `whole` one only the last word may be incomplete
 *  @param types - product types known to `product_fts`; all by default */
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
