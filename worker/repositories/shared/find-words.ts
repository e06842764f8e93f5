import { type SQL, sql } from "drizzle-orm";
import { toMatch } from "../catalog/product-search.ts";

/** Subquery of the search keys of a distributor's rows that contain all words of a text, each as a beginning; null for
 *  a text without a word. */
export function findWords(index: "product_fts" | "kit_fts", distributorId: string, text: string): SQL | null {
  const match = toMatch(distributorId, [{ text, allBegin: true }]);
  if (match === null) return null;
  return sql`(select rowid from ${sql.raw(index)} where ${sql.raw(index)} match ${match})`;
}
