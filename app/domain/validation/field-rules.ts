/** What is wrong with a field. */
export interface FieldFault {
  code: FieldFaultCode;
  /** Characters that a text may have, where it has more. */
  limit?: number;
}

export type FieldFaultCode = (typeof FIELD_FAULT_CODES)[number];

/** All that rules find wrong. */
export const FIELD_FAULT_CODES = [
  "REQUIRED",
  "TEXT_OVER_LIMIT",
  "INVALID_PHONE",
  "UNKNOWN_PHONE",
  "INVALID_DAY",
  "INVALID_TIME",
  "INVALID_STRICT_TIME",
  "INVALID_EMAIL",
  "INVALID_CNPJ",
  "INVALID_CPF",
  "INVALID_CEP",
  "INVALID_COLOR",
  "INVALID_DOCUMENT",
  "INVALID_NUMBER",
  "INVALID_AMOUNT",
] as const;

/** What a field holds: a text, a choice of several, or yes and no. */
export type FieldValue = string | readonly unknown[] | boolean | null | undefined;

/** One rule of a field: here `required`, `maxLength` and `colour`, beside them those of people's data (`identity-rules.ts`,
 *  `email-rule.ts`) and of days and hours (`time-rules.ts`), apart so that a page loads what it uses. All but `required` and
 *  `strictTime` accept a blank field. */
export interface FieldRule {
  name: string;
  check: (value: FieldValue) => FieldFault | null;
}

const DEFAULT_MAX_LENGTH = 30;
const COLOR_FORM = /^#[0-9a-f]{6}$/i;

/** Something must be there: no blank text, no empty list. `false` is an answer. A field is required when one of its
 *  rules has this name. */
export const required: FieldRule = {
  name: "required",
  check(value) {
    const isMissing = value === null || value === undefined || isBlank(value);
    return isMissing ? { code: "REQUIRED" } : null;
  },
};

/** At most `limit` characters, 30 unless said otherwise. */
export function maxLength(limit: number = DEFAULT_MAX_LENGTH): FieldRule {
  return textRule("maxLength", (text) =>
    Array.from(text).length > limit ? { code: "TEXT_OVER_LIMIT", limit } : null,
  );
}

/** A colour as `#` and six hexadecimal digits. */
export const colour = textRule("colour", (text) =>
  COLOR_FORM.test(text.trim()) ? null : { code: "INVALID_COLOR" },
);

/** What is wrong with a field by the first of its rules that refuses it, or null. */
export function faultOf(rules: readonly FieldRule[], value: FieldValue): FieldFault | null {
  for (const { check } of rules) {
    const fault = check(value);
    if (fault !== null) return fault;
  }
  return null;
}

/** Whether a field must be filled in: one of its rules is named `required`. */
export function isRequired(rules: readonly FieldRule[]): boolean {
  return rules.some(({ name }) => name === "required");
}

/** A rule of texts, which accepts a blank one. */
export function textRule(name: string, check: (text: string) => FieldFault | null): FieldRule {
  return { name, check: (value) => (typeof value !== "string" || isBlank(value) ? null : check(value)) };
}

function isBlank(value: string | readonly unknown[] | boolean): boolean {
  return typeof value === "string" ? value.trim() === "" : typeof value !== "boolean" && value.length === 0;
}
