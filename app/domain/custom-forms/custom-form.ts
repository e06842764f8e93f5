import type { PurchaseType } from "#domain/shared/purchase-types.ts";

/** Steps of the checkout that ask questions of the distributor's own.
 *  @source spec, custom forms */
export const FORM_SCREENS = ["firstStep", "afterShipping", "lastStep"] as const;
export type FormScreen = (typeof FORM_SCREENS)[number];

/** Kinds of question. `document` is a CPF or a CNPJ. */
export const FORM_FIELD_TYPES = [
  "text",
  "longText",
  "number",
  "money",
  "date",
  "time",
  "email",
  "phone",
  "document",
  "choice",
  "choices",
  "yesNo",
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

export const MAX_FORMS = 20;
export const MAX_FIELDS = 40;
export const MAX_OPTIONS = 30;
export const MAX_OPTION_LENGTH = 80;

/** Characters that an answer may have unless its question says otherwise, and at most.
 *  @source spec, validation: maximum length */
export const TEXT_LIMITS = {
  text: { usual: 30, most: 200 },
  longText: { usual: 500, most: 2_000 },
} as const;

/** A question of the distributor's own. */
export interface FormField {
  /** What its answers are known by; it stays when the words change. */
  key: string;
  type: FormFieldType;
  label: string;
  help: string;
  required: boolean;
  /** Characters that a text may have; of no meaning to other types. */
  maxLength: number;
  /** Of a choice, in their order; empty for all other types. */
  options: string[];
}

/** Questions that stand together at one step of the checkout. */
export interface CustomForm {
  id: string;
  name: string;
  description: string;
  screen: FormScreen;
  /** Ways to buy that ask it. */
  purchaseTypes: PurchaseType[];
  fields: FormField[];
  active: boolean;
  version: number;
  updatedAt: string;
}

/** A form as far as somebody who buys has to do with it. */
export type AskedForm = Pick<CustomForm, "id" | "name" | "description" | "screen" | "fields">;

/** Whether a question of this type offers options. */
export function takesOptions(type: FormFieldType): type is "choice" | "choices" {
  return type === "choice" || type === "choices";
}

/** Whether the length of an answer to a question of this type is limited by the distributor. */
export function takesLimit(type: FormFieldType): type is "text" | "longText" {
  return type === "text" || type === "longText";
}

/** The forms that a step of the checkout shows, in their order. */
export function formsOnScreen<Form extends Pick<CustomForm, "screen">>(
  forms: readonly Form[],
  screen: FormScreen,
): Form[] {
  return forms.filter((form) => form.screen === screen);
}
