import { sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { NewRefund } from "#domain/returns/return-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { requestRefund, requestReturn } from "#worker/db/schema/returns.ts";
import { assertUnitsFit } from "../shipments/order-units.ts";
import type { StoredReturn } from "./return-repository.ts";

/** An order as it was read. */
interface Read {
  id: string;
  version: number;
  paymentStatus: PaymentStatus;
  status: { id: string };
  stockStatus: string | null;
  /** Taken off its total so far. */
  returnedCents: number | null;
}

function stale(id: string) {
  return () => new DomainError("STALE_VERSION", { entity: "request", id });
}

/** Saves a return of an order that is as it was read: the same version, payment, status, stock and earlier returns.
 *  @throws DomainError STALE_VERSION; INVALID_BODY (TOO_MANY) for units that have left or were taken back meanwhile, by
 *    the batch */
export function insertReturn(
  distributorId: string,
  request: Read,
  {
    earlier,
    ...saved
  }: Pick<StoredReturn, "id" | "lines" | "restCents" | "amountCents" | "wasPaid" | "reason" | "createdAt"> & {
    claimId: string | null;
    createdBy: string;
    /** Number of earlier returns. */
    earlier: number;
  },
): WriteStatement[] {
  const { id, version, paymentStatus, status, stockStatus, returnedCents } = request;
  return [
    {
      query: sql`update request set returned_cents = coalesce(returned_cents, 0) + ${saved.amountCents},
          updated_at = ${saved.createdAt}
        where distributor_id = ${distributorId} and id = ${id} and type = 'order' and deleted_at is null
          and version = ${version} and payment_status = ${paymentStatus} and deal_status_id = ${status.id}
          and stock_status is ${stockStatus} and returned_cents is ${returnedCents}
          and ${earlier} = (select count(*) from request_return as taken
            where taken.distributor_id = ${distributorId} and taken.request_id = ${id})`,
    },
    assertChanged("STALE_VERSION", 1, stale(id)),
    insertRow(requestReturn, { distributorId, requestId: id, ...saved }),
    assertUnitsFit(distributorId, id, { itemIds: saved.lines.map(({ itemId }) => itemId) }),
  ];
}

/** Notes money that was given back, if what was paid, taken off and given back is as it was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function insertRefund(
  distributorId: string,
  { id: requestId, paymentStatus, returnedCents }: Pick<Read, "id" | "paymentStatus" | "returnedCents">,
  {
    seen,
    ...refund
  }: NewRefund & {
    id: string;
    createdBy: string;
    createdAt: string;
    /** What was paid by charges, and given back before. */
    seen: { chargedCents: number; givenBackCents: number };
  },
): WriteStatement[] {
  const of = sql`distributor_id = ${distributorId} and request_id = ${requestId}`;
  return [
    assertHolds(
      "STALE_VERSION",
      sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
          and deleted_at is null and payment_status = ${paymentStatus} and returned_cents is ${returnedCents})
        and ${seen.givenBackCents} = (select coalesce(sum(amount_cents), 0) from request_refund where ${of})
        and ${seen.chargedCents} = (select coalesce(sum(amount_cents), 0) from charge
          where ${of} and status = 'paid')`,
      stale(requestId),
    ),
    insertRow(requestRefund, { distributorId, requestId, ...refund }),
  ];
}
