import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import * as z from "zod";
import { type RoleContent, RoleContentSchema } from "#domain/access/role-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { role } from "#worker/db/schema/access.ts";

/** A role as it is stored. */
export interface StoredRole extends RoleContent {
  id: string;
  name: string;
  type: "staff" | "integrator";
  permissions: string[];
  version: number;
  updatedAt: string | null;
  /** Number of users, including blocked ones. */
  people: number;
}

const Permissions = z.array(z.string()).catch([]);
const Content = RoleContentSchema.catch(() => RoleContentSchema.parse({}));

/** Roles of one distributor. */
export function createRoleRepository(database: Database, distributorId: string) {
  const people = sql<number>`(select count(*) from user where user.distributor_id = ${distributorId}
    and user.role_id = role.id and user.erased_at is null)`;
  const rows = () => database.orm.select({ ...getTableColumns(role), people }).from(role);

  return {
    /** Lists all roles: staff first, then by name. */
    async listRoles(): Promise<StoredRole[]> {
      const [found] = await database.readBatch([
        rows()
          .where(eq(role.distributorId, distributorId))
          .orderBy(sql`${role.type} = 'integrator'`, asc(sql`${role.name} collate nocase`), asc(role.id)),
      ]);
      return found.map(toRole);
    },

    /** Reads a role.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getRole(id: string): Promise<StoredRole> {
      const [[found]] = await database.readBatch([
        rows()
          .where(and(eq(role.distributorId, distributorId), eq(role.id, id)))
          .limit(1),
      ]);
      if (found === undefined) throw new DomainError("NOT_FOUND", { entity: "role", id });
      return toRole(found);
    },
  };
}

function toRole(row: typeof role.$inferSelect & { people: number }): StoredRole {
  const { id, name, type, version, updatedAt, people } = row;
  return {
    ...Content.parse(row.content),
    id,
    name,
    type,
    permissions: Permissions.parse(row.permissions),
    version,
    updatedAt,
    people,
  };
}
