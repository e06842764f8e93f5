import { z } from "zod";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";

/** Something sold along with the lines of a request (extra item, service, freight), as one save froze it. */
export const RequestItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.int(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
});

/** The terms of a coupon at the moment of the save. */
const RequestCouponSchema = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(["fixed", "percentage"]),
  amountCents: z.int().nullable(),
  percent: z.string().nullable(),
  maximumCents: z.int().nullable(),
});

/** The condition that was chosen, as it stood then. */
export const RequestConditionSchema = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  conditionType: z.enum(["increase", "decrease"]),
  modifierType: z.enum(["percentage", "percentage-reversed", "fixed"]),
  quantityOfInstallments: z.int(),
});

const InvoiceChoiceSchema = z.object({
  editable: z.enum(["none", "total", "service"]).default("none"),
  companyServiceCents: z.int().default(0),
  invoiceCents: z.int().nullable().default(null),
});

/** What the sides of a modifier are of a subtotal. */
const ModifierSharesSchema = z.object({ increasePct: z.string(), decreasePct: z.string() });

/** Everything but lines, delivery and payment that the sum of a request hangs on; versions from before have none of it. */
export const REQUEST_SUM_FIELDS = {
  extraItems: z.array(RequestItemSchema).default([]),
  services: z.array(RequestItemSchema).default([]),
  freights: z.array(RequestItemSchema).default([]),
  valueModifier: ValueModifierSchema.prefault({}),
  /** Of a budget: how much of the modifier counts once it is an order. What versions from before carry does. */
  countsOnOrders: ModifierSharesSchema.optional(),
  /** Percentage that the buyer's role took off, while nothing else did. */
  defaultDiscountPct: z.string().nullable().default(null),
  coupon: RequestCouponSchema.nullable().default(null),
  invoice: InvoiceChoiceSchema.prefault({}),
};

const cents = z.int().default(0);

/** Steps between the lines and the total; versions from before have lines and freight only. */
export const REQUEST_STEP_FIELDS = {
  extraItemsCents: cents,
  servicesCents: cents,
  increaseCents: cents,
  decreaseCents: cents,
  couponCents: cents,
  /** Negative for what the condition takes off. */
  paymentConditionCents: cents,
  installmentsCents: z.array(z.int()).default([]),
  companyServiceCents: cents,
  /** Null in versions from before, whose invoice is the total. */
  invoiceCents: z.int().nullable().default(null),
};

export type RequestItem = z.infer<typeof RequestItemSchema>;
export type RequestCoupon = z.infer<typeof RequestCouponSchema>;
export type ModifierShares = z.infer<typeof ModifierSharesSchema>;
