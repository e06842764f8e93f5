import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { CUSTOM_FORMS_TEXTS } from "#copy/custom-forms.ts";
import { PAGES } from "#domain/access/pages.ts";
import { MAX_FIELDS } from "#domain/custom-forms/custom-form.ts";
import {
  type CustomFormForm,
  emptyQuestion,
  QUESTION_FIELDS,
  type QuestionRow,
  readQuestionRow,
  toCustomFormForm,
  toCustomFormInput,
  writeQuestionRow,
} from "#domain/custom-forms/custom-form-form.ts";
import { CustomFormInputSchema, CustomFormUpdateSchema } from "#domain/custom-forms/custom-form-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { formText } from "./form-text.ts";
import { stepId } from "./list-order.ts";
import { actOnRecord, readSentRecord, reapplyRecord, saveRecord, unsaved } from "./record-form.server.ts";

const LIST = PAGES.CustomForms.path;
const text = z.string().max(4_000);

const ValuesSchema = z.array(text).length(QUESTION_FIELDS.length);

const RowSchema = text.refine((row) => {
  try {
    return ValuesSchema.safeParse(JSON.parse(row)).success;
  } catch {
    return false;
  }
});

const BaseSchema: z.ZodType<CustomFormForm> = z.object({
  name: text,
  description: text,
  screen: text,
  active: text,
  purchaseTypes: z.array(text).max(10),
  fields: z.array(RowSchema).max(MAX_FIELDS),
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
  const changed = changedQuestions(fields, sent.form.fields);
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

/** What the list asks for: to switch a form in the version that it showed, or to put all in another order. */
export async function actOnFormList(context: AppLoadContext, fields: FormData) {
  try {
    return redirect(`${LIST}?feito=${await changeList(context, fields)}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const stale = { title: CUSTOM_FORMS_TEXTS.staleTitle, description: CUSTOM_FORMS_TEXTS.staleText };
    const { title, description } = isDomainError(error, "STALE_VERSION") ? stale : refusal;
    return data({ refusal: { title, description } }, { status: refusal.status });
  }
}

async function changeList({ services }: AppLoadContext, fields: FormData): Promise<"saved" | "ordered"> {
  const [id = "", version, active] = formText(fields, "switch", 100).split(" ");
  if (id !== "") {
    await services.customForms.setActive(id, { active: active === "true", version: Number(version) });
    return "saved";
  }
  const ids = (name: string) => fields.getAll(name).filter((value) => typeof value === "string");
  const before = ids("before");
  const step = formText(fields, "move", 80);
  const after = step === "" ? ids("after") : stepId(before, step);
  await services.customForms.reorder({ before, after });
  return "ordered";
}

/** The questions after a button that needs no scripts; null when none was pressed. */
function changedQuestions(fields: FormData, rows: readonly string[]): readonly string[] | null {
  const keyOf = (row: string) => readQuestionRow(row).key;
  const removed = fields.get("remove");
  if (typeof removed === "string") return rows.filter((row) => keyOf(row) !== removed);
  if (fields.get("intent") === "add") return [...rows, writeQuestionRow(emptyQuestion(nextPlace(rows)))];
  const step = fields.get("move");
  if (typeof step !== "string") return null;
  const order = stepId(rows.map(keyOf), step);
  return order.flatMap((key) => rows.filter((row) => keyOf(row) === key));
}

/** A number that no new row has. */
function nextPlace(rows: readonly string[]): number {
  const taken = new Set(rows.map((row) => readQuestionRow(row).key));
  let place = rows.length;
  while (taken.has(emptyQuestion(place).key)) place += 1;
  return place;
}

function readCustomForm(fields: FormData): CustomFormForm {
  const textsOf = (name: string) =>
    fields
      .getAll(name)
      .map((value) => (typeof value === "string" ? value.slice(0, 4_000).replaceAll("\r\n", "\n") : ""));
  const columns = QUESTION_FIELDS.map((field) => textsOf(`field.${field}`));
  const [keys = []] = columns;
  const required = textsOf("field.required");
  const rows = keys.slice(0, MAX_FIELDS).map((key, index) => {
    const values = Object.fromEntries(
      QUESTION_FIELDS.map((field, column) => [field, columns[column]?.[index] ?? ""] as const),
    ) as QuestionRow;
    return writeQuestionRow({ ...values, key, required: String(required.includes(key)) });
  });
  return {
    name: formText(fields, "name", 200),
    description: formText(fields, "description", 1_000),
    screen: formText(fields, "screen", 40),
    active: String(fields.has("active")),
    purchaseTypes: [...new Set(textsOf("purchaseTypes"))],
    fields: rows,
  };
}
