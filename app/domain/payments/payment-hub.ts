import * as z from "zod";
import type { FieldIssue } from "#domain/shared/errors.ts";
import { pixKeyKind } from "#domain/validation/pix-key.ts";
import { MAX_AGREEMENT, MAX_INSTRUCTIONS } from "./instruction-limits.ts";
import { MAX_REMINDER_DAYS, MAX_REMINDERS } from "./reminders.ts";
import { CHARGE_METHODS, type PaymentProvider } from "#domain/settings/charge-methods.ts";

/** Days of reminders, in order and each once. */
function reminderDays(least: number) {
  return z
    .array(z.int())
    .max(MAX_REMINDERS)
    .refine((days) => days.every((day, index) => day >= least && day > (days[index - 1] ?? -1)))
    .refine((days) => days.every((day) => day <= MAX_REMINDER_DAYS));
}

/** How a distributor is paid on its own pages: what its provider charges by, who receives, and for how long a charge is
 *  open.
 *  @source spec, payment hub */
export const PaymentHubSchema = z.strictObject({
  methods: z.array(z.enum(CHARGE_METHODS)).refine((methods) => new Set(methods).size === methods.length),
  /** In the form of a Pix code, or empty. */
  pixKey: z
    .string()
    .max(77)
    .refine((key) => key === "" || pixKeyKind(key) !== null),
  receiverName: z.string().trim().max(25),
  receiverCity: z.string().trim().max(15),
  /** Minutes for which a Pix is open: 30 days at most, as providers have it. */
  chargeTtlMinutes: z.int().min(5).max(43_200),
  /** Business days until a boleto is due. */
  boletoDays: z.int().min(1).max(60),
  /** Whether the payer's page tells how an order is paid that the distributor charges outside of the portal, and takes
   *  the proof. */
  paymentDetailsEnable: z.boolean(),
  /** What it tells. */
  instructions: z.string().trim().max(MAX_INSTRUCTIONS),
  /** The sentence that a payer agrees to with the proof; empty for none. */
  agreementTermsConfirmationText: z.string().trim().max(MAX_AGREEMENT),
  /** Whether who has paid gets the receipt by e-mail. */
  sendsReceipts: z.boolean(),
  /** Whether cards are stopped for an order once banks refused too many. */
  stopsCards: z.boolean(),
  /** Whether payers of unpaid orders are reminded by e-mail. */
  remindsPayers: z.boolean(),
  /** On which days before the last day of a charge, where 0 is the last day itself. */
  remindBeforeDays: reminderDays(0),
  /** And on which days after it. */
  remindAfterDays: reminderDays(1),
  /** Whether the payment of an order is called off once its last charge has ended unpaid. */
  callsOffExpired: z.boolean(),
  /** Days between the end of the charge and that. */
  callOffDays: z.int().min(0).max(60),
  /** Whether the sandbox behaves as a provider that does not answer; nothing to other providers. */
  sandboxIsDown: z.boolean(),
});
export type PaymentHub = z.infer<typeof PaymentHubSchema>;

/** What is missing: a Pix of the sandbox needs a key, a name and a city, while Mercado Pago has its own; who tells how
 *  orders are paid outside of the portal has to say it; who reminds payers has to say when, three times at most. */
export function checkPaymentHub(
  { methods, pixKey, receiverName, receiverCity, paymentDetailsEnable, instructions, ...hub }: PaymentHub,
  provider: PaymentProvider,
): FieldIssue[] {
  const needed = {
    ...(provider === "sandbox" && methods.includes("pix") ? { pixKey, receiverName, receiverCity } : {}),
    ...(paymentDetailsEnable ? { instructions } : {}),
  };
  const reminders = hub.remindBeforeDays.length + hub.remindAfterDays.length;
  return [
    ...Object.entries(needed).flatMap(([field, value]) => (value === "" ? [issueOf(field, "REQUIRED")] : [])),
    ...(hub.remindsPayers && reminders === 0 ? [issueOf("remindBeforeDays", "REQUIRED")] : []),
    ...(reminders > MAX_REMINDERS ? [issueOf("remindAfterDays", "TOO_MANY")] : []),
  ];
}

function issueOf(field: string, code: string): FieldIssue {
  return { field, code, message: code };
}

/** A Pix key in the form of a code, from what a person types: with the marks of a CPF or CNPJ, a telephone as it is
 *  dialled, an address or a random key in capitals. What is no key stays as it is.
 *  @example writtenPixKey("(62) 98765-4321") // "+5562987654321" */
export function writtenPixKey(typed: string): string {
  const key = typed.trim();
  const bare = key.replaceAll(/[\s()./-]/g, "");
  const forms = [key, bare, bare.toUpperCase(), `+55${bare}`, key.toLowerCase()];
  return forms.find((form) => pixKeyKind(form) !== null) ?? key;
}
