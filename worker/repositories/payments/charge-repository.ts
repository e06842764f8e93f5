import { and, asc, desc, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { charge, paymentEntry } from "#worker/db/schema/payments.ts";
import { request } from "#worker/db/schema/requests.ts";
import { canTakeAnew } from "../stock/stock-reservation-statements.ts";
import { arePaymentTermsAccepted } from "../terms/payment-consent-statements.ts";

export type StoredCharge = typeof charge.$inferSelect;

/** The most charges of an order that are read: the newest. */
const MAX_CHARGES = 50;

/** Query for the newest charge that meets the conditions. */
export function newestCharge({ orm }: Database, ...conditions: SQL[]) {
  return orm
    .select()
    .from(charge)
    .where(and(...conditions))
    .orderBy(desc(charge.createdAt), desc(charge.id))
    .limit(1);
}

/** Query for the charges of an order, newest first. */
export function chargesOf({ orm }: Database, distributorId: string, requestId: string) {
  return orm
    .select()
    .from(charge)
    .where(and(eq(charge.distributorId, distributorId), eq(charge.requestId, requestId)))
    .orderBy(desc(charge.createdAt), desc(charge.id))
    .limit(MAX_CHARGES);
}

/** Query for charges that a provider is to be asked about: those never asked about first, then those that were asked
 *  about longest ago.
 *  @param due.youngSince - creation from which on a charge is asked about often
 *  @param due.endedSince - charges that ended before are given up */
export function chargesToAskAbout(
  { orm }: Database,
  distributorId: string,
  due: { often: string; seldom: string; youngSince: string; endedSince: string; limit: number },
) {
  return orm
    .select()
    .from(charge)
    .where(
      and(
        eq(charge.distributorId, distributorId),
        // As the index says it.
        sql`status = 'pending' and provider <> 'sandbox'`,
        sql`coalesce(${charge.askedAt}, ${charge.createdAt})
          <= iif(${charge.createdAt} > ${due.youngSince}, ${due.often}, ${due.seldom})`,
        sql`${charge.expiresAt} > ${due.endedSince}`,
      ),
    )
    .orderBy(asc(charge.askedAt), asc(charge.createdAt))
    .limit(due.limit);
}

/** Query for what a new charge of an order depends on, beside its ledger: its terms, and its units. The charge's batch
 *  asserts both again. */
export function chargeConditions(
  { orm }: Database,
  distributorId: string,
  order: { id: string; version: number },
) {
  return orm
    .select({
      areTermsAccepted: sql<number>`${arePaymentTermsAccepted(distributorId, order)}`,
      hasUnits: sql<number>`${canTakeAnew(distributorId, order.id)}`,
    })
    .from(request)
    .where(and(eq(request.distributorId, distributorId), eq(request.id, order.id)));
}

/** Charges of one distributor's orders. */
export function createChargeRepository(database: Database, distributorId: string) {
  const own = eq(charge.distributorId, distributorId);
  return {
    async findCharge(id: string): Promise<StoredCharge | null> {
      const [rows] = await database.readBatch([newestCharge(database, own, eq(charge.id, id))]);
      return rows[0] ?? null;
    },

    /** What is known of a provider's payments: their charges, with order, and which of its events were noted. */
    async findKnown(provider: string, providerChargeIds: readonly string[], eventIds: readonly string[]) {
      const [charges, events] = await database.readBatch([
        database.orm
          .select({ providerChargeId: charge.providerChargeId, id: request.id, code: request.code })
          .from(charge)
          .innerJoin(request, and(eq(request.distributorId, distributorId), eq(request.id, charge.requestId)))
          .where(and(own, eq(charge.provider, provider), isIn(charge.providerChargeId, providerChargeIds))),
        database.orm
          .select({ id: paymentEntry.providerEventId })
          .from(paymentEntry)
          .where(
            and(
              eq(paymentEntry.distributorId, distributorId),
              eq(paymentEntry.provider, provider),
              isIn(paymentEntry.providerEventId, eventIds),
            ),
          ),
      ]);
      return {
        orders: new Map(charges.map(({ providerChargeId, ...order }) => [providerChargeId, order])),
        eventIds: new Set(events.map(({ id }) => id)),
      };
    },

    /** Orders by id, as far as there are any. */
    async findOrders(ids: readonly string[]): Promise<{ id: string; code: string }[]> {
      const [rows] = await database.readBatch([
        database.orm
          .select({ id: request.id, code: request.code })
          .from(request)
          .where(and(eq(request.distributorId, distributorId), isIn(request.id, ids))),
      ]);
      return rows;
    },

    async findByProviderId(provider: string, providerChargeId: string): Promise<StoredCharge | null> {
      const [rows] = await database.readBatch([
        newestCharge(
          database,
          own,
          eq(charge.provider, provider),
          eq(charge.providerChargeId, providerChargeId),
        ),
      ]);
      return rows[0] ?? null;
    },
  };
}

/** A long list as one parameter. */
function isIn(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
