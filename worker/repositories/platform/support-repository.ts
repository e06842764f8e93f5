import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { UserType } from "#domain/access/actor.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator, role, session, user } from "#worker/db/schema/access.ts";
import { INTEGRATOR_OF_USER, ROLE_OF_USER } from "../access/person-rows.ts";

/** A user of a distributor, as the platform's support sees them. */
export interface SupportUser {
  id: string;
  type: UserType;
  name: string;
  surname: string;
  email: string;
  blocked: boolean;
  erasedAt: string | null;
  /** Company of an integrator. */
  companyName: string | null;
  roleName: string | null;
  /** Time at which one of the user's own sessions was last renewed; null without one. */
  lastSeenAt: string | null;
}

/** Numbers of a distributor's users. */
export interface PeopleCounts {
  admins: number;
  staff: number;
  integrators: number;
  blocked: number;
}

/** Users of a distributor, for the platform's support. */
export function createSupportRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(user.distributorId, distributorId);

  function users() {
    return orm
      .select({
        id: user.id,
        type: user.type,
        name: user.name,
        surname: user.surname,
        email: user.email,
        blocked: user.blocked,
        erasedAt: user.erasedAt,
        companyName: integrator.companyName,
        roleName: role.name,
        lastSeenAt: sql<string | null>`(select max(${session.lastSeenAt}) from ${session}
          where ${session.distributorId} = ${user.distributorId} and ${session.userId} = ${user.id}
            and ${session.masquerade} is null)`,
      })
      .from(user)
      .leftJoin(integrator, INTEGRATOR_OF_USER)
      .leftJoin(role, ROLE_OF_USER);
  }

  return {
    /** A page of users by name, with the counts of all. */
    async listUsers({ search, limit, offset }: { search: string; limit: number; offset: number }): Promise<{
      items: SupportUser[];
      totalItems: number;
      counts: PeopleCounts;
    }> {
      const matching = and(own, ...(search === "" ? [] : [matches(search)]));
      const [items, found, counts] = await database.readBatch([
        users()
          .where(matching)
          .orderBy(asc(user.name), asc(user.surname), asc(user.id))
          .limit(limit)
          .offset(offset),
        orm
          .select({ total: sql<number>`count(*)` })
          .from(user)
          .leftJoin(integrator, INTEGRATOR_OF_USER)
          .leftJoin(role, ROLE_OF_USER)
          .where(matching),
        orm
          .select({
            admins: sql<number>`count(*) filter (where ${user.type} = 'admin')`,
            staff: sql<number>`count(*) filter (where ${user.type} = 'staff')`,
            integrators: sql<number>`count(*) filter (where ${user.type} = 'integrator')`,
            blocked: sql<number>`count(*) filter (where ${user.blocked} = 1)`,
          })
          .from(user)
          .where(own),
      ]);
      return {
        items,
        totalItems: found[0]?.total ?? 0,
        counts: counts[0] ?? { admins: 0, staff: 0, integrators: 0, blocked: 0 },
      };
    },

    /** A user; null for an unknown id. */
    async findUser(id: string): Promise<SupportUser | null> {
      const [rows] = await database.readBatch([
        users()
          .where(and(own, eq(user.id, id)))
          .limit(1),
      ]);
      return rows[0] ?? null;
    },

    /** Administrators who can be notified: neither blocked nor erased. */
    async listAdmins(): Promise<{ name: string; email: string }[]> {
      const [rows] = await database.readBatch([
        orm
          .select({ name: user.name, email: user.email })
          .from(user)
          .where(and(own, eq(user.type, "admin"), eq(user.blocked, false), isNull(user.erasedAt)))
          .orderBy(asc(user.id)),
      ]);
      return rows;
    },
  };
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const like = (text: SQL) => sql`${text} like ${pattern} escape '\\'`;
  return or(
    like(sql`${user.name} || ' ' || ${user.surname}`),
    like(sql`${user.email}`),
    like(sql`coalesce(${integrator.companyName}, '')`),
    like(sql`coalesce(${role.name}, '')`),
  );
}
