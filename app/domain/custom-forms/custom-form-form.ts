import { PURCHASE_TYPES } from "#domain/requests/purchase-types.ts";
import {
  type AskedForm,
  type CustomForm,
  FORM_FIELD_TYPES,
  type FormField,
  type FormFieldType,
  takesLimit,
  takesOptions,
  TEXT_LIMITS,
} from "./custom-form.ts";

/** A question as the fields of its row hold it; `required` is "true" or "false", options stand one on a line. */
export type QuestionRow = Record<(typeof QUESTION_FIELDS)[number], string>;

/** A form of the distributor's own as the fields of its form hold it. A question is one text, so that forms of records
 *  know it. */
export type CustomFormForm = Record<"name" | "description" | "screen" | "active", string> & {
  purchaseTypes: readonly string[];
  fields: readonly string[];
};

/** First part of the keys of questions that are not stored yet. */
const NEW_QUESTION = "new-";

export const QUESTION_FIELDS = ["key", "type", "label", "help", "required", "maxLength", "options"] as const;

/** A question that is not written yet.
 *  @param place - tells it from other new ones */
export function emptyQuestion(place: number): QuestionRow {
  return {
    key: `${NEW_QUESTION}${String(place)}`,
    type: "text",
    label: "",
    help: "",
    required: "false",
    maxLength: "",
    options: "",
  };
}

/** What the form of a new one begins with: a first question to write. */
export const EMPTY_CUSTOM_FORM: CustomFormForm = {
  name: "",
  description: "",
  screen: "firstStep",
  active: "true",
  purchaseTypes: [...PURCHASE_TYPES],
  fields: [writeQuestionRow(emptyQuestion(0))],
};

export function writeQuestionRow(row: QuestionRow): string {
  return JSON.stringify(QUESTION_FIELDS.map((field) => row[field]));
}

/** The row behind a text of `writeQuestionRow`. */
export function readQuestionRow(text: string): QuestionRow {
  const values = JSON.parse(text) as string[];
  const entries = QUESTION_FIELDS.map((field, index) => [field, values[index] ?? ""] as const);
  return Object.fromEntries(entries) as QuestionRow;
}

/** A stored form as its form shows it. */
export function toCustomFormForm(form: CustomForm): CustomFormForm {
  const { name, description, screen, active, purchaseTypes, fields } = form;
  return {
    ...{ name, description, screen, active: String(active), purchaseTypes },
    fields: fields.map((field) => writeQuestionRow(toQuestionRow(field))),
  };
}

function toQuestionRow({ key, type, label, help, required, maxLength, options }: FormField): QuestionRow {
  return {
    ...{ key, type, label, help, required: String(required) },
    maxLength: takesLimit(type) ? String(maxLength) : "",
    options: options.join("\n"),
  };
}

/** The form that a form asks for; whether its fields are right is for its schema to say. */
export function toCustomFormInput({ fields, active, ...form }: CustomFormForm) {
  return {
    ...form,
    active: active === "true",
    fields: fields.map((text) => toQuestionInput(readQuestionRow(text))),
  };
}

function toQuestionInput({ key, type, label, help, required, maxLength, options }: QuestionRow) {
  const limit = maxLength.trim();
  return {
    ...{ type, label, help, required: required === "true" },
    key: key.startsWith(NEW_QUESTION) ? null : key,
    maxLength: limit === "" ? undefined : /^\d{1,5}$/.test(limit) ? Number(limit) : Number.NaN,
    options: optionsOf(options),
  };
}

/** What a buyer would be asked by a form that is still being written; questions without words are left out. */
export function toAskedForm(form: CustomFormForm, name: string): AskedForm {
  const screen = form.screen === "lastStep" || form.screen === "afterShipping" ? form.screen : "firstStep";
  const fields = form.fields.map(readQuestionRow).flatMap((row): FormField[] => {
    const type = FORM_FIELD_TYPES.find((one) => one === row.type) ?? "text";
    if (row.label.trim() === "") return [];
    return [
      {
        ...{ key: row.key, type, label: row.label.trim(), help: row.help.trim() },
        required: row.required === "true",
        maxLength: limitOf(type, row.maxLength),
        options: takesOptions(type) ? [...new Set(optionsOf(row.options))] : [],
      },
    ];
  });
  return { id: "preview", name, description: form.description.trim(), screen, fields };
}

function limitOf(type: FormFieldType, typed: string): number {
  if (!takesLimit(type)) return 0;
  const { usual, most } = TEXT_LIMITS[type];
  const limit = Number(typed);
  return Number.isInteger(limit) && limit >= 1 ? Math.min(limit, most) : usual;
}

function optionsOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
