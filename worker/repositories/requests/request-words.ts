import { type SQL, sql } from "drizzle-orm";
import { toMatch } from "../catalog/product-search.ts";
import type { SearchText } from "../search/search-queries.ts";

/** The `search_key`s of requests whose code, former code, name or customer has words that begin as those of a text, as a
 *  select of `key`. */
export function keysOfWords(distributorId: string, { typed }: SearchText): SQL {
  const match = toMatch(distributorId, [{ text: typed, allBegin: true }]);
  if (match === null) return sql`select null as key where 0`;
  return sql`select rowid as key from request_fts where request_fts match ${match}`;
}

/** The same as a list, for `in`. */
export function requestsWithWords(distributorId: string, text: SearchText): SQL {
  return sql`(${keysOfWords(distributorId, text)})`;
}
