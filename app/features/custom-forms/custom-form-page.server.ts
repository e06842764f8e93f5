import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { MAX_FIELDS } from "#domain/custom-forms/custom-form.ts";
import {
  type CustomFormForm,
  QUESTION_ROWS,
  toCustomFormForm,
  toCustomFormInput,
} from "#domain/custom-forms/custom-form-form.ts";
import { CustomFormInputSchema, CustomFormUpdateSchema } from "#domain/custom-forms/custom-form-schema.ts";
import { changedRows, readSentRows, rowTextSchema } from "#app/lib/forms/form-rows.server.ts";
import { formText } from "#app/lib/forms/form-text.ts";
import {
  actOnRecord,
  readSentRecord,
  reapplyRecord,
  saveRecord,
  unsaved,
} from "#app/features/records/record-form.server.ts";

const LIST = PAGES.CustomForms.path;
/** Characters of a field at most; whether it is too long is for the schema to say. */
const LONGEST = 4_000;
const text = z.string().max(LONGEST);

const BaseSchema: z.ZodType<CustomFormForm> = z.object({
  name: text,
  description: text,
  screen: text,
  active: text,
  purchaseTypes: z.array(text).max(10),
  fields: z.array(rowTextSchema(QUESTION_ROWS, LONGEST)).max(MAX_FIELDS),
});

/** What the page of a form asks for: to save, to bring the current version, to delete it, or, without JavaScript, to
 *  add, take out or move a question.
 *  @param id - null for a new one */
export async function actOnCustomForm(context: AppLoadContext, fields: FormData, id: string | null) {
  const { customForms } = context.services;
  const intent = fields.get("intent");
  if (id !== null && intent === "delete") {
    return actOnRecord(context, intent, async () => {
      await customForms.remove(id);
      return `${LIST}?feito=deleted`;
    });
  }
  const sent = readSentRecord(fields, readCustomForm(fields), BaseSchema);
  const changed = changedRows(fields, sent.form.fields, QUESTION_ROWS);
  if (changed !== null) return unsaved(context, { ...sent, form: { ...sent.form, fields: changed } });
  if (id !== null && intent === "reapply") {
    const current = await customForms.get(id);
    return reapplyRecord(context, sent, {
      current: toCustomFormForm(current),
      version: current.version,
      sets: ["purchaseTypes"],
    });
  }
  const work = { fieldOf: (path: string) => path, path: PAGES.CustomFormDetails.path };
  const input = toCustomFormInput(sent.form);
  if (id === null) {
    return saveRecord(context, sent, {
      ...work,
      parse: () => CustomFormInputSchema.safeParse(input),
      save: (parsed) => customForms.create(parsed),
    });
  }
  return saveRecord(context, sent, {
    ...work,
    parse: () => CustomFormUpdateSchema.safeParse({ ...input, version: sent.version }),
    save: (parsed) => customForms.update(id, parsed),
  });
}

function readCustomForm(fields: FormData): CustomFormForm {
  const purchaseTypes = fields.getAll("purchaseTypes").filter((type) => typeof type === "string");
  return {
    name: formText(fields, "name", 200),
    description: formText(fields, "description", 1_000),
    screen: formText(fields, "screen", 40),
    active: String(fields.has("active")),
    purchaseTypes: [...new Set(purchaseTypes)],
    fields: readSentRows(fields, QUESTION_ROWS, {
      ...{ prefix: "field", flag: "required", most: MAX_FIELDS, longest: LONGEST },
    }),
  };
}
