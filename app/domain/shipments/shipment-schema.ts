import * as z from "zod";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { readInvoiceKey } from "#domain/validation/invoice-key.ts";
import { isHttpsAddress } from "#domain/validation/link-address.ts";
import { CLAIM_KINDS, CLAIM_OUTCOMES, MAX_CLAIM_PHOTOS } from "./shipment.ts";

const MAX_LINES = 1_000;
const id = z.string().min(1).max(64);
const amount = z.int().min(1).max(1_000_000);
const coded = (code: string) => ({ message: code, params: { code } });
const noneIfEmpty = (text: string) => (text === "" ? null : text);

const itemsOnce = (lines: readonly { itemId: string }[]) =>
  new Set(lines.map(({ itemId }) => itemId)).size === lines.length;

/** What is sent: units of the order's items, with the invoice that goes along and how it is followed. */
export const NewShipmentSchema = z
  .strictObject({
    lines: z
      .array(z.strictObject({ itemId: id, amount }))
      .min(1)
      .max(MAX_LINES)
      .refine(itemsOnce, coded("TWICE")),
    /** Access key of the invoice; empty without one. */
    invoiceKey: z
      .string()
      .trim()
      .max(60)
      .refine((text) => text === "" || readInvoiceKey(text) !== null, coded("INVALID_INVOICE_KEY"))
      .transform((text) => readInvoiceKey(text)?.key ?? null)
      .default(null),
    carrier: z.string().trim().max(80).default(""),
    trackingCode: z.string().trim().max(60).default(""),
    trackingUrl: z
      .string()
      .trim()
      .max(500)
      .refine((text) => text === "" || isHttpsAddress(text), coded("INVALID_URL"))
      .transform(noneIfEmpty)
      .default(null),
    sentOn: DaySchema,
    /** Day on which it is expected; null while unknown. */
    expectedOn: DaySchema.nullable().default(null),
  })
  .refine(({ sentOn, expectedOn }) => expectedOn === null || expectedOn >= sentOn, {
    path: ["expectedOn"],
    ...coded("BEFORE_SENT"),
  });

/** What arrived: who received it, and what is wrong with it. */
export const ConfirmDeliverySchema = z.strictObject({
  receivedBy: z.string().trim().min(2).max(80),
  problems: z
    .array(
      z.strictObject({
        itemId: id,
        kind: z.enum(CLAIM_KINDS),
        amount,
        description: z.string().trim().max(500).default(""),
        /** Ids of photos that the person has brought for the order. */
        photoIds: z.array(id).max(MAX_CLAIM_PHOTOS).default([]),
      }),
    )
    .max(MAX_LINES)
    .refine(itemsOnce, coded("TWICE"))
    .default([]),
});

/** How a claim ends, and why. */
export const AnswerClaimSchema = z.strictObject({
  outcome: z.enum(CLAIM_OUTCOMES),
  answer: z.string().trim().min(3).max(500),
});

/** What somebody says about a claim before it has ended. */
export const NewClaimMessageSchema = z.strictObject({ message: z.string().trim().min(1).max(1_000) });

const ClaimSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  kind: z.enum(CLAIM_KINDS),
  amount: z.int(),
  description: z.string(),
  createdAt: z.string(),
  /** Null as long as nobody has answered. */
  outcome: z.enum(CLAIM_OUTCOMES).nullable(),
  answer: z.string(),
  answeredAt: z.string().nullable(),
  /** Photos, in the order in which they were brought. */
  photos: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What both sides said about it, the oldest first. */
  messages: z.array(
    z.object({
      id: z.string(),
      message: z.string(),
      authorName: z.string(),
      isOfCompany: z.boolean(),
      createdAt: z.string(),
    }),
  ),
});

/** A shipment of an order, with the claims about it. */
const ShipmentSchema = z.object({
  id: z.string(),
  lines: z.array(z.object({ itemId: z.string(), name: z.string(), amount: z.int() })),
  invoiceKey: z.string().nullable(),
  /** Number and series of the invoice, which its key says; null without one. */
  invoiceNumber: z.int().nullable(),
  invoiceSeries: z.int().nullable(),
  carrier: z.string(),
  trackingCode: z.string(),
  trackingUrl: z.string().nullable(),
  sentOn: z.string(),
  expectedOn: z.string().nullable(),
  createdByName: z.string(),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
  receivedBy: z.string(),
  claims: z.array(ClaimSchema),
});

/** The shipments of an order, the first one first, and what is still to be shipped. */
export const ShipmentListSchema = z.object({
  items: z.array(ShipmentSchema),
  lines: z.array(z.object({ itemId: z.string(), name: z.string(), amount: z.int(), remaining: z.int() })),
  progress: z.enum(["none", "partlySent", "sent", "partlyDelivered", "delivered"]),
  /** Calendar day at the distributor. */
  today: z.string(),
  /** What the person may do. */
  mayShip: z.boolean(),
  mayConfirm: z.boolean(),
});

export type NewShipment = z.output<typeof NewShipmentSchema>;
export type ConfirmDelivery = z.output<typeof ConfirmDeliverySchema>;
export type NewClaimMessage = z.output<typeof NewClaimMessageSchema>;
export type AnswerClaim = z.output<typeof AnswerClaimSchema>;
export type Shipment = z.output<typeof ShipmentSchema>;
export type Claim = Shipment["claims"][number];
export type ShipmentList = z.output<typeof ShipmentListSchema>;
