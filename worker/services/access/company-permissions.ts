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

export const companyPermissionsAccess = COMPANY_PERMISSIONS_ACCESS;

/** Reads what the person's company allows its sellers, with the version of the company's data.
 *  @throws DomainError NOT_FOUND for a person without a company */
export function createReadCompanyPermissions(scope: Scope) {
  return async function readCompanyPermissions(): Promise<CompanyPermissions & { version: number }> {
    const { distributor, database, actor } = authoriseUser(scope, companyPermissionsAccess);
    return createCompanyPermissionsRepository(database, distributor.id).get(
      managedCompany(actor, distributor),
    );
  };
}

/** Replaces what the company allows its sellers. Its people get fresh user data at their next call.
 *  @throws DomainError STALE_VERSION, NOT_FOUND for a person without a company */
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
