import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { role } from "#worker/db/schema/access.ts";

/** A staff role, with its number of users and of signed-in users. */
export interface StaffRole {
  id: string;
  name: string;
  people: number;
  signedIn: number;
}

/** Repository of the people that maintenance may bar. */
export function createMaintenanceRepository(database: Database, distributorId: string) {
  return {
    /** Reads staff roles by name, and the number of integrators' users who are signed in.
     *  @param now - instant at which a session must be valid
     *  @param seenAfter - instant after which it must have been used */
    async readReach(
      now: string,
      seenAfter: string,
    ): Promise<{ roles: StaffRole[]; integratorsSignedIn: number }> {
      const isSignedIn = sql`exists (select 1 from session where session.distributor_id = user.distributor_id
        and session.user_id = user.id and session.revoked_at is null and session.expires_at > ${now}
        and session.last_seen_at > ${seenAfter})`;
      const holders = sql`from user where user.distributor_id = ${distributorId} and user.type = 'staff'
        and user.role_id = role.id and user.blocked = 0`;
      const [roles, integrators] = await database.readBatch([
        database.orm
          .select({
            id: role.id,
            name: role.name,
            people: sql<number>`(select count(*) ${holders})`,
            signedIn: sql<number>`(select count(*) ${holders} and ${isSignedIn})`,
          })
          .from(role)
          .where(and(eq(role.distributorId, distributorId), eq(role.type, "staff")))
          .orderBy(asc(role.name), asc(role.id)),
        database.orm
          .select({
            signedIn: sql<number>`(select count(*) from user where user.distributor_id = ${distributorId}
              and user.type = 'integrator' and user.blocked = 0 and ${isSignedIn})`,
          })
          .from(sql`(select 1)`),
      ]);
      return { roles, integratorsSignedIn: integrators[0]?.signedIn ?? 0 };
    },
  };
}
