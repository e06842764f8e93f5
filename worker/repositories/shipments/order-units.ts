import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { assertHolds } from "#worker/db/save-parts.ts";

/** Asserts, after a change of an order's shipments, returns or items, that its units fit: of each item no more were
 *  shipped and cancelled than were ordered, and no more came back than were shipped.
 *  @param check.itemIds - items to look at; all by default
 *  @param check.refusal - by default INVALID_BODY (TOO_MANY) at the lines */
export function assertUnitsFit(
  distributorId: string,
  requestId: string,
  { itemIds, refusal = tooMany }: { itemIds?: readonly string[]; refusal?: () => Error } = {},
): WriteStatement {
  const counted = itemIds === undefined ? sql`1` : sql`item_id in ${eachOf(itemIds)}`;
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from (${unitsOf(distributorId, requestId)}) where ${counted} group by item_id
      having sum(shipped) + sum(cancelled) > sum(ordered) or sum(returned) > sum(shipped))`,
    refusal,
  );
}

/** Asserts, after a shipment was taken back, that all that came back is still shipped. */
export function assertReturnedShipped(
  distributorId: string,
  requestId: string,
  refusal: () => Error,
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from (${unitsOf(distributorId, requestId)}) group by item_id
      having sum(returned) > sum(shipped))`,
    refusal,
  );
}

/** Query of an order's units: rows by item, whose numbers are to be summed. */
function unitsOf(distributorId: string, requestId: string): SQL {
  const of = sql`distributor_id = ${distributorId} and request_id = ${requestId}`;
  return sql`
    select line.value ->> '$.itemId' as item_id, line.value ->> '$.amount' as ordered, 0 as shipped, 0 as cancelled,
      0 as returned
    from request_version, json_each(request_version.content, '$.lines') as line
    where ${of} and request_version.version = (select max(newest.version) from request_version as newest
      where newest.distributor_id = ${distributorId} and newest.request_id = ${requestId})
    union all select line.value ->> '$.itemId', 0, line.value ->> '$.amount', 0, 0
    from shipment, json_each(shipment.lines) as line where ${of}
    union all select line.value ->> '$.itemId', 0, 0, line.value ->> '$.cancelled', line.value ->> '$.returned'
    from request_return, json_each(request_return.lines) as line where ${of} and undone_at is null`;
}

/** Refusal of more units than are left. */
export function tooMany(): DomainError {
  return new DomainError("INVALID_BODY", {
    issues: [{ field: "lines", code: "TOO_MANY", message: "more than is left of the order" }],
  });
}
