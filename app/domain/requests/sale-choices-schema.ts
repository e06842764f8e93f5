import * as z from "zod";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import { MAX_OWN_CENTS, MAX_SOLD_ALONG } from "./sale-amounts.ts";

const id = z.string().min(1).max(64);

export const MAX_EXTRA_LINES = 50;

/** A chosen extra item or service. The server decides its price; one that is sent is ignored. */
export const ChosenItemSchema = z.strictObject({
  id,
  amount: z.int().min(1).max(MAX_SOLD_ALONG).default(1),
  price: z.number().optional(),
});

/** A chosen payment. With a type alone it is the distributor's first method of that type, with its first condition. */
export const PaymentChoiceSchema = z.strictObject({
  type: z.enum(PAYMENT_TYPES),
  method: id.nullable().optional(),
  condition: id.nullable().optional(),
});

/** The buyer's choices that change the total, besides lines and delivery. */
export const SALE_CHOICE_FIELDS = {
  extraItems: z.array(ChosenItemSchema).max(MAX_EXTRA_LINES).default([]),
  serviceItems: z.array(ChosenItemSchema).max(MAX_EXTRA_LINES).default([]),
  valueModifier: ValueModifierSchema.prefault({}),
  coupon: z.string().trim().min(1).max(60).optional(),
  /** Whether the integrator's own company or its customer is billed. */
  chargeType: z.enum(["company", "customer"]).default("customer"),
  /** The integrator's own service, or the whole invoice, depending on which one it may type. */
  companyServiceCents: z.int().min(0).max(MAX_OWN_CENTS).optional(),
  invoiceCents: z.int().min(0).max(MAX_OWN_CENTS).optional(),
};

/** The choices made so far; unknown fields are left out. */
export const SaleChoicesSchema = z.object({
  ...SALE_CHOICE_FIELDS,
  payment: PaymentChoiceSchema.nullable().default(null),
});

export type ChosenItem = z.output<typeof ChosenItemSchema>;
export type PaymentChoice = z.output<typeof PaymentChoiceSchema>;
export type SaleChoices = z.output<typeof SaleChoicesSchema>;

/** No choices yet. */
export const NO_CHOICES: SaleChoices = SaleChoicesSchema.parse({});

/** Reads the choices made so far from a form. An unreadable choice counts as not made and does not affect the
 *  others. */
export function readSaleChoices(sent: Readonly<Record<string, unknown>>): SaleChoices {
  const { extraItems, serviceItems, valueModifier } = sent;
  const input: typeof sent = {
    ...sent,
    extraItems: readableItems(extraItems),
    serviceItems: readableItems(serviceItems),
    valueModifier: readableSides(valueModifier),
  };
  const readable = Object.entries(SaleChoicesSchema.shape).flatMap(([name, schema]) =>
    schema.safeParse(input[name]).success ? [[name, input[name]]] : [],
  );
  return SaleChoicesSchema.parse(Object.fromEntries(readable));
}

function readableItems(items: unknown): unknown[] {
  return Array.isArray(items)
    ? (items as unknown[]).filter((item) => ChosenItemSchema.safeParse(item).success)
    : [];
}

function readableSides(modifier: unknown): Record<string, unknown> {
  const sides: [string, unknown][] =
    typeof modifier === "object" && modifier !== null ? Object.entries(modifier) : [];
  return Object.fromEntries(
    sides.filter(([side, part]) => ValueModifierSchema.safeParse({ [side]: part }).success),
  );
}
