import { and, eq } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";

/** Condition: the user is still active at the distributor. */
export async function isActiveUser(
  database: Database,
  distributorId: string,
  userId: string,
): Promise<boolean> {
  const [rows] = await database.readBatch([
    database.orm
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.distributorId, distributorId), eq(user.id, userId), eq(user.blocked, false))),
  ]);
  return rows.length > 0;
}
