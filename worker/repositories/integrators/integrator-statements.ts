import { sql } from "drizzle-orm";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import type { RegisterIntegrator } from "#domain/integrators/register-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

export interface NewApplication {
  integratorId: string;
  userId: string;
  passwordHash: string;
  createdAt: string;
  input: Pick<RegisterIntegrator, "company" | "address" | "person">;
}

/** A company that applies, and the person who applies for it, without a role yet.
 *  @param known - what to throw when the CNPJ or the e-mail address has an account */
export function insertApplication(
  distributorId: string,
  { integratorId, userId, passwordHash, createdAt, input }: NewApplication,
  known: () => Error,
): WriteStatement[] {
  const { company, address, person } = input;
  return [
    {
      query: sql`insert into integrator (distributor_id, id, company_name, trade_name, cnpj, email, telephone, address,
          status, created_at)
        values (${distributorId}, ${integratorId}, ${company.companyName}, ${company.tradeName}, ${company.cnpj},
          ${company.email ?? person.email}, ${company.telephone}, ${JSON.stringify(address)}, 'wait', ${createdAt})`,
      refusal: known,
    },
    {
      query: sql`insert into user (distributor_id, id, type, integrator_id, name, surname, email, telephone, cpf,
          password_hash, created_at)
        values (${distributorId}, ${userId}, 'integrator', ${integratorId}, ${person.name}, ${person.surname},
          ${person.email}, ${person.telephone}, ${person.cpf}, ${passwordHash}, ${createdAt})`,
      refusal: known,
    },
  ];
}

export interface StatusChange {
  id: string;
  version: number;
  status: IntegratorStatus;
  /** Why the application was refused; null with any other status. */
  reason: string | null;
  decidedBy: string;
  at: string;
}

/** Moves a company to another status, if it is still as it was looked at.
 *  @param stale - what to throw when somebody else was first
 *  @param taken - what to throw when another application with its CNPJ stands by now */
export function changeIntegratorStatus(
  distributorId: string,
  { id, version, status, reason, decidedBy, at }: StatusChange,
  { stale, taken }: { stale: () => Error; taken: () => Error },
): WriteStatement[] {
  return [
    {
      query: sql`update integrator set status = ${status}, refusal_reason = ${reason}, decided_at = ${at},
          decided_by = ${decidedBy}, updated_at = ${at}, version = version + 1
        where distributor_id = ${distributorId} and id = ${id} and version = ${version}`,
      refusal: taken,
    },
    assertChanged("STALE_VERSION", 1, stale),
  ];
}

/** Changes what a company's prices hang on, in the version that was looked at; its group is still there.
 *  @throws DomainError STALE_VERSION, NOT_FOUND out of the batch */
export function updateCommercial(
  distributorId: string,
  {
    id,
    version,
    stateRegistration,
    groupId,
    at,
  }: { id: string; version: number; stateRegistration: string | null; groupId: string | null; at: string },
): WriteStatement[] {
  return [
    {
      query: sql`insert into guard (code, holds) select 'ALREADY_DONE', ${groupId} is null
        or exists (select 1 from integrator_group where distributor_id = ${distributorId} and id = ${groupId})`,
      refusal: () => new DomainError("NOT_FOUND", { entity: "integratorGroup", id: groupId ?? "" }),
    },
    {
      query: sql`update integrator set state_registration = ${stateRegistration}, group_id = ${groupId},
          version = version + 1, updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version}`,
    },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "integrator", id })),
  ];
}

/** Gives everybody of a company a role, if that is still as it was looked at. */
export function giveRole(
  distributorId: string,
  { integratorId, role, at }: { integratorId: string; role: { id: string; version: number }; at: string },
  stale: () => Error,
): WriteStatement[] {
  return [
    {
      query: sql`insert into guard (code, holds) select 'STALE_VERSION', exists (select 1 from role
        where distributor_id = ${distributorId} and id = ${role.id} and version = ${role.version})`,
      refusal: stale,
    },
    {
      query: sql`update user set role_id = ${role.id}, updated_at = ${at}, version = version + 1
        where distributor_id = ${distributorId} and integrator_id = ${integratorId}`,
    },
  ];
}
