import { sql } from "drizzle-orm";
import type { PriceDrift } from "#domain/discounts/price-drift-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, updateRow } from "#worker/db/row-writes.ts";
import { priceDrift, priceDriftCheck } from "#worker/db/schema/pricing.ts";

/** Requests a round when price lists began or ended around these days, because no changed row triggers it.
 *  @param at - instant of the run, once a day */
export function requestDailyCheck(distributorId: string, at: string): WriteStatement {
  return {
    query: sql`insert into price_drift_check (distributor_id, requested_at)
      select ${distributorId}, ${at}
      where exists (select 1 from request where request.distributor_id = ${distributorId} and request.type = 'budget')
        and exists (select 1 from price_list where price_list.distributor_id = ${distributorId} and price_list.active = 1
          and (price_list.starts_on between date(${at}, '-1 day') and date(${at}, '+1 day')
            or price_list.ends_on between date(${at}, '-2 days') and date(${at})))
      on conflict (distributor_id) do update set requested_at = max(requested_at, excluded.requested_at)`,
  };
}

/** Records the price changes of a version, the first time; `changes()` tells whether it was the first. A budget with a
 *  newer version is skipped. */
export function insertDrift(distributorId: string, drift: DriftOfVersion): WriteStatement {
  const { requestId, version, content, at } = drift;
  const { fromCents, toCents } = content.total;
  return {
    query: sql`insert into price_drift (distributor_id, request_id, request_version, from_cents, to_cents, content, detected_at)
      select ${distributorId}, ${requestId}, ${version}, ${fromCents}, ${toCents}, ${JSON.stringify(content)}, ${at}
      from request where request.distributor_id = ${distributorId} and request.id = ${requestId}
        and request.version = ${version}
      on conflict (distributor_id, request_id, request_version) do nothing`,
  };
}

/** Updates the price changes of a version without another notification. */
export function updateDrift(
  distributorId: string,
  { requestId, version, content }: DriftOfVersion,
): WriteStatement {
  return updateRow(
    priceDrift,
    { distributorId, requestId, requestVersion: version },
    { toCents: content.total.toCents, content, closedAt: null },
    sql`exists (select 1 from request where request.distributor_id = ${distributorId}
      and request.id = ${requestId} and request.version = ${version})`,
  );
}

/** Removes the record of a budget whose prices are as before. */
export function closeDrift(
  distributorId: string,
  { requestId, version, at }: Pick<DriftOfVersion, "requestId" | "version" | "at">,
): WriteStatement {
  const key = { distributorId, requestId, requestVersion: version, closedAt: null };
  return updateRow(priceDrift, key, { closedAt: at });
}

/** Moves the cursor of a round. */
export function moveCheck(distributorId: string, { from, to }: { from: string; to: string }): WriteStatement {
  return updateRow(priceDriftCheck, { distributorId, cursor: from }, { cursor: to });
}

/** Ends a round, unless something has changed since it began; then the next one starts from the first budget. */
export function endCheck(
  distributorId: string,
  { cursor, startedAt }: { cursor: string; startedAt: string },
): WriteStatement[] {
  return [
    deleteRow(priceDriftCheck, { distributorId, cursor }, sql`requested_at <= ${startedAt}`),
    updateRow(priceDriftCheck, { distributorId, cursor }, { cursor: "" }),
  ];
}

export interface DriftOfVersion {
  requestId: string;
  version: number;
  content: PriceDrift;
  at: string;
}
