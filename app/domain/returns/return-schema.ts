import * as z from "zod";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { CLAIM_KINDS } from "#domain/shipments/shipment.ts";
import { UNDO_ENDS } from "./undo-return.ts";

const reason = z.string().trim().min(3).max(500);

/** Why a return is undone. */
export const UndoReturnSchema = z.strictObject({ reason });

/** Why an ask for a return is declined. */
export const DeclineReturnSchema = z.strictObject({ reason });

/** States of an ask for a return: open until it is answered by a return, or declined. */
const ASK_STATES = ["open", "taken", "declined"] as const;
const MAX_LINES = 1_000;
const id = z.string().min(1).max(64);
const units = z.int().min(0).max(1_000_000);
const cents = z.int().min(0).max(1_000_000_000_000);
const coded = (code: string) => ({ message: code, params: { code } });

/** Units to take back of an order's items: those that were not shipped are cancelled, the others returned. */
export const WantedReturnSchema = z.strictObject({
  lines: z
    .array(
      z
        .strictObject({
          itemId: id,
          cancelled: units.default(0),
          returned: units.default(0),
          /** Whether returned units go back to stock. */
          restocked: z.boolean().default(true),
        })
        .refine(({ cancelled, returned }) => cancelled + returned > 0, coded("NOTHING")),
    )
    .min(1)
    .max(MAX_LINES)
    .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, coded("TWICE")),
});

/** Units that the buyer asks to have cancelled, or to give back. Whether these are for sale again is not theirs to say. */
export const AskReturnSchema = WantedReturnSchema.extend({ reason });

/** A return as it was previewed. */
export const NewReturnSchema = WantedReturnSchema.extend({
  reason,
  /** Claim that it answers; null for none. */
  claimId: id.nullable().default(null),
  /** Ask of the buyer that it answers; null for none. */
  askId: id.nullable().default(null),
  /** What the preview said: earlier returns, what is taken off, and what is to be given back in all. */
  seen: z.strictObject({ returns: z.int().min(0), amountCents: cents, toGiveBackCents: cents }),
});

/** Money that a person gave back outside of the portal. */
export const NewRefundSchema = z.strictObject({
  amountCents: cents.min(1),
  givenOn: DaySchema,
  note: z.string().trim().max(200).default(""),
});

const MoneySchema = z.object({
  totalCents: z.int(),
  takenOffCents: z.int(),
  dueCents: z.int(),
  paidCents: z.int(),
  givenBackCents: z.int(),
  toGiveBackCents: z.int(),
  toPayCents: z.int(),
});

/** What taking units back would do. */
export const ReturnPreviewSchema = z.object({
  lines: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      cancelled: z.int(),
      returned: z.int(),
      restocked: z.boolean(),
      amountCents: z.int(),
    }),
  ),
  /** Freight, extra items and services; 0 while something of the order is left. */
  restCents: z.int(),
  amountCents: z.int(),
  isAll: z.boolean(),
  money: MoneySchema,
  stock: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      amount: z.int(),
      effect: z.enum(["back", "freed", "nothing", "writtenOff"]),
    }),
  ),
  /** Distribution center whose stock changes. */
  centerName: z.string(),
  /** Earlier returns. */
  returns: z.int(),
});

/** Cancellations and returns of an order, the first one first; amounts are null for people who see no prices. */
export const ReturnListSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      lines: z.array(
        z.object({
          itemId: z.string(),
          name: z.string(),
          cancelled: z.int(),
          returned: z.int(),
          restocked: z.boolean(),
          amountCents: z.int().nullable(),
        }),
      ),
      restCents: z.int().nullable(),
      amountCents: z.int().nullable(),
      reason: z.string(),
      claim: z.object({ itemName: z.string(), kind: z.enum(CLAIM_KINDS) }).nullable(),
      createdByName: z.string(),
      createdAt: z.string(),
      /** Who has undone it, and why; null for one that holds. */
      undone: z.object({ byName: z.string(), at: z.string(), reason: z.string() }).nullable(),
      mayUndo: z.boolean(),
      /** What keeps a person with the permission from undoing it; null for nothing. */
      undoEndedBy: z.enum(UNDO_ENDS).nullable(),
    }),
  ),
  units: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      ordered: z.int(),
      shipped: z.int(),
      cancelled: z.int(),
      returned: z.int(),
      toShip: z.int(),
      toReturn: z.int(),
    }),
  ),
  money: MoneySchema.nullable(),
  /** The most that a person may say to have given back outside of the portal: what is owed, or all that came outside. */
  mostBackCents: z.int().nullable(),
  /** What providers may still send back, on the page of the payment. */
  refundableCents: z.int().nullable(),
  /** All that went back, the first one first. */
  refunds: z.array(
    z.object({
      /** Its line in the order's ledger. */
      seq: z.int(),
      amountCents: z.int().nullable(),
      givenOn: z.string(),
      note: z.string(),
      /** Empty where only the provider told of it. */
      createdByName: z.string(),
      /** Whether it went back the way it came; else somebody gave it back outside of the portal. */
      isByProvider: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  /** What the buyer has asked for, the first one first. */
  asks: z.array(
    z.object({
      id: z.string(),
      lines: z.array(
        z.object({ itemId: z.string(), name: z.string(), cancelled: z.int(), returned: z.int() }),
      ),
      reason: z.string(),
      state: z.enum(ASK_STATES),
      createdByName: z.string(),
      createdAt: z.string(),
      /** Who has taken or declined it; empty for an open one. */
      answeredByName: z.string(),
      answeredAt: z.string().nullable(),
      /** Why it was declined. */
      answer: z.string(),
    }),
  ),
  /** Whether the person may ask for a return now, and decline an open ask. */
  mayAsk: z.boolean(),
  mayDecline: z.boolean(),
  /** Claims about its shipments that a return may answer. */
  claims: z.array(
    z.object({ id: z.string(), itemName: z.string(), kind: z.enum(CLAIM_KINDS), amount: z.int() }),
  ),
  /** Calendar day at the distributor. */
  today: z.string(),
  mayTakeBack: z.boolean(),
  /** What keeps a person with the permission from it; null for nothing. */
  heldBackBy: z.enum(["refused", "charged"]).nullable(),
  mayGiveBack: z.boolean(),
});

export type WantedReturn = z.output<typeof WantedReturnSchema>;
export type NewReturn = z.output<typeof NewReturnSchema>;
export type AskReturn = z.output<typeof AskReturnSchema>;
export type DeclineReturn = z.output<typeof DeclineReturnSchema>;
export type UndoReturn = z.output<typeof UndoReturnSchema>;
export type NewRefund = z.output<typeof NewRefundSchema>;
export type ReturnPreview = z.output<typeof ReturnPreviewSchema>;
export type ReturnList = z.output<typeof ReturnListSchema>;
