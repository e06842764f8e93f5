import * as z from "zod";
import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { AddressDraftSchema } from "#domain/address/address-schema.ts";
import { holdsPermission } from "#domain/access/held-permissions.ts";
import { requestReach } from "#domain/requests/request-reach.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { defaultDiscountOf } from "#domain/pricing/modifier-limits.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createBuyerRepository } from "#worker/repositories/buyers/buyer-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to read the buyer's data: integrators for their own company, the distributor's people for any. */
export const buyerInfoAccess = ANY_BUYING_ACCESS;

const StoredAddress = AddressDraftSchema.nullable().catch(null);
const StateOf = z.object({ state: z.string().regex(/^[A-Z]{2}$/) }).catch({ state: "" });

/** Reads the buying company's data that a checkout is prefilled with.
 *  @throws DomainError NOT_FOUND, also for an integrator who asks for another company */
export function createReadBuyerInfo(scope: Scope) {
  return async function readBuyerInfo(integratorId: string) {
    const { companies, actor, distributor } = openCompanies(scope, integratorId);
    const company = await companies.findCompanyBeside(integratorId, {
      reach: requestReach(actor, distributor),
      types: REQUEST_TYPES.filter((type) => holdsPermission(actor, distributor, type)),
    });
    if (company === null) throw notFound(integratorId);
    return {
      companyName: company.companyName,
      email: company.email,
      cnpj: company.cnpj,
      /** The CPF of a company without a CNPJ. */
      cpf: company.cnpj === null ? company.cpf : null,
      telephone: company.telephone,
      ie: company.stateRegistration,
      integratorAddress: StoredAddress.parse(company.address),
      defaultDiscount: defaultDiscountOf(actor, distributor.settings.prices),
      role: actor.type === "integrator" ? (actor.role?.name ?? null) : null,
      /** Whether it has customers of earlier purchases that the person sees. */
      hasPastCustomers: company.hasPastCustomers,
    };
  };
}

/** Reads the state of the buying company, which prices depend on; null if unknown.
 *  @throws DomainError NOT_FOUND, also for an integrator who asks for another company */
export function createReadBuyerState(scope: Scope) {
  return async function readBuyerState(integratorId: string): Promise<{ state: string | null }> {
    const company = await openCompanies(scope, integratorId).companies.findCompany(integratorId);
    if (company === null) throw notFound(integratorId);
    return { state: StateOf.parse(company.address).state || null };
  };
}

/** The companies of the distributor, for a person who may read this one.
 *  @throws DomainError NOT_FOUND for an integrator who asks for another company, ACCESS_DENIED */
function openCompanies(scope: Scope, id: string) {
  const { distributor, database, actor } = authoriseUser(scope, buyerInfoAccess);
  if (actor.type === "integrator" && actor.integrator?.id !== id) throw notFound(id);
  return { companies: createBuyerRepository(database, distributor.id), actor, distributor };
}

function notFound(id: string): DomainError {
  return new DomainError("NOT_FOUND", { entity: "integrator", id });
}
