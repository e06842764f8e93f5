import { type SQL, sql } from "drizzle-orm";
import { toMatch } from "../catalog/product-search.ts";

/** Rows of a full-text index that hold all words of a text, each as it begins, of one distributor: a subquery of search
 *  keys, or null for a text without a word. */
export function findWords(index: "product_fts" | "kit_fts", distributorId: string, text: string): SQL | null {
  const match = toMatch(distributorId, [{ text, allBegin: true }]);
  if (match === null) return null;
  return sql`(select rowid from ${sql.raw(index)} where ${sql.raw(index)} match ${match})`;
}
