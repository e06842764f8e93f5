import { type SQL, sql } from "drizzle-orm";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

/** A reminder that is due, of charges whose last day is `dueOn`. */
export interface WantedReminder {
  dueOn: string;
  step: number;
  /** Instant before which a charge was made: who has just asked for one is not reminded of it. */
  madeBefore: string;
}

/** A charge whose payer is to be reminded. */
export interface RemindableCharge {
  id: string;
  requestId: string;
  /** A paid one is a part of what its order waits for. */
  status: "pending" | "expired" | "paid";
  dueOn: string;
  step: number;
}

/** Query for charges whose payers are to be reminded, those of the earliest last day first. Who has paid the newest charge
 *  of an order that is not paid yet is reminded of the rest, after the last day of that charge.
 *  @param wanted.reminders - what is due, at most one for each last day */
export function chargesToRemindOf(
  { orm }: Database,
  distributorId: string,
  { reminders, limit }: { reminders: readonly WantedReminder[]; limit: number },
) {
  return orm.all<RemindableCharge>(
    sql`select charge.id as id, charge.request_id as requestId, charge.status as status, charge.due_on as dueOn,
        due.value ->> '$.step' as step
      from json_each(${JSON.stringify(reminders)}) as due cross join charge
      where charge.distributor_id = ${distributorId} and charge.due_on = due.value ->> '$.dueOn'
        and charge.status in ('pending', 'expired', 'paid')
        and (charge.status <> 'paid' or due.value ->> '$.step' > 0)
        and +charge.created_at < due.value ->> '$.madeBefore'
        and coalesce(charge.reminded_step, -100) < due.value ->> '$.step'
        and ${isUnpaid}
      order by charge.due_on, charge.id
      limit ${limit}`,
  );
}

/** Notes a reminder of a charge, if it is still to be sent.
 *  @param notDue - what to throw when it is not */
export function noteReminder(
  distributorId: string,
  { id, status, step }: RemindableCharge,
  notDue: () => Error,
): WriteStatement[] {
  return [
    {
      query: sql`update charge set reminded_step = ${step}
        where charge.distributor_id = ${distributorId} and charge.id = ${id} and charge.status = ${status}
          and coalesce(charge.reminded_step, -100) < ${step} and ${isUnpaid}`,
    },
    assertChanged("ALREADY_DONE", 1, notDue),
  ];
}

/** Whether a charge is what its order waits for: the newest one that its payer has seen, of an order that is neither
 *  refused nor deleted, whose payment is awaited and of which something is left, with an address to write to. Money that
 *  waits for a person is money that came, and who bought for a company that is not active is left alone. */
const isUnpaid: SQL = sql`not exists (select 1 from charge as other
      where other.distributor_id = charge.distributor_id and other.request_id = charge.request_id
        and (other.status in ('short', 'over')
          or (other.due_on <> '' and (other.created_at, other.id) > (charge.created_at, charge.id))))
    and exists (select 1 from request
      join integrator on integrator.distributor_id = request.distributor_id
        and integrator.id = request.integrator_id and integrator.status = 'enable'
      join deal_status on deal_status.distributor_id = request.distributor_id
        and deal_status.id = request.deal_status_id and deal_status.group_name <> 'refused'
      join request_version as newest on newest.distributor_id = request.distributor_id
        and newest.request_id = request.id and newest.version = request.version
        and newest.content ->> '$.customer.email' <> ''
      where request.distributor_id = charge.distributor_id and request.id = charge.request_id
        and request.type = 'order' and request.payment_status = 'requested' and request.deleted_at is null
        and request.total_cents > coalesce(request.returned_cents, 0))`;
