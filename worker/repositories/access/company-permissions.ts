import { and, eq } from "drizzle-orm";
import {
  type CompanyPermissions,
  CompanyPermissionsSchema,
} from "#domain/access/company-permissions-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { updateVersion } from "#worker/db/row-writes.ts";
import { integrator } from "#worker/db/schema/access.ts";

const Permissions = CompanyPermissionsSchema.catch(() => CompanyPermissionsSchema.parse({}));

/** Repository of what companies allow their sellers. */
export function createCompanyPermissionsRepository(database: Database, distributorId: string) {
  return {
    /** Reads a company's permissions for its sellers.
     *  @throws DomainError NOT_FOUND */
    async get(id: string): Promise<CompanyPermissions & { version: number }> {
      const [[row]] = await database.readBatch([
        database.orm
          .select({ permissions: integrator.companyPermissions, version: integrator.version })
          .from(integrator)
          .where(and(eq(integrator.distributorId, distributorId), eq(integrator.id, id)))
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "integrator", id });
      return { ...Permissions.parse(row.permissions), version: row.version };
    },
  };
}

/** Replaces the permissions, in the version of the company that the edit began with.
 *  @throws DomainError STALE_VERSION, by the batch */
export function updateCompanyPermissions(
  distributorId: string,
  saved: { id: string; permissions: CompanyPermissions; version: number; at: string },
): WriteStatement[] {
  const { id, permissions, version, at } = saved;
  return updateVersion(
    integrator,
    { distributorId, id, version },
    { companyPermissions: permissions, updatedAt: at },
    "integrator",
  );
}
