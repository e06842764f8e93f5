import { sql } from "drizzle-orm";
import type { ChargeStatus } from "#domain/payments/ledger.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { charge } from "#worker/db/schema/payments.ts";
import type { StoredCharge } from "./charge-repository.ts";
import type { StoredRequest } from "../requests/request-repository.ts";

// What moves money is spelled out: each condition is on what was read, and stands to be compared with the others.

/** Refusal of a save whose order or charge is not as it was read any more. */
function stale(requestId: string) {
  return () => new DomainError("STALE_VERSION", { entity: "request", id: requestId });
}

/** Inserts a charge if no other one of its order is open, the order is not deleted, and nobody has it already. */
export function insertCharge(made: StoredCharge): WriteStatement[] {
  const { distributorId, requestId, createdAt } = made;
  return [
    {
      query: sql`insert into charge (distributor_id, id, request_id, provider, provider_charge_id, method, status,
          amount_cents, instrument, expires_at, due_on, created_at)
        select ${distributorId}, ${made.id}, ${requestId}, ${made.provider}, ${made.providerChargeId},
          ${made.method}, 'pending', ${made.amountCents}, ${JSON.stringify(made.instrument)}, ${made.expiresAt},
          ${made.dueOn}, ${createdAt}
        where not exists (select 1 from charge where distributor_id = ${distributorId} and request_id = ${requestId}
          and status = 'pending' and expires_at > ${createdAt})
          and exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
            and deleted_at is null)`,
      refusal: stale(requestId),
    },
    assertChanged("STALE_VERSION", 1, stale(requestId)),
  ];
}

/** Inserts a charge that was over before anybody saw it. */
export function insertEndedCharge(row: StoredCharge): WriteStatement {
  return { ...insertRow(charge, { ...row, status: "expired", dueOn: "" }), refusal: stale(row.requestId) };
}

/** Notes that a charge's provider is asked about it.
 *  @param asked - what to throw when somebody else asks, too */
export function noteAsked(
  { distributorId, id, askedAt }: Pick<StoredCharge, "distributorId" | "id" | "askedAt">,
  at: string,
  asked: () => Error,
): WriteStatement[] {
  return [
    {
      query: sql`update charge set asked_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and asked_at is ${askedAt}`,
    },
    assertChanged("ALREADY_DONE", 1, asked),
  ];
}

/** Asserts that nobody may be paying an order at this moment. */
export function assertNoOpenCharge(distributorId: string, requestId: string, at: string): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`not exists (select 1 from charge where distributor_id = ${distributorId} and request_id = ${requestId}
      and status = 'pending' and expires_at > ${at})`,
    stale(requestId),
  );
}

/** Asserts that an order awaits its payment as it was read. */
export function assertAwaited(
  distributorId: string,
  { id, paymentStatus }: Pick<StoredRequest, "id" | "paymentStatus">,
): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${id} and type = 'order'
      and payment_status = ${paymentStatus} and deleted_at is null)`,
    stale(id),
  );
}

/** Moves a charge on from the status in which it was read. */
export function moveCharge(before: StoredCharge, to: ChargeStatus, paidAt: string | null): WriteStatement[] {
  return [
    {
      query: sql`update charge set status = ${to}, paid_at = ${paidAt}
        where distributor_id = ${before.distributorId} and id = ${before.id} and status = ${before.status}`,
    },
    assertChanged("STALE_VERSION", 1, stale(before.requestId)),
  ];
}

/** Moves an order's payment on, if the order is as it was read. */
export function movePayment(
  distributorId: string,
  request: StoredRequest,
  to: PaymentStatus,
  at: string,
): WriteStatement[] {
  return [
    {
      query: sql`update request set payment_status = ${to}, updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${request.id}
          and payment_status = ${request.paymentStatus} and version = ${request.version}
          and deal_status_id = ${request.dealStatus.id} and deleted_at is ${request.deletedAt}
          and returned_cents is ${request.returnedCents}`,
    },
    assertChanged("STALE_VERSION", 1, stale(request.id)),
  ];
}
