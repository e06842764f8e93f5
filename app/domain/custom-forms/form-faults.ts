import { answerFault, type AnswerFault, type FormAnswers } from "./answer-rules.ts";
import type { AskedForm } from "./custom-form.ts";

/** The place of an answer: its field name on a page, and the path in issues of an API call.
 *  @example answerPlace("cfo_1", "cff_2") // "customForms.cfo_1.cff_2" */
export function answerPlace(formId: string, key: string): string {
  return `customForms.${formId}.${key}`;
}

/** The faults of the answers to all forms, by place.
 *  @param isNeeded - whether required answers must be present */
export function faultsOfForms(
  forms: readonly AskedForm[],
  sent: readonly FormAnswers[],
  isNeeded: boolean,
): Record<string, AnswerFault> {
  return Object.fromEntries(
    forms.flatMap(({ id, fields }) =>
      fields.flatMap((field): [string, AnswerFault][] => {
        const fault = answerFault(field, answersOf(sent, id)[field.key], isNeeded);
        return fault === null ? [] : [[answerPlace(id, field.key), fault]];
      }),
    ),
  );
}

/** The answers to one form, by key of its questions. */
export function answersOf(sent: readonly FormAnswers[], formId: string): FormAnswers["answers"] {
  return sent.find(({ customForm }) => customForm === formId)?.answers ?? {};
}
