import { and, asc, eq } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator } from "#worker/db/schema/access.ts";
import { integratorGroup } from "#worker/db/schema/pricing.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { sellersOf } from "../requests/seller-repository.ts";
import { toAddress } from "./integrator-rows.ts";

/** Query for a distributor's groups of integrators, by name. */
export function groupNames({ orm }: Database, distributorId: string) {
  return orm
    .select({ id: integratorGroup.id, name: integratorGroup.name })
    .from(integratorGroup)
    .where(eq(integratorGroup.distributorId, distributorId))
    .orderBy(asc(integratorGroup.name));
}

/** What a company's prices hang on, with the groups and the sellers that it could have.
 *  @throws DomainError NOT_FOUND, also when it is another distributor's */
export async function readCommercial(database: Database, distributorId: string, id: string) {
  const [[company], groups, sellers] = await database.readBatch([
    database.orm
      .select({
        stateRegistration: integrator.stateRegistration,
        groupId: integrator.groupId,
        sellerId: integrator.sellerId,
        address: integrator.address,
        version: integrator.version,
      })
      .from(integrator)
      .where(and(eq(integrator.distributorId, distributorId), eq(integrator.id, id)))
      .limit(1),
    groupNames(database, distributorId),
    sellersOf(database, distributorId, { types: REQUEST_TYPES, integratorId: null }),
  ]);
  if (!company) throw new DomainError("NOT_FOUND", { entity: "integrator", id });
  return { company: { ...company, address: toAddress(company.address) }, groups, sellers };
}
