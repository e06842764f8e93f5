import * as z from "zod";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";

/** An extra item, service or freight of a request, as saved. */
export const RequestItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.int(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
});

/** The terms of a coupon when the request was saved. */
const RequestCouponSchema = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(["fixed", "percentage"]),
  amountCents: z.int().nullable(),
  percent: z.string().nullable(),
  maximumCents: z.int().nullable(),
});

/** The chosen payment condition, as saved. */
export const RequestConditionSchema = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  conditionType: z.enum(["increase", "decrease"]),
  modifierType: z.enum(["percentage", "percentage-reversed", "fixed"]),
  quantityOfInstallments: z.int(),
  /** Percentage that is paid at once by Pix, before the rest. Older versions have none. */
  downPaymentPct: z.string().default("0"),
});

const InvoiceChoiceSchema = z.object({
  editable: z.enum(["none", "total", "service"]).default("none"),
  companyServiceCents: z.int().default(0),
  invoiceCents: z.int().nullable().default(null),
});

/** Each side of a modifier as a percentage of the subtotal. */
const ModifierSharesSchema = z.object({ increasePct: z.string(), decreasePct: z.string() });

/** Fields that the sum of a request depends on, besides lines, delivery and payment. Older versions have none of
 *  them. */
export const REQUEST_SUM_FIELDS = {
  extraItems: z.array(RequestItemSchema).default([]),
  services: z.array(RequestItemSchema).default([]),
  freights: z.array(RequestItemSchema).default([]),
  valueModifier: ValueModifierSchema.prefault({}),
  /** Of a budget: the part of the modifier that counts once it is an order. Without it, as in older versions, all of it
   *  does. */
  countsOnOrders: ModifierSharesSchema.optional(),
  /** Percentage that the buyer's role took off, if there was no other decrease. */
  defaultDiscountPct: z.string().nullable().default(null),
  coupon: RequestCouponSchema.nullable().default(null),
  invoice: InvoiceChoiceSchema.prefault({}),
};

const cents = z.int().default(0);

/** Steps between the lines and the total. Older versions have lines and freight only. */
export const REQUEST_STEP_FIELDS = {
  extraItemsCents: cents,
  servicesCents: cents,
  increaseCents: cents,
  decreaseCents: cents,
  couponCents: cents,
  /** Negative for a reduction. */
  paymentConditionCents: cents,
  /** Without the down payment. */
  installmentsCents: z.array(z.int()).default([]),
  companyServiceCents: cents,
  /** Null in older versions, whose invoice is the total. */
  invoiceCents: z.int().nullable().default(null),
};

export type RequestItem = z.infer<typeof RequestItemSchema>;
export type RequestCoupon = z.infer<typeof RequestCouponSchema>;
export type ModifierShares = z.infer<typeof ModifierSharesSchema>;
