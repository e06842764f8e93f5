import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { PAGES } from "#domain/access/pages.ts";
import {
  CONDITION_ROWS,
  type PaymentMethodForm,
  toPaymentForm,
  toPaymentInput,
} from "#domain/payment-methods/payment-method-form.ts";
import {
  PaymentMethodInputSchema,
  PaymentMethodUpdateSchema,
} from "#domain/payment-methods/payment-method-schema.ts";
import { MAX_CONDITIONS } from "#domain/payment-methods/payment-method.ts";
import { changedRows, readSentRows, rowTextSchema } from "#app/lib/forms/form-rows.server.ts";
import { formText } from "#app/lib/forms/form-text.ts";
import {
  actOnRecord,
  readSentRecord,
  reapplyRecord,
  saveRecord,
  unsaved,
} from "#app/features/records/record-form.server.ts";

const LIST = PAGES.PaymentSettings.path;
const text = z.string().max(1_000);
/** Characters of a field of a condition at most; whether it is too long is for the schema to say. */
const LONGEST = 200;

const BaseSchema: z.ZodType<PaymentMethodForm> = z.object({
  type: text,
  name: text,
  description: text,
  active: text,
  conditions: z.array(rowTextSchema(CONDITION_ROWS, LONGEST)).max(MAX_CONDITIONS),
});

/** What the page of a way to pay asks for: to save, to bring the current version, to delete it, or, without JavaScript,
 *  to add, take out or move a condition.
 *  @param id - null for a new one */
export async function actOnPaymentMethod(context: AppLoadContext, fields: FormData, id: string | null) {
  const { paymentMethods } = context.services;
  const intent = fields.get("intent");
  if (id !== null && intent === "delete") {
    return actOnRecord(context, intent, async () => {
      await paymentMethods.remove(id);
      return `${LIST}?feito=deleted`;
    });
  }
  const sent = readSentRecord(fields, readPaymentForm(fields), BaseSchema);
  const changed = changedRows(fields, sent.form.conditions, CONDITION_ROWS);
  if (changed !== null) return unsaved(context, { ...sent, form: { ...sent.form, conditions: changed } });
  if (id !== null && intent === "reapply") {
    const current = await paymentMethods.get(id);
    return reapplyRecord(context, sent, {
      current: toPaymentForm(current),
      version: current.version,
      sets: [],
    });
  }
  const work = { fieldOf: (path: string) => path, path: PAGES.PaymentMethodDetails.path };
  const input = toPaymentInput(sent.form);
  if (id === null) {
    return saveRecord(context, sent, {
      ...work,
      parse: () => PaymentMethodInputSchema.safeParse(input),
      save: (parsed) => paymentMethods.create(parsed),
    });
  }
  return saveRecord(context, sent, {
    ...work,
    parse: () => PaymentMethodUpdateSchema.safeParse({ ...input, version: sent.version }),
    save: (parsed) => paymentMethods.update(id, parsed),
  });
}

function readPaymentForm(fields: FormData): PaymentMethodForm {
  return {
    type: formText(fields, "type", 40),
    name: formText(fields, "name", 200),
    description: formText(fields, "description", 1_000),
    active: String(fields.has("active")),
    conditions: readSentRows(fields, CONDITION_ROWS, {
      ...{ prefix: "condition", flag: "active", most: MAX_CONDITIONS, longest: LONGEST },
    }),
  };
}
