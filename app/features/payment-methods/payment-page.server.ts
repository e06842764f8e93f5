import type { AppLoadContext } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import {
  CONDITION_ROWS,
  toPaymentForm,
  toPaymentInput,
} from "#domain/payment-methods/payment-method-form.ts";
import {
  PaymentMethodFormSchema,
  PaymentMethodInputSchema,
  PaymentMethodUpdateSchema,
} from "#domain/payment-methods/payment-method-schema.ts";
import { MAX_CONDITIONS } from "#domain/payment-methods/payment-method.ts";
import { changedRows, readSentRows } from "#app/lib/forms/form-rows.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { answerRecord } from "../records/record-form.server.ts";

/** Runs what the page of a payment method requests; before JavaScript also to add, remove or move a condition.
 *  @param id - null for a new method */
export async function actOnPaymentMethod(context: AppLoadContext, fields: FormData, id: string | null) {
  return answerRecord(context, fields, {
    id,
    kind: {
      records: context.services.paymentMethods,
      schemas: {
        form: PaymentMethodFormSchema,
        input: PaymentMethodInputSchema,
        update: PaymentMethodUpdateSchema,
      },
      read: (sent) => ({
        ...readForm(PaymentMethodFormSchema, sent),
        conditions: readSentRows(sent, CONDITION_ROWS, {
          ...{ prefix: "condition", flag: "active", most: MAX_CONDITIONS },
        }),
      }),
      toForm: toPaymentForm,
      toInput: toPaymentInput,
      sets: [],
      changed(form) {
        const conditions = changedRows(fields, form.conditions, CONDITION_ROWS);
        return conditions && { ...form, conditions };
      },
      fieldOf: (path) => path,
      paths: {
        record: PAGES.PaymentMethodDetails.path,
        deleted: `${PAGES.PaymentSettings.path}?feito=deleted`,
      },
    },
  });
}
