import { sql, type SQL } from "drizzle-orm";

/** All of the conditions; what has none holds always. */
export function and(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`1` : sql.join([...conditions], sql` and `);
}
