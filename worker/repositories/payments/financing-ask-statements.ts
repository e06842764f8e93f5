import { sql } from "drizzle-orm";
import type { FinancingAsk } from "#domain/payments/financing-ask.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";

/** A financing that the payer of an order has asked for. */
export interface StoredFinancingAsk extends FinancingAsk {
  askedAt: string;
}

/** Query for the financing of an order that its payer has asked for; no row before. */
export function financingAskOf({ orm }: Database, distributorId: string, requestId: string) {
  return orm.all<StoredFinancingAsk>(sql`select months, contact, asked_at as askedAt from financing_ask
    where distributor_id = ${distributorId} and request_id = ${requestId}`);
}

/** Saves what the payer of an order asks for, in place of what was asked for before. */
export function saveFinancingAsk(
  distributorId: string,
  { requestId, months, contact, askedAt }: StoredFinancingAsk & { requestId: string },
): WriteStatement {
  return {
    query: sql`insert into financing_ask (distributor_id, request_id, months, contact, asked_at)
      values (${distributorId}, ${requestId}, ${months}, ${contact}, ${askedAt})
      on conflict (distributor_id, request_id) do update
        set months = excluded.months, contact = excluded.contact, asked_at = excluded.asked_at`,
  };
}
