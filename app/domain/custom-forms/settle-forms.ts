import type { FieldIssue } from "#domain/shared/errors.ts";
import { formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { formatCents, formatDay, formatNumber } from "#domain/shared/format.ts";
import { isCalendarDay } from "#domain/shared/calendar.ts";
import { parseCents, parseNumber } from "#domain/shared/numbers.ts";
import { parseDocument } from "#domain/validation/document.ts";
import { normalizeEmail } from "#domain/validation/email.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import { type FormAnswer, type FormAnswers, isBlank } from "./answer-rules.ts";
import type { AskedForm, FormField } from "./custom-form.ts";
import { answerPlace, answersOf, faultsOfForms } from "./form-faults.ts";

/** Answers to one form as a request stores them: with the questions at that time, as text for people. */
export interface SavedForm {
  customForm: string;
  name: string;
  screen: AskedForm["screen"];
  answers: { key: string; label: string; value: string }[];
}

/** Texts for yes and no. */
export interface YesNoWords {
  yes: string;
  no: string;
}

const MAX_DECIMALS = 6;
const OPTION_SEPARATOR = "; ";

/** The answers that a request stores, and their faults. Answers to questions that do not exist (any more) are left out,
 *  and so are forms without an answer.
 *  @param isNeeded - whether required answers must be present: for an order yes, for a budget no */
export function settleForms(
  forms: readonly AskedForm[],
  sent: readonly FormAnswers[],
  { isNeeded, words }: { isNeeded: boolean; words: YesNoWords },
): { issues: FieldIssue[]; saved: SavedForm[] } {
  const faults = faultsOfForms(forms, sent, isNeeded);
  const issues = Object.entries(faults).map(([field, { code, limit }]) => ({
    field,
    code,
    message: limit === undefined ? code : `at most ${String(limit)} characters`,
  }));
  if (issues.length > 0) return { issues, saved: [] };
  const saved = forms.map(({ id, name, screen, fields }) => ({
    customForm: id,
    name,
    screen,
    answers: fields.flatMap((field) => {
      const answer = answersOf(sent, id)[field.key];
      if (isBlank(answer)) return [];
      return [{ key: field.key, label: field.label, value: shownAnswer(field, answer, words) }];
    }),
  }));
  return { issues, saved: saved.filter(({ answers }) => answers.length > 0) };
}

/** Places of required questions that a saved request does not answer and an order must. */
export function findOpenQuestions(
  forms: readonly AskedForm[],
  saved: readonly Pick<SavedForm, "customForm" | "answers">[],
): FieldIssue[] {
  return forms.flatMap(({ id, fields }) => {
    const kept = saved.find(({ customForm }) => customForm === id)?.answers ?? [];
    return fields
      .filter((field) => field.required && !kept.some(({ key }) => key === field.key))
      .map(({ key }) => ({ field: answerPlace(id, key), code: "REQUIRED", message: "Required" }));
  });
}

/** Saved answers for a checkout that reopens the request. Answers to questions that no longer exist are left out. */
export function typedAnswers(
  forms: readonly AskedForm[],
  saved: readonly Pick<SavedForm, "customForm" | "answers">[],
  words: YesNoWords,
): FormAnswers[] {
  return forms.flatMap(({ id, fields }) => {
    const kept = saved.find(({ customForm }) => customForm === id)?.answers ?? [];
    const answers = fields.flatMap((field): [string, FormAnswer][] => {
      const value = kept.find(({ key }) => key === field.key)?.value;
      return value === undefined ? [] : [[field.key, typedAnswer(field, value, words)]];
    });
    return answers.length === 0 ? [] : [{ customForm: id, answers: Object.fromEntries(answers) }];
  });
}

function shownAnswer({ type, options }: FormField, answer: FormAnswer, words: YesNoWords): string {
  if (typeof answer === "boolean") return answer ? words.yes : words.no;
  if (typeof answer !== "string") {
    return options.filter((option) => answer.includes(option)).join(OPTION_SEPARATOR);
  }
  const text = answer.trim();
  switch (type) {
    case "number":
      return formatNumber(parseNumber(text) ?? 0, { maxDecimals: MAX_DECIMALS });
    case "money":
      return formatCents(parseCents(text) ?? 0);
    case "date":
      return isCalendarDay(text) ? formatDay(text) : text;
    case "phone":
      return formatPhone(parsePhone(text)?.e164 ?? text);
    case "document":
      return formatDocument(parseDocument(text)?.value ?? text);
    case "email":
      return normalizeEmail(text);
    default:
      return text;
  }
}

function typedAnswer({ type }: FormField, value: string, words: YesNoWords): FormAnswer {
  switch (type) {
    case "yesNo":
      return value === words.yes;
    case "choices":
      return value.split(OPTION_SEPARATOR);
    case "money":
      return value.replace(/^R\$\s*/, "");
    default:
      return value;
  }
}
