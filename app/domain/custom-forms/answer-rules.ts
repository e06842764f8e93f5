import { parseCents, parseNumber } from "#domain/shared/numbers.ts";
import { parseDocument } from "#domain/validation/document.ts";
import { email } from "#domain/validation/email-rule.ts";
import {
  type FieldFaultCode,
  type FieldRule,
  faultOf,
  maxLength,
  required,
} from "#domain/validation/field-rules.ts";
import { phone } from "#domain/validation/identity-rules.ts";
import { date, strictTime, time } from "#domain/validation/time-rules.ts";
import type { FormField } from "./custom-form.ts";

/** An answer to a question: a text as typed, yes or no, or several options. */
export type FormAnswer = string | boolean | readonly string[];

/** Answers to one form, by key of its questions.
 *  @source spec, custom form answers */
export interface FormAnswers {
  customForm: string;
  answers: Readonly<Record<string, FormAnswer>>;
}

/** A fault of an answer. */
export interface AnswerFault {
  code: string;
  /** Limit of characters, for a text that is too long. */
  limit?: number;
}

/** Rules of the answer to a question.
 *  @param isNeeded - whether required answers must be present; a budget may leave them out */
export function answerRules(field: FormField, isNeeded: boolean): FieldRule[] {
  const mustBe = field.required && isNeeded;
  if (mustBe && field.type === "time") return [required, strictTime];
  return [...(mustBe ? [required] : []), ...rulesOfType(field)];
}

/** The fault of the answer to one question; null without one. */
export function answerFault(
  field: FormField,
  answer: FormAnswer | undefined,
  isNeeded: boolean,
): AnswerFault | null {
  const fault = faultOf(answerRules(field, isNeeded), answer);
  if (fault !== null) return fault;
  return isBlank(answer) || isOfKind(field, answer) ? null : { code: "INVALID_CHOICE" };
}

/** Whether a question has no answer; `false` is an answer. */
export function isBlank(answer: FormAnswer | undefined): answer is undefined {
  if (answer === undefined) return true;
  if (typeof answer === "string") return answer.trim() === "";
  return typeof answer !== "boolean" && answer.length === 0;
}

function rulesOfType({ type, maxLength: limit }: FormField): FieldRule[] {
  switch (type) {
    case "text":
    case "longText":
      return [maxLength(limit)];
    case "number":
      return [readableAs("INVALID_NUMBER", (text) => parseNumber(text) !== null)];
    case "money":
      return [readableAs("INVALID_AMOUNT", (text) => (parseCents(text) ?? -1) >= 0)];
    case "date":
      return [date];
    case "time":
      return [time];
    case "email":
      return [email];
    case "phone":
      return [phone];
    case "document":
      return [readableAs("INVALID_DOCUMENT", (text) => parseDocument(text) !== null)];
    default:
      return [];
  }
}

/** A rule of a text. A blank text passes. */
function readableAs(code: FieldFaultCode, isReadable: (text: string) => boolean): FieldRule {
  return {
    name: code,
    check: (value) =>
      typeof value !== "string" || value.trim() === "" || isReadable(value) ? null : { code },
  };
}

function isOfKind({ type, options }: FormField, answer: FormAnswer): boolean {
  switch (type) {
    case "yesNo":
      return typeof answer === "boolean";
    case "choice":
      return typeof answer === "string" && options.includes(answer);
    case "choices":
      return typeof answer === "object" && answer.every((one) => options.includes(one));
    default:
      return typeof answer === "string";
  }
}
