import * as z from "zod";
import { FORM_CHECK, FORM_LIST, FORM_TEXT, formRowTexts } from "#domain/records/record-form-schema.ts";
import { QUESTION_ROWS } from "./custom-form-form.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import {
  FORM_FIELD_TYPES,
  FORM_SCREENS,
  MAX_FIELDS,
  MAX_FORMS,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  takesLimit,
  takesOptions,
  TEXT_LIMITS,
} from "./custom-form.ts";

const coded = (code: string) => ({ message: code, params: { code } });
const isWithoutRepeats = (list: readonly string[]) =>
  new Set(list.map((one) => one.toLowerCase())).size === list.length;
const isWithin = (limit: number, most: number) => limit >= 1 && limit <= most;

/** Options must not contain a semicolon, which separates the options of a saved answer. */
const OptionSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_OPTION_LENGTH)
  .regex(/^[^;]*$/);

const FormFieldInputSchema = z
  .strictObject({
    /** Key of a stored question; null for a new one. */
    key: z.string().min(1).max(64).nullable().default(null),
    type: z.enum(FORM_FIELD_TYPES),
    label: z.string().trim().min(1).max(120),
    help: z.string().trim().max(200).default(""),
    required: z.boolean().default(false),
    /** Limit of characters of a text; by default that of its type. */
    maxLength: z.int().min(0).optional(),
    options: z
      .array(OptionSchema)
      .max(MAX_OPTIONS)
      .default([])
      .refine(isWithoutRepeats, coded("OPTIONS_REPEATED")),
  })
  .refine(({ type, options }) => !takesOptions(type) || options.length >= 2, {
    ...coded("OPTIONS_MISSING"),
    path: ["options"],
  })
  .refine(({ type, maxLength = 1 }) => !takesLimit(type) || isWithin(maxLength, TEXT_LIMITS[type].most), {
    ...coded("INVALID_LIMIT"),
    path: ["maxLength"],
  })
  .transform(({ maxLength, options, ...field }) => ({
    ...field,
    maxLength: takesLimit(field.type) ? (maxLength ?? TEXT_LIMITS[field.type].usual) : 0,
    options: takesOptions(field.type) ? options : [],
  }));

const fields = {
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().max(300).default(""),
  screen: z.enum(FORM_SCREENS),
  purchaseTypes: z
    .array(z.enum(PURCHASE_TYPES))
    .min(1)
    .max(PURCHASE_TYPES.length)
    .refine(isWithoutRepeats, coded("REPEATED")),
  /** In the order of the form. */
  fields: z.array(FormFieldInputSchema).min(1).max(MAX_FIELDS),
  active: z.boolean().default(true),
};

/** Input of a new custom form. */
export const CustomFormInputSchema = z.strictObject(fields);

/** Input that replaces a stored version of a custom form, including its questions. */
export const CustomFormUpdateSchema = z.strictObject({ ...fields, version: z.int().min(1) });

const ids = z.array(z.string().min(1).max(64)).max(MAX_FORMS);

/** A new order of the list, with the order that was read. Both must have the same ids. */
export const FormOrderSchema = z.strictObject({ before: ids, after: ids });

/** A question as stored and answered. */
export const FormFieldSchema = z.object({
  key: z.string(),
  type: z.enum(FORM_FIELD_TYPES),
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  maxLength: z.int(),
  options: z.array(z.string()),
});

/** A custom form as buyers see it. */
export const AskedFormSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  screen: z.enum(FORM_SCREENS),
  fields: z.array(FormFieldSchema),
});

export const CustomFormSchema = AskedFormSchema.extend({
  purchaseTypes: z.array(z.enum(PURCHASE_TYPES)),
  active: z.boolean(),
  version: z.int(),
  updatedAt: z.string(),
});

/** The fields of the page that edits a custom form; a question is one text of `QUESTION_ROWS`. */
export const CustomFormFormSchema = z.object({
  name: FORM_TEXT,
  description: FORM_TEXT,
  screen: FORM_TEXT,
  active: FORM_CHECK,
  purchaseTypes: FORM_LIST,
  fields: formRowTexts(QUESTION_ROWS, MAX_FIELDS),
});

export type CustomFormForm = z.infer<typeof CustomFormFormSchema>;
export type FormFieldInput = z.output<typeof FormFieldInputSchema>;
export type CustomFormInput = z.output<typeof CustomFormInputSchema>;
export type CustomFormUpdate = z.output<typeof CustomFormUpdateSchema>;
export type FormOrder = z.infer<typeof FormOrderSchema>;
