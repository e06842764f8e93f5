import { and, asc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import type { EntryKind } from "#domain/payments/ledger.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { assertHolds } from "#worker/db/save-parts.ts";
import { paymentEntry } from "#worker/db/schema/payments.ts";

/** A line of an order's ledger as stored. */
export type StoredEntry = typeof paymentEntry.$inferSelect;

/** A line to note. */
export interface NewEntry {
  kind: EntryKind;
  chargeId: string | null;
  amountCents: number;
  occurredAt: string;
  /** The provider's event that tells of it; null for what people say. */
  event: { provider: string; id: string } | null;
  /** Of a card that was refused, as far as its number may be told. */
  card?: string | null;
  createdBy: string | null;
  note: string;
}

/** An event of a provider that was noted before. */
export class EventKnown extends Error {}

/** Query for an order's ledger, in the order in which it was noted. */
export function ledgerOf({ orm }: Database, distributorId: string, requestId: string) {
  return orm
    .select()
    .from(paymentEntry)
    .where(and(eq(paymentEntry.distributorId, distributorId), eq(paymentEntry.requestId, requestId)))
    .orderBy(asc(paymentEntry.seq));
}

/** Query for the number of refusals of a card for other orders since an instant. */
export function declinesElsewhere(
  { orm }: Database,
  distributorId: string,
  { card, requestId, since }: { card: string; requestId: string; since: string },
) {
  return orm
    .select({ count: sql<number>`count(*)` })
    .from(paymentEntry)
    .where(
      and(
        eq(paymentEntry.distributorId, distributorId),
        eq(paymentEntry.card, card),
        gt(paymentEntry.createdAt, since),
        ne(paymentEntry.requestId, requestId),
      ),
    );
}

/** A line with the name of the person who said it; null for what a provider tells. */
export type NamedEntry = StoredEntry & { by: string | null };

/** Query for an order's ledger with the names of people who said something, in order. */
export function namedLedgerOf({ orm }: Database, distributorId: string, requestId: string) {
  return orm
    .select({
      ...getTableColumns(paymentEntry),
      by: sql<string | null>`(select trim(person.name || ' ' || person.surname) from user as person
        where person.distributor_id = payment_entry.distributor_id and person.id = payment_entry.created_by)`,
    })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.distributorId, distributorId), eq(paymentEntry.requestId, requestId)))
    .orderBy(asc(paymentEntry.seq));
}

/** Adds lines to an order's ledger, or none, if it is as it was read.
 *  @param seen - number of lines that were read before
 *  @throws EventKnown if a line's event was noted before, DomainError STALE_VERSION if there are other new lines; both by
 *    the batch */
export function addEntries(
  distributorId: string,
  requestId: string,
  { seen, entries, at }: { seen: number; entries: readonly NewEntry[]; at: string },
): WriteStatement[] {
  const stale = () => new DomainError("STALE_VERSION", { entity: "request", id: requestId });
  if (entries.length === 0) {
    const lines = sql`(select count(*) from payment_entry
      where distributor_id = ${distributorId} and request_id = ${requestId})`;
    return [assertHolds("STALE_VERSION", sql`${lines} = ${seen}`, stale)];
  }
  return [
    ...entries.flatMap(({ event }) =>
      event === null
        ? []
        : [
            assertHolds(
              "ALREADY_DONE",
              sql`not exists (select 1 from payment_entry where distributor_id = ${distributorId}
                and provider = ${event.provider} and provider_event_id = ${event.id})`,
              () => new EventKnown(),
            ),
          ],
    ),
    ...entries.map(({ event, ...entry }, index): WriteStatement => ({
      ...insertRow(paymentEntry, {
        ...entry,
        ...{ distributorId, requestId, seq: seen + index + 1, createdAt: at },
        ...{ provider: event?.provider ?? null, providerEventId: event?.id ?? null },
      }),
      refusal: stale,
    })),
  ];
}
