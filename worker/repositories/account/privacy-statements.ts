import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { accountToken, privacyRequest, secondFactor, user } from "#worker/db/schema/access.ts";
import { notification } from "#worker/db/schema/kernel.ts";
import { savedView } from "#worker/db/schema/lists.ts";

/** Schedules the erasure of a person's data; there is at most one at a time. */
export function scheduleErasure(
  distributorId: string,
  { id, userId, at, dueAt }: { id: string; userId: string; at: string; dueAt: string },
): WriteStatement {
  return {
    ...insertRow(privacyRequest, {
      distributorId,
      id,
      userId,
      kind: "erase",
      status: "pending",
      createdAt: at,
      dueAt,
    }),
    refusal: () =>
      new DomainError("INVALID_TRANSITION", { entity: "privacyRequest", from: "pending", to: "pending" }),
  };
}

/** Withdraws a scheduled erasure. */
export function cancelErasure(distributorId: string, userId: string, at: string): WriteStatement[] {
  return [
    updateRow(
      privacyRequest,
      { distributorId, userId, kind: "erase", status: "pending" },
      { status: "cancelled", closedAt: at },
    ),
    assertChanged(
      "ALREADY_DONE",
      1,
      () => new DomainError("NOT_FOUND", { entity: "privacyRequest", id: userId }),
    ),
  ];
}

/** Asserts that an administrator remains: the person is none, or another active one stays. */
export function assertAdminRemains(distributorId: string, userId: string): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`${adminRemains(distributorId, userId)}`,
    () => new DomainError("LAST_ADMIN", {}),
  );
}

function adminRemains(distributorId: string, userId: string) {
  return sql`(not exists (select 1 from user as self where self.distributor_id = ${distributorId}
      and self.id = ${userId} and self.type in ('admin', 'piedAdmin'))
    or exists (select 1 from user as other where other.distributor_id = ${distributorId} and other.id <> ${userId}
      and other.type in ('admin', 'piedAdmin') and other.blocked = 0
      and not exists (select 1 from privacy_request as leaving where leaving.distributor_id = ${distributorId}
        and leaving.user_id = other.id and leaving.kind = 'erase' and leaving.status = 'pending')))`;
}

/** Closes an erasure that is due; of several runs one succeeds. */
export function closeErasure(
  distributorId: string,
  { id, at, taken }: { id: string; at: string; taken: () => Error },
): WriteStatement[] {
  return [
    updateRow(
      privacyRequest,
      { distributorId, id, status: "pending" },
      { status: "done", closedAt: at },
      sql`due_at <= ${at}`,
    ),
    assertChanged("ALREADY_DONE", 1, taken),
  ];
}

/** Erases all data that identifies the person, except what the law requires: purchases, the log, consents and access
 *  addresses. The row stays, so that these keep a reference. */
export function erasePerson(
  distributorId: string,
  userId: string,
  { name, email, at }: { name: string; email: string; at: string },
): WriteStatement[] {
  const own = { distributorId, userId };
  return [
    // Deletes e-mails to every address that the person had or requested.
    {
      query: sql`delete from email_outbox where distributor_id = ${distributorId} and recipient in (
        select email from user where distributor_id = ${distributorId} and id = ${userId}
        union select json_extract(payload, '$.email') from account_token
          where distributor_id = ${distributorId} and user_id = ${userId} and kind = 'emailChange')`,
    },
    updateRow(
      user,
      { distributorId, id: userId },
      {
        name,
        surname: "",
        email,
        emailVerifiedAt: null,
        telephone: null,
        cpf: null,
        preferences: {},
        chosenCenterId: null,
        roleId: null,
        passwordHash: "none",
        blocked: true,
        erasedAt: at,
        version: sql`version + 1`,
        updatedAt: at,
      },
    ),
    deleteRow(secondFactor, own),
    deleteRow(accountToken, own),
    deleteRow(notification, own),
    deleteRow(savedView, { distributorId, holder: userId }),
  ];
}
