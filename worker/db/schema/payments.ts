import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ChargeInstrument } from "#domain/payments/charge.ts";
import { CHARGE_METHODS } from "#domain/settings/charge-methods.ts";
import { CHARGE_STATUSES, ENTRY_KINDS } from "#domain/payments/ledger.ts";
import { distributorId, instant, json } from "./columns.ts";
import { request } from "./requests.ts";

/** Charges to a payer. Their states are what the ledger says, kept here for conditions and lists. */
export const charge = sqliteTable(
  "charge",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    requestId: text("request_id").notNull(),
    provider: text("provider").notNull(),
    providerChargeId: text("provider_charge_id").notNull(),
    method: text("method", { enum: CHARGE_METHODS }).notNull(),
    status: text("status", { enum: CHARGE_STATUSES }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** What the payer pays with. */
    instrument: json("instrument").$type<ChargeInstrument>().notNull().default({ method: "pix", brCode: "" }),
    expiresAt: instant("expires_at").notNull(),
    paidAt: instant("paid_at"),
    createdAt: instant("created_at").notNull(),
    /** When its provider was last asked what became of it; null before. */
    askedAt: instant("asked_at"),
    /** The last calendar day on which it is paid in time. */
    dueOn: text("due_on").notNull().default(""),
    /** The last reminder that its payer got, in days from its last day, negative before it; null before the first. */
    remindedStep: integer("reminded_step"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    // For the charges that a provider is asked about; the sandbox knows nothing.
    index("charge_waiting")
      .on(table.distributorId, table.askedAt, table.createdAt)
      .where(sql`status = 'pending' and provider <> 'sandbox'`),
    // For the charges whose payers are reminded.
    index("charge_due")
      .on(table.distributorId, table.dueOn)
      .where(sql`status in ('pending', 'expired', 'paid')`),
    uniqueIndex("charge_provider").on(table.distributorId, table.provider, table.providerChargeId),
    index("charge_request").on(table.distributorId, table.requestId, table.createdAt, table.id),
    index("charge_newest").on(table.distributorId, table.createdAt, table.id),
  ],
);

/** Financings that the payers of orders have asked for: the newest of each order. */
export const financingAsk = sqliteTable(
  "financing_ask",
  {
    distributorId: distributorId(),
    requestId: text("request_id").notNull(),
    months: integer("months").notNull(),
    /** How its payer is reached, as typed. */
    contact: text("contact").notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.requestId] })],
);

/** Comparisons of a day of a provider's payments with the ledger, that were made by themselves. */
export const paymentComparison = sqliteTable(
  "payment_comparison",
  {
    distributorId: distributorId(),
    /** Calendar day of the provider. */
    day: text("day").notNull(),
    provider: text("provider").notNull(),
    attempts: integer("attempts").notNull(),
    attemptedAt: instant("attempted_at").notNull(),
    /** When the provider answered; null before. */
    comparedAt: instant("compared_at"),
    compared: integer("compared").notNull().default(0),
    /** Payments of which the provider knew more. */
    differences: integer("differences").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.day] })],
);

/** The ledger: what happened to the money of each order. A trigger refuses every change of a line. */
export const paymentEntry = sqliteTable(
  "payment_entry",
  {
    distributorId: distributorId(),
    requestId: text("request_id").notNull(),
    /** Place in the order's ledger, from 1 without a gap: who writes the next line has read all before it. */
    seq: integer("seq").notNull(),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    chargeId: text("charge_id"),
    amountCents: integer("amount_cents").notNull(),
    /** When it happened, as told by whoever told it; `createdAt` is when it was noted. */
    occurredAt: instant("occurred_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Provider and its event, which is noted once; null for what people say. */
    provider: text("provider"),
    providerEventId: text("provider_event_id"),
    /** Of a card that was refused: its first six and last four digits. */
    card: text("card"),
    /** Who said it; null for a provider, and for the payer's page. */
    createdBy: text("created_by"),
    /** Why, in the words of who said it. */
    note: text("note").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.requestId, table.seq] }),
    uniqueIndex("payment_entry_event")
      .on(table.distributorId, table.provider, table.providerEventId)
      .where(sql`provider_event_id is not null`),
    // For what moved on the books in some days.
    index("payment_entry_moved").on(
      table.distributorId,
      table.kind,
      table.occurredAt,
      table.chargeId,
      table.amountCents,
    ),
    // For a card that is tried for many orders.
    index("payment_entry_card")
      .on(table.distributorId, table.card, table.createdAt)
      .where(sql`card is not null`),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
  ],
);
