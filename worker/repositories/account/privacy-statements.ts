import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

/** Schedules the erasure of a person's data, of which there is one at a time. */
export function scheduleErasure(
  distributorId: string,
  { id, userId, at, dueAt }: { id: string; userId: string; at: string; dueAt: string },
): WriteStatement {
  return {
    query: sql`insert into privacy_request (distributor_id, id, user_id, kind, status, created_at, due_at)
      values (${distributorId}, ${id}, ${userId}, 'erase', 'pending', ${at}, ${dueAt})`,
    refusal: () =>
      new DomainError("INVALID_TRANSITION", { entity: "privacyRequest", from: "pending", to: "pending" }),
  };
}

/** Takes a scheduled erasure back. */
export function cancelErasure(distributorId: string, userId: string, at: string): WriteStatement[] {
  return [
    {
      query: sql`update privacy_request set status = 'cancelled', closed_at = ${at}
        where distributor_id = ${distributorId} and user_id = ${userId} and kind = 'erase' and status = 'pending'`,
    },
    assertChanged(
      "ALREADY_DONE",
      1,
      () => new DomainError("NOT_FOUND", { entity: "privacyRequest", id: userId }),
    ),
  ];
}

/** Somebody else remains who administers: the person is no administrator, or another one is active and stays. */
export function assertAdminRemains(distributorId: string, userId: string): WriteStatement {
  return {
    query: sql`insert into guard (code, holds) select 'ALREADY_DONE', ${adminRemains(distributorId, userId)}`,
    refusal: () => new DomainError("LAST_ADMIN", {}),
  };
}

function adminRemains(distributorId: string, userId: string) {
  return sql`(not exists (select 1 from user as self where self.distributor_id = ${distributorId}
      and self.id = ${userId} and self.type in ('admin', 'piedAdmin'))
    or exists (select 1 from user as other where other.distributor_id = ${distributorId} and other.id <> ${userId}
      and other.type in ('admin', 'piedAdmin') and other.blocked = 0
      and not exists (select 1 from privacy_request as leaving where leaving.distributor_id = ${distributorId}
        and leaving.user_id = other.id and leaving.kind = 'erase' and leaving.status = 'pending')))`;
}

/** Closes an erasure that is due; only one run can. */
export function closeErasure(
  distributorId: string,
  { id, at, taken }: { id: string; at: string; taken: () => Error },
): WriteStatement[] {
  return [
    {
      query: sql`update privacy_request set status = 'done', closed_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and status = 'pending' and due_at <= ${at}`,
    },
    assertChanged("ALREADY_DONE", 1, taken),
  ];
}

/** Takes away all that names the person, but for what the law has kept: what was bought, the log, the consents and the
 *  addresses of access. The row stays, so that they belong to somebody. */
export function erasePerson(
  distributorId: string,
  userId: string,
  { name, email, at }: { name: string; email: string; at: string },
): WriteStatement[] {
  const own = sql`distributor_id = ${distributorId} and user_id = ${userId}`;
  return [
    {
      query: sql`delete from email_outbox where distributor_id = ${distributorId} and recipient in (
        select email from user where distributor_id = ${distributorId} and id = ${userId}
        union select json_extract(payload, '$.email') from account_token where ${own} and kind = 'emailChange')`,
    },
    {
      query: sql`update user set name = ${name}, surname = '', email = ${email}, email_verified_at = null,
          telephone = null, cpf = null, preferences = '{}', chosen_center_id = null, role_id = null,
          password_hash = 'none', blocked = 1, erased_at = ${at}, version = version + 1, updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${userId}`,
    },
    { query: sql`delete from second_factor where ${own}` },
    { query: sql`delete from account_token where ${own}` },
    { query: sql`delete from notification where ${own}` },
  ];
}
