import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type {
  CompanyPermissions,
  CompanyPermissionsUpdate,
} from "#domain/access/company-permissions-schema.ts";
import { COMPANY_PERMISSIONS_ACCESS, maySetSellerPermissions } from "#domain/access/seller.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createCompanyPermissionsRepository,
  updateCompanyPermissions,
} from "#worker/repositories/access/company-permissions.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { askToReload } from "#worker/repositories/access/session-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Who sets what a company's sellers may do. */
export const companyPermissionsAccess = COMPANY_PERMISSIONS_ACCESS;

/** What the own company lets its sellers do, with the version of its data.
 *  @throws DomainError NOT_FOUND for who has no company */
export function createReadCompanyPermissions(scope: Scope) {
  return async function readCompanyPermissions(): Promise<CompanyPermissions & { version: number }> {
    const { distributor, database, actor } = authoriseUser(scope, companyPermissionsAccess);
    return createCompanyPermissionsRepository(database, distributor.id).get(
      managedCompany(actor, distributor),
    );
  };
}

/** Replaces them; everybody of the company loads them anew at once.
 *  @throws DomainError STALE_VERSION, NOT_FOUND for who has no company */
export function createUpdateCompanyPermissions(scope: Scope) {
  return async function updatePermissions(
    update: CompanyPermissionsUpdate,
  ): Promise<CompanyPermissions & { version: number }> {
    const { distributor, database, actor } = authoriseUser(scope, companyPermissionsAccess);
    const id = managedCompany(actor, distributor);
    const { version, ...permissions } = update;
    const companies = createCompanyPermissionsRepository(database, distributor.id);
    const { version: _, ...before } = await companies.get(id);
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...updateCompanyPermissions(distributor.id, { id, permissions, version, at }),
      askToReload(distributor.id, { integratorId: id }, at),
      audit(scope, distributor.id, {
        event: "integrator.permissions-updated",
        entity: "integrator",
        entityId: id,
        changes: changesOf(before, permissions),
      }),
      ...outboxStatements(distributor.id, at, [
        { audience: { integratorIds: [id] }, message: { type: "user.changed" } },
      ]),
    ]);
    publishSoon(scope);
    return { ...permissions, version: version + 1 };
  };
}

function managedCompany(actor: UserActor, distributor: Distributor): string {
  if (!maySetSellerPermissions(actor, distributor)) {
    throw new DomainError("ACCESS_DENIED", { reason: "the company's manager decides" });
  }
  if (actor.integrator === null) throw new DomainError("NOT_FOUND", { entity: "integrator", id: "" });
  return actor.integrator.id;
}

function changesOf(before: CompanyPermissions, after: CompanyPermissions) {
  const fields = Object.keys(after) as (keyof CompanyPermissions)[];
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
}
