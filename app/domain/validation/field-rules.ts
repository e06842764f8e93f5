import { isCalendarDay } from "../shared/calendar.ts";
import { formatPhone } from "../shared/format-identity.ts";
import { isCep } from "./cep.ts";
import { isCnpj } from "./cnpj.ts";
import { isCpf } from "./cpf.ts";
import { isEmail } from "./email.ts";
import { parsePhone } from "./phone.ts";

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
] as const;

/** What a field holds: a text, a choice of several, or yes and no. */
export type FieldValue = string | readonly unknown[] | boolean | null | undefined;

/** One rule of a field. All but `required` and `strictTime` accept a blank one. */
export interface FieldRule {
  name: string;
  check: (value: FieldValue) => FieldFault | null;
}

const DEFAULT_MAX_LENGTH = 30;
const SHORTEST_PHONE = 14;
const TIME_FORM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_FORM = /^(\d{2})\/(\d{2})\/(\d{4})$/;
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

/** A telephone with area code: incomplete below the 14 characters of `(62) 3000-0000`. */
export const phone = textRule("phone", (text) => {
  if (formatPhone(text.trim()).length < SHORTEST_PHONE) return { code: "INVALID_PHONE" };
  return parsePhone(text) === null ? { code: "UNKNOWN_PHONE" } : null;
});

/** A day of the calendar as people write it or as the browser's date field gives it.
 *  @example date.check("29/02/2027") // { code: "INVALID_DAY" } */
export const date = textRule("date", (text) => {
  const [, day = "", month = "", year = ""] = DAY_FORM.exec(text.trim()) ?? [];
  const isoDay = year === "" ? text.trim() : `${year}-${month}-${day}`;
  return isCalendarDay(isoDay) ? null : { code: "INVALID_DAY" };
});

/** A time of day as HH:MM in 24 hours. */
export const time = textRule("time", (text) => (TIME_FORM.test(text) ? null : { code: "INVALID_TIME" }));

/** A time of day that cannot be left out, with a message of its own. */
export const strictTime: FieldRule = {
  name: "strictTime",
  check: (value) =>
    typeof value === "string" && TIME_FORM.test(value) ? null : { code: "INVALID_STRICT_TIME" },
};

export const email = textRule("email", (text) => (isEmail(text) ? null : { code: "INVALID_EMAIL" }));
export const cnpj = textRule("cnpj", (text) => (isCnpj(text) ? null : { code: "INVALID_CNPJ" }));
export const cpf = textRule("cpf", (text) => (isCpf(text) ? null : { code: "INVALID_CPF" }));
export const cep = textRule("cep", (text) => (isCep(text) ? null : { code: "INVALID_CEP" }));

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

function textRule(name: string, check: (text: string) => FieldFault | null): FieldRule {
  return { name, check: (value) => (typeof value !== "string" || isBlank(value) ? null : check(value)) };
}

function isBlank(value: string | readonly unknown[] | boolean): boolean {
  return typeof value === "string" ? value.trim() === "" : typeof value !== "boolean" && value.length === 0;
}
