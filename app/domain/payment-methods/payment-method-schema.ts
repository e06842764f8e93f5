import * as z from "zod";
import { FORM_CHECK, FORM_TEXT, formRowTexts } from "#domain/records/record-form-schema.ts";
import { pctForm } from "#domain/shared/pct-form.ts";
import { comparePct } from "#domain/shared/percent.ts";
import { CONDITION_ROWS } from "./payment-method-form.ts";
import { MAX_CONDITIONS, PAYMENT_TYPES } from "./payment-method.ts";

export const MAX_METHODS = 50;
const MAX_INSTALLMENTS = 120;

/** Ten million reais in cents. */
const MAX_CENTS = 1_000_000_000;
const REAIS_FORM = /^(0|[1-9]\d{0,7})(\.\d{1,2})?$/;

const coded = (code: string) => ({ message: code, params: { code } });

interface Value {
  value: string;
  conditionType: "increase" | "decrease";
  modifierType: "percentage" | "percentage-reversed" | "fixed";
}

/** Whether a value is valid for its type: reais with up to two decimals, or a percentage from 0 to 100. A
 *  `percentage-reversed` increase must be below 100, where the total would be infinite. */
function isValueOfKind({ value, conditionType, modifierType }: Value): boolean {
  if (modifierType === "fixed") return REAIS_FORM.test(value);
  if (!pctForm(3, 4).test(value)) return false;
  const isOpen = modifierType === "percentage-reversed" && conditionType === "increase";
  return isOpen ? comparePct(value, "100") < 0 : comparePct(value, "100") <= 0;
}

export const ConditionInputSchema = z
  .strictObject({
    /** Id of a stored condition; null for a new one. */
    id: z.string().min(1).max(64).nullable().default(null),
    name: z.string().trim().min(1).max(60),
    conditionType: z.enum(["increase", "decrease"]),
    modifierType: z.enum(["percentage", "percentage-reversed", "fixed"]),
    /** Decimal text: a percentage, or reais with up to two decimals for a fixed amount. */
    value: z.string().max(20),
    quantityOfInstallments: z.int().min(1).max(MAX_INSTALLMENTS),
    /** Decimal text: below 100, or nothing would be left to pay by the method itself. */
    downPaymentPct: z
      .string()
      .regex(pctForm(2, 2))
      .transform((pct) => String(Number(pct)))
      .default("0"),
    minimumCents: z.int().min(0).max(MAX_CENTS).default(0),
    active: z.boolean().default(true),
  })
  .refine(isValueOfKind, { ...coded("INVALID_VALUE"), path: ["value"] });

const fields = {
  type: z.enum(PAYMENT_TYPES),
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().max(300).default(""),
  active: z.boolean().default(true),
  /** In the order in which buyers see them. */
  conditions: z.array(ConditionInputSchema).max(MAX_CONDITIONS).default([]),
};

/** Input of a new payment method. */
export const PaymentMethodInputSchema = z.strictObject(fields);

/** Input that replaces a stored version of a payment method, including its conditions. */
export const PaymentMethodUpdateSchema = z.strictObject({ ...fields, version: z.int().min(1) });

/** A new order of the list, with the order that was read. Both must have the same ids. */
export const PaymentOrderSchema = z.strictObject({
  before: z.array(z.string().min(1).max(64)).max(MAX_METHODS),
  after: z.array(z.string().min(1).max(64)).max(MAX_METHODS),
});

/** The fields of a payment method's form. A condition is one text of `CONDITION_ROWS`. */
export const PaymentMethodFormSchema = z.object({
  type: FORM_TEXT,
  name: FORM_TEXT,
  description: FORM_TEXT,
  active: FORM_CHECK,
  conditions: formRowTexts(CONDITION_ROWS, MAX_CONDITIONS),
});

export type PaymentMethodForm = z.infer<typeof PaymentMethodFormSchema>;
export type ConditionInput = z.output<typeof ConditionInputSchema>;
export type PaymentMethodInput = z.output<typeof PaymentMethodInputSchema>;
export type PaymentMethodUpdate = z.output<typeof PaymentMethodUpdateSchema>;
export type PaymentOrder = z.infer<typeof PaymentOrderSchema>;
