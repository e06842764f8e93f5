import { sql, type SQL } from "drizzle-orm";

/** Conjunction of conditions; an empty list is always true. */
export function and(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`1` : sql.join([...conditions], sql` and `);
}
