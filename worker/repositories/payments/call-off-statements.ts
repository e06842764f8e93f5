import { type SQL, sql } from "drizzle-orm";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";

/** Query for orders whose payment is to be called off, because nothing of theirs can be paid any more: those first whose
 *  providers were asked longest ago.
 *  @param due.endedBefore - instant before which the last charge has ended */
export function ordersToCallOff(
  { orm }: Database,
  distributorId: string,
  { endedBefore, limit }: { endedBefore: string; limit: number },
) {
  return orm.all<{ id: string }>(
    sql`select request.id as id from request indexed by request_awaited
      where request.distributor_id = ${distributorId} and ${isForsaken(endedBefore)}
      order by (select max(charge.asked_at) from charge
        where charge.distributor_id = request.distributor_id and charge.request_id = request.id), request.id
      limit ${limit}`,
  );
}

/** Asserts that the payment of an order is still to be called off.
 *  @param notDue - what to throw when it is not */
export function assertForsaken(
  distributorId: string,
  { id, endedBefore }: { id: string; endedBefore: string },
  notDue: () => Error,
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`exists (select 1 from request
      where request.distributor_id = ${distributorId} and request.id = ${id} and ${isForsaken(endedBefore)})`,
    notDue,
  );
}

/** Whether an order awaits its payment, was charged, and all of its charges ended unpaid long enough ago. Money that ever
 *  came is for people to decide about, an order that is finished is theirs, too, and so is one whose payment somebody
 *  asked for after its last charge. */
function isForsaken(endedBefore: string): SQL {
  const ofOrder = (alias: SQL) =>
    sql`${alias}.distributor_id = request.distributor_id and ${alias}.request_id = request.id`;
  return sql`request.type = 'order' and request.payment_status = 'requested' and request.deleted_at is null
    and exists (select 1 from charge where ${ofOrder(sql`charge`)} and charge.due_on <> '')
    and not exists (select 1 from charge where ${ofOrder(sql`charge`)}
      and (charge.status not in ('pending', 'expired') or charge.expires_at > ${endedBefore}))
    and not exists (select 1 from payment_entry as line where ${ofOrder(sql`line`)}
      and (line.kind in ('paid', 'confirmed')
        or (line.kind = 'asked' and not exists (select 1 from payment_entry as made
          where ${ofOrder(sql`made`)} and made.kind = 'created' and made.seq > line.seq))))
    and not exists (select 1 from deal_status where deal_status.distributor_id = request.distributor_id
      and deal_status.id = request.deal_status_id and deal_status.group_name = 'finished')`;
}
