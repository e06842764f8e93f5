import type { PurchaseType } from "#domain/shared/purchase-types.ts";

/** Steps of the checkout that may show custom forms.
 *  @source spec, custom forms */
export const FORM_SCREENS = ["firstStep", "afterShipping", "lastStep"] as const;
export type FormScreen = (typeof FORM_SCREENS)[number];

/** Types of questions. `document` is a CPF or a CNPJ. */
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

/** Default and highest limit of characters in an answer.
 *  @source spec, validation: maximum length */
export const TEXT_LIMITS = {
  text: { usual: 30, most: 200 },
  longText: { usual: 500, most: 2_000 },
} as const;

/** A question of a custom form. */
export interface FormField {
  /** Identifies the question's answers; it stays when its text changes. */
  key: string;
  type: FormFieldType;
  label: string;
  help: string;
  required: boolean;
  /** Limit of characters of a text; ignored for other types. */
  maxLength: number;
  /** Options of a choice, in order; empty for other types. */
  options: string[];
}

/** A custom form: questions shown together at one step of the checkout. */
export interface CustomForm {
  id: string;
  name: string;
  description: string;
  screen: FormScreen;
  /** Purchase types that show the form. */
  purchaseTypes: PurchaseType[];
  fields: FormField[];
  active: boolean;
  version: number;
  updatedAt: string;
}

/** The parts of a custom form that a buyer needs. */
export type AskedForm = Pick<CustomForm, "id" | "name" | "description" | "screen" | "fields">;

/** Whether questions of this type have options. */
export function takesOptions(type: FormFieldType): type is "choice" | "choices" {
  return type === "choice" || type === "choices";
}

/** Whether questions of this type have a limit of characters. */
export function takesLimit(type: FormFieldType): type is "text" | "longText" {
  return type === "text" || type === "longText";
}

/** Whether the forms at the end of the checkout may all be left out. */
export function hasOptionalLast(forms: readonly Pick<AskedForm, "screen" | "fields">[]): boolean {
  return formsOnScreen(forms, "lastStep").every(({ fields }) => fields.every(({ required }) => !required));
}

/** The forms at a step of the checkout, in their order. */
export function formsOnScreen<Form extends Pick<CustomForm, "screen">>(
  forms: readonly Form[],
  screen: FormScreen,
): Form[] {
  return forms.filter((form) => form.screen === screen);
}
