import { type SQL, sql } from "drizzle-orm";

/** A list of values as a subquery: one variable, so that the text of the query is the same for any number of values.
 *  @example inArray(product.id, eachOf(ids)) */
export function eachOf(values: readonly string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}
