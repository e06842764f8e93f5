import { sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { couponUse, discountRequisition, priceDrift } from "#worker/db/schema/pricing.ts";
import { request as requests } from "#worker/db/schema/requests.ts";
import { releaseCoupon } from "../coupons/coupon-statements.ts";

/** A request as it was read. */
interface Read {
  id: string;
  type: RequestType;
  paymentStatus: PaymentStatus;
  status: { id: string };
}

/** Deletes a request as it was read, unless a charge is open: its coupon is free again, and its pending approvals end. The
 *  same batch releases an order's units.
 *  @throws DomainError STALE_VERSION, by the batch */
export function deleteRequest(
  distributorId: string,
  { id, type, paymentStatus, status }: Read,
  { by, at }: { by: string; at: string },
): WriteStatement[] {
  return [
    updateRow(
      requests,
      { distributorId, id, type, paymentStatus, dealStatusId: status.id, deletedAt: null },
      { deletedAt: at, deletedBy: by, updatedAt: at },
      sql`not exists (select 1 from charge where charge.distributor_id = ${distributorId}
        and charge.request_id = ${id} and charge.status = 'pending' and charge.expires_at > ${at})`,
    ),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "request", id })),
    releaseCoupon(distributorId, { requestId: id, at }),
    updateRow(
      discountRequisition,
      { distributorId, requestId: id, status: "pending" },
      { status: "withdrawn", decidedBy: by, decidedAt: at },
    ),
    updateRow(priceDrift, { distributorId, requestId: id, closedAt: null }, { closedAt: at }),
  ];
}

/** Restores a deleted request, with the use of its coupon: what was agreed stands, also if the coupon was used up
 *  meanwhile.
 *  @throws DomainError STALE_VERSION, by the batch, if it is restored already */
export function restoreRequest(
  distributorId: string,
  { id, deletedAt }: { id: string; deletedAt: string },
  at: string,
): WriteStatement[] {
  return [
    updateRow(
      requests,
      { distributorId, id, deletedAt },
      { deletedAt: null, deletedBy: null, updatedAt: at },
    ),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "request", id })),
    updateRow(couponUse, { distributorId, requestId: id, releasedAt: deletedAt }, { releasedAt: null }),
  ];
}
