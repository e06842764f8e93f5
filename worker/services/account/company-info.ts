import { type CompanyInfoInput, managesCompany } from "#domain/access/company-info-schema.ts";
import type { UserActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { AddressSchema } from "#domain/address/address-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createProfileRepository } from "#worker/repositories/account/profile-repository.ts";
import { updateCompany } from "#worker/repositories/account/profile-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

export const companyInfoAccess: AccessRule = { types: ["integrator"], integrator: [] };

const StoredAddress = AddressSchema.nullable().catch(null);

/** Reads the integrator's company, if it has a tax id, and whether the person may change its record.
 *  @throws DomainError NOT_FOUND without a company with a tax id */
export function createReadCompanyInfo(scope: Scope) {
  return async function readCompanyInfo() {
    const own = authoriseUser(scope, companyInfoAccess);
    const { company } = await getCompany(own);
    return {
      ...company,
      address: StoredAddress.parse(company.address),
      canEdit: managesCompany(own.actor),
    };
  };
}

/** Changes the company's trade name, contact and address.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED for people who do not manage the company, STALE_VERSION */
export function createUpdateCompanyInfo(scope: Scope) {
  return async function saveCompanyInfo(input: CompanyInfoInput): Promise<{ version: number }> {
    const own = authoriseUser(scope, companyInfoAccess);
    const { distributor, database, actor } = own;
    const { id, company } = await getCompany(own);
    if (!managesCompany(actor)) throw new DomainError("ACCESS_DENIED", { reason: "not the manager" });
    const before = { ...company, address: StoredAddress.parse(company.address) };
    const fields = ["tradeName", "email", "telephone", "address"] as const;
    const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(input[field]));
    await database.writeBatch([
      ...updateCompany(distributor.id, id, { ...input, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "integrator.updated",
        entity: "integrator",
        entityId: id,
        changes: Object.fromEntries(
          changed.map((field) => [field, { from: before[field], to: input[field] }]),
        ),
      }),
    ]);
    return { version: input.version + 1 };
  };
}

async function getCompany({ distributor, database, actor }: Tenant & { actor: UserActor }) {
  const id = actor.integrator?.id ?? "";
  const company = await createProfileRepository(database, distributor.id).findCompany(id);
  if (company === null) throw new DomainError("NOT_FOUND", { entity: "company", id });
  return { id, company };
}
