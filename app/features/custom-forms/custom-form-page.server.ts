import type { AppLoadContext } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import { MAX_FIELDS } from "#domain/custom-forms/custom-form.ts";
import { QUESTION_ROWS, toCustomFormForm, toCustomFormInput } from "#domain/custom-forms/custom-form-form.ts";
import {
  CustomFormFormSchema,
  CustomFormInputSchema,
  CustomFormUpdateSchema,
} from "#domain/custom-forms/custom-form-schema.ts";
import { changedRows, readSentRows } from "#app/lib/forms/form-rows.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { answerRecord } from "../records/record-form.server.ts";

/** Runs what the page of a form requests; before JavaScript also to add, remove or move a question.
 *  @param id - null for a new form */
export async function actOnCustomForm(context: AppLoadContext, fields: FormData, id: string | null) {
  return answerRecord(context, fields, {
    id,
    kind: {
      records: context.services.customForms,
      schemas: {
        form: CustomFormFormSchema,
        input: CustomFormInputSchema,
        update: CustomFormUpdateSchema,
      },
      read: (sent) => ({
        ...readForm(CustomFormFormSchema, sent),
        fields: readSentRows(sent, QUESTION_ROWS, { prefix: "field", flag: "required", most: MAX_FIELDS }),
      }),
      toForm: toCustomFormForm,
      toInput: toCustomFormInput,
      sets: ["purchaseTypes"],
      changed(form) {
        const questions = changedRows(fields, form.fields, QUESTION_ROWS);
        return questions && { ...form, fields: questions };
      },
      fieldOf: (path) => path,
      paths: {
        record: PAGES.CustomFormDetails.path,
        deleted: `${PAGES.CustomForms.path}?feito=deleted`,
      },
    },
  });
}
