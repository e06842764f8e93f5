import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { integrator, role, user } from "#worker/db/schema/access.ts";

/** Joins the user's role. */
export const ROLE_OF_USER = and(eq(role.distributorId, user.distributorId), eq(role.id, user.roleId));

/** Joins the user's company. */
export const INTEGRATOR_OF_USER = and(
  eq(integrator.distributorId, user.distributorId),
  eq(integrator.id, user.integratorId),
);

/** Condition for rows about one person of a distributor, or of the platform. */
export function ofPerson(
  table: { distributorId: SQLiteColumn; userId: SQLiteColumn },
  distributorId: string,
  userId: string,
): SQL | undefined {
  return and(eq(table.distributorId, distributorId), eq(table.userId, userId));
}
