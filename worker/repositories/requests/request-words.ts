import { type SQL, sql } from "drizzle-orm";
import { toMatch } from "../catalog/product-search.ts";
import type { SearchText } from "../search/search-queries.ts";

/** The `search_key`s of requests whose code, former code, name or customer has words that begin as those of a text. */
export function requestsWithWords(distributorId: string, { typed }: SearchText): SQL {
  const match = toMatch(distributorId, [{ text: typed, allBegin: true }]);
  if (match === null) return sql`(null)`;
  return sql`(select rowid from request_fts where request_fts match ${match})`;
}
