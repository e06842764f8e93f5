import { sql } from "drizzle-orm";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import type { RegisterIntegrator } from "#domain/integrators/register-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { isSellerOf } from "../requests/seller-repository.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { integrator, user } from "#worker/db/schema/access.ts";

export interface NewApplication {
  integratorId: string;
  userId: string;
  passwordHash: string;
  createdAt: string;
  input: Pick<RegisterIntegrator, "company" | "address" | "person">;
}

/** Inserts an applying company and its first user, without a role.
 *  @param known - error if the CNPJ or the e-mail address has an account */
export function insertApplication(
  distributorId: string,
  { integratorId, userId, passwordHash, createdAt, input }: NewApplication,
  known: () => Error,
): WriteStatement[] {
  const { company, address, person } = input;
  return [
    {
      ...insertRow(integrator, {
        ...{ distributorId, id: integratorId, status: "wait", createdAt, address },
        ...{ companyName: company.companyName, tradeName: company.tradeName, cnpj: company.cnpj },
        ...{ email: company.email ?? person.email, telephone: company.telephone },
      }),
      refusal: known,
    },
    {
      ...insertRow(user, {
        ...{ distributorId, id: userId, type: "integrator", integratorId, name: person.name },
        ...{ surname: person.surname, email: person.email, telephone: person.telephone, cpf: person.cpf },
        ...{ passwordHash, createdAt },
      }),
      refusal: known,
    },
  ];
}

export interface StatusChange {
  id: string;
  version: number;
  status: IntegratorStatus;
  /** Reason of a refusal; null with any other status. */
  reason: string | null;
  decidedBy: string;
  at: string;
}

/** Changes a company's status, if it is still the one that was seen.
 *  @param stale - error if another person was first
 *  @param taken - error if another application with its CNPJ exists by now */
export function changeIntegratorStatus(
  distributorId: string,
  { id, version, status, reason, decidedBy, at }: StatusChange,
  { stale, taken }: { stale: () => Error; taken: () => Error },
): WriteStatement[] {
  return [
    {
      ...updateRow(
        integrator,
        { distributorId, id, version },
        {
          ...{ status, refusalReason: reason, decidedAt: at, decidedBy, updatedAt: at },
          version: sql`version + 1`,
        },
      ),
      refusal: taken,
    },
    assertChanged("STALE_VERSION", 1, stale),
  ];
}

/** Changes a company's commercial data in the version that was seen; its group must exist, and its seller may look after requests.
 *  @throws DomainError STALE_VERSION, NOT_FOUND, by the batch */
export function updateCommercial(
  distributorId: string,
  {
    id,
    version,
    stateRegistration,
    groupId,
    sellerId,
    isNewSeller,
    at,
  }: {
    id: string;
    version: number;
    stateRegistration: string | null;
    groupId: string | null;
    sellerId: string | null;
    /** One who has it already keeps it, whatever became of them. */
    isNewSeller: boolean;
    at: string;
  },
): WriteStatement[] {
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`${groupId} is null
        or exists (select 1 from integrator_group where distributor_id = ${distributorId} and id = ${groupId})`,
      () => new DomainError("NOT_FOUND", { entity: "integratorGroup", id: groupId ?? "" }),
    ),
    ...(isNewSeller && sellerId !== null
      ? [
          assertHolds(
            "ALREADY_DONE",
            isSellerOf(distributorId, sellerId),
            () => new DomainError("NOT_FOUND", { entity: "user", id: sellerId }),
          ),
        ]
      : []),
    ...updateVersion(
      integrator,
      { distributorId, id, version },
      { stateRegistration, groupId, sellerId, updatedAt: at },
      "integrator",
    ),
  ];
}

/** Gives everybody of a company a role, if the role has not changed since it was seen. */
export function giveRole(
  distributorId: string,
  { integratorId, role, at }: { integratorId: string; role: { id: string; version: number }; at: string },
  stale: () => Error,
): WriteStatement[] {
  return [
    assertHolds(
      "STALE_VERSION",
      sql`exists (select 1 from role
        where distributor_id = ${distributorId} and id = ${role.id} and version = ${role.version})`,
      stale,
    ),
    updateRow(
      user,
      { distributorId, integratorId },
      { roleId: role.id, updatedAt: at, version: sql`version + 1` },
    ),
  ];
}
