import { type SQL, sql } from "drizzle-orm";
import type { EntryKind } from "#domain/payments/ledger.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { requestReturn } from "#worker/db/schema/returns.ts";
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
  const { id } = request;
  return [
    {
      query: sql`update request set returned_cents = coalesce(returned_cents, 0) + ${saved.amountCents},
          updated_at = ${saved.createdAt}
        where ${asRead(distributorId, request)}
          and ${earlier} = (select count(*) from request_return as taken
            where taken.distributor_id = ${distributorId} and taken.request_id = ${id})`,
    },
    assertChanged("STALE_VERSION", 1, stale(id)),
    insertRow(requestReturn, {
      ...{ distributorId, requestId: id, ...saved },
      stockBefore: stockOf(distributorId, id),
    }),
    assertUnitsFit(distributorId, id, { itemIds: saved.lines.map(({ itemId }) => itemId) }),
  ];
}

/** Query: where an order's units are, and its state of stock, as a text that is equal for equal ones. */
export function stockOf(distributorId: string, requestId: string): SQL<string> {
  return sql<string>`(select json_object('status', ordered.stock_status, 'units', json((
      select json_group_array(json_object('productId', kept.product_id, 'centerId', kept.center_id,
        'amount', kept.amount, 'state', kept.state, 'expiresAt', kept.expires_at, 'createdAt', kept.created_at))
      from (select * from stock_reservation where distributor_id = ${distributorId} and request_id = ${requestId}
        order by product_id, center_id) as kept)))
    from request as ordered where ordered.distributor_id = ${distributorId} and ordered.id = ${requestId})`;
}

/** Query: where an order's units were before a return. */
export function stockBefore(distributorId: string, id: string): SQL<string> {
  return sql<string>`(select stock_before from request_return
    where distributor_id = ${distributorId} and id = ${id})`;
}

/** Notes where a return has left the order's units, at the end of what it does to them. */
export function noteStockAfter(distributorId: string, requestId: string, id: string): WriteStatement {
  return {
    query: sql`update request_return set stock_after = ${stockOf(distributorId, requestId)}
      where distributor_id = ${distributorId} and id = ${id}`,
  };
}

/** Lines of a ledger after which an order's money is another. */
const SETTLING: readonly EntryKind[] = [
  "created",
  "paid",
  "refunded",
  "chargedBack",
  "accepted",
  "confirmed",
  "waived",
];

/** Condition of a return (`taken`): a charge of its order was made, or money came or went, since. */
export const isSettledSince: SQL<number> = sql`exists (select 1 from payment_entry as later
  where later.distributor_id = taken.distributor_id and later.request_id = taken.request_id
    and later.created_at >= taken.created_at
    and later.kind in (select value from json_each(${JSON.stringify(SETTLING)})))`;

/** Notes that the last return of an order is undone, if the order is as it was read, and nothing has followed the return.
 *  @throws DomainError STALE_VERSION, by the batch */
export function undoReturn(
  distributorId: string,
  request: Read,
  undone: {
    id: string;
    /** What is taken off the total then; null where no return is left. */
    leftCents: number | null;
    reason: string;
    by: string;
    at: string;
  },
): WriteStatement[] {
  const { id: requestId } = request;
  return [
    {
      query: sql`update request_return as taken
        set undone_at = ${undone.at}, undone_by = ${undone.by}, undone_reason = ${undone.reason}
        where taken.distributor_id = ${distributorId} and taken.id = ${undone.id} and taken.undone_at is null
          and taken.stock_after = ${stockOf(distributorId, requestId)} and not ${isSettledSince}
          and not exists (select 1 from request_return as newer where newer.distributor_id = taken.distributor_id
            and newer.request_id = taken.request_id and newer.undone_at is null
            and (newer.created_at, newer.id) > (taken.created_at, taken.id))`,
    },
    assertChanged("STALE_VERSION", 1, stale(requestId)),
    {
      query: sql`update request set returned_cents = ${undone.leftCents}, updated_at = ${undone.at}
        where ${asRead(distributorId, request)}`,
    },
    assertChanged("STALE_VERSION", 1, stale(requestId)),
  ];
}

/** Condition: an order is as it was read. */
function asRead(distributorId: string, request: Read): SQL {
  const { id, version, paymentStatus, status, stockStatus, returnedCents } = request;
  return sql`distributor_id = ${distributorId} and id = ${id} and type = 'order' and deleted_at is null
    and version = ${version} and payment_status = ${paymentStatus} and deal_status_id = ${status.id}
    and stock_status is ${stockStatus} and returned_cents is ${returnedCents}`;
}

/** Asserts that an order is there, and what was taken off it is as it was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function assertTakenOff(
  distributorId: string,
  { id, returnedCents }: Pick<Read, "id" | "returnedCents">,
): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${id}
      and deleted_at is null and returned_cents is ${returnedCents})`,
    stale(id),
  );
}
