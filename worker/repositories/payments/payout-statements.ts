import { sql } from "drizzle-orm";
import { type HourSum, PAYOUT_KINDS } from "#domain/payments/payouts.ts";
import type { Database } from "#worker/db/client.ts";

/** Query for what moved on a distributor's books, by hour, method and kind.
 *  @param from - the first instant
 *  @param before - the first instant that is not included any more */
export function hourSums(
  { orm }: Database,
  distributorId: string,
  { from, before }: { from: string; before: string },
) {
  return orm.all<HourSum>(sql`select substr(entry.occurred_at, 1, 13) as hour, charge.method as method, entry.kind,
      sum(entry.amount_cents) as amountCents
    from payment_entry as entry left join charge
      on charge.distributor_id = entry.distributor_id and charge.id = entry.charge_id
    where entry.distributor_id = ${distributorId} and entry.amount_cents > 0
      and entry.kind in (select value from json_each(${JSON.stringify(PAYOUT_KINDS)}))
      and entry.occurred_at >= ${from} and entry.occurred_at < ${before}
    group by 1, 2, 3`);
}
