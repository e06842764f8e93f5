import { formRows, storedIdOf } from "#domain/records/form-rows.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
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
import type { CustomFormForm } from "./custom-form-schema.ts";

/** A question as the fields of its row; `required` is "true" or "false", options are one per line. */
export type QuestionRow = Record<
  "key" | "type" | "label" | "help" | "required" | "maxLength" | "options",
  string
>;

/** The rows of questions in their form. */
export const QUESTION_ROWS = formRows<QuestionRow>({
  type: "text",
  label: "",
  help: "",
  required: "false",
  maxLength: "",
  options: "",
});

/** Initial values of a new custom form: one empty question. */
export const EMPTY_CUSTOM_FORM: CustomFormForm = {
  name: "",
  description: "",
  screen: "firstStep",
  active: "true",
  purchaseTypes: [...PURCHASE_TYPES],
  fields: [QUESTION_ROWS.write(QUESTION_ROWS.blank(0))],
};

/** A stored custom form as its page shows it. */
export function toCustomFormForm(form: CustomForm): CustomFormForm {
  const { name, description, screen, active, purchaseTypes, fields } = form;
  return {
    ...{ name, description, screen, active: String(active), purchaseTypes },
    fields: fields.map((field) => QUESTION_ROWS.write(toQuestionRow(field))),
  };
}

function toQuestionRow({ key, type, label, help, required, maxLength, options }: FormField): QuestionRow {
  return {
    ...{ key, type, label, help, required: String(required) },
    maxLength: takesLimit(type) ? String(maxLength) : "",
    options: options.join("\n"),
  };
}

/** Reads the page's fields as the input of a custom form. Its schema validates the result. */
export function toCustomFormInput({ fields, active, ...form }: CustomFormForm) {
  return {
    ...form,
    active: active === "true",
    fields: fields.map((text) => toQuestionInput(QUESTION_ROWS.read(text))),
  };
}

function toQuestionInput(row: QuestionRow) {
  const { type, label, help, required, maxLength, options } = row;
  const limit = maxLength.trim();
  return {
    ...{ type, label, help, required: required === "true" },
    key: storedIdOf(row),
    maxLength: limit === "" ? undefined : /^\d{1,5}$/.test(limit) ? Number(limit) : Number.NaN,
    options: optionsOf(options),
  };
}

/** The form as a buyer would see it, for the preview of an unsaved one. Questions without a text are left out. */
export function toAskedForm(form: CustomFormForm, name: string): AskedForm {
  const screen = form.screen === "lastStep" || form.screen === "afterShipping" ? form.screen : "firstStep";
  const fields = form.fields.map(QUESTION_ROWS.read).flatMap((row): FormField[] => {
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
