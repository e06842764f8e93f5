import { answerFault, type AnswerFault, type FormAnswers } from "./answer-rules.ts";
import type { AskedForm } from "./custom-form.ts";

/** Where an answer stands: the name of its field in a page, and what issues of an API call name.
 *  @example answerPlace("cfo_1", "cff_2") // "customForms.cfo_1.cff_2" */
export function answerPlace(formId: string, key: string): string {
  return `customForms.${formId}.${key}`;
}

/** What is wrong with the answers to all forms that are asked, by their place.
 *  @param isNeeded - whether what is required has to be there */
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

/** What is answered to one form, by the key of its questions. */
export function answersOf(sent: readonly FormAnswers[], formId: string): FormAnswers["answers"] {
  return sent.find(({ customForm }) => customForm === formId)?.answers ?? {};
}
