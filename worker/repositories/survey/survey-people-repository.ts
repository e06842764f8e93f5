import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";

/** Names of a distributor's users. All erased users have the same placeholder. */
export async function listNames(
  database: Database,
  distributorId: string,
  userIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const [rows] = await database.readBatch([
    database.orm
      .select({ id: user.id, name: sql<string>`trim(${user.name} || ' ' || ${user.surname})` })
      .from(user)
      .where(
        and(
          eq(user.distributorId, distributorId),
          sql`${user.id} in (select value from json_each(${JSON.stringify(userIds)}))`,
        ),
      ),
  ]);
  return rows;
}
