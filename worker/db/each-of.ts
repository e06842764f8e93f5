import { type SQL, sql } from "drizzle-orm";

/** Values as a query inside another one: one variable, and one text of the query, however many there are.
 *  @example inArray(product.id, eachOf(ids)) */
export function eachOf(values: readonly string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}
