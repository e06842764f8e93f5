import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { integrator, role, user } from "#worker/db/schema/access.ts";

/** Joins the role that a user has. */
export const ROLE_OF_USER = and(eq(role.distributorId, user.distributorId), eq(role.id, user.roleId));

/** Joins the company that a user is of. */
export const INTEGRATOR_OF_USER = and(
  eq(integrator.distributorId, user.distributorId),
  eq(integrator.id, user.integratorId),
);

/** Rows of a table that one distributor, or the platform, keeps of one person. */
export function ofPerson(
  table: { distributorId: SQLiteColumn; userId: SQLiteColumn },
  distributorId: string,
  userId: string,
): SQL | undefined {
  return and(eq(table.distributorId, distributorId), eq(table.userId, userId));
}
