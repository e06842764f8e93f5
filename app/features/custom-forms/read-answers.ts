import type { FormAnswer, FormAnswers } from "#domain/custom-forms/answer-rules.ts";
import type { AskedForm, FormField } from "#domain/custom-forms/custom-form.ts";
import { answerPlace } from "#domain/custom-forms/form-faults.ts";

const MAX_LENGTH = 4_000;

/** Answers to the distributor's own forms as a browser sends them; what was left open is left out. */
export function readAnswers(forms: readonly AskedForm[], sent: FormData): FormAnswers[] {
  return forms.flatMap(({ id, fields }) => {
    const answers = fields.flatMap((field): [string, FormAnswer][] => {
      const values = sent
        .getAll(answerPlace(id, field.key))
        .map((value) =>
          typeof value === "string" ? value.slice(0, MAX_LENGTH).replaceAll("\r\n", "\n") : "",
        )
        .filter((value) => value !== "");
      const [first] = values;
      return first === undefined ? [] : [[field.key, answerOf(field, first, values)]];
    });
    return answers.length === 0 ? [] : [{ customForm: id, answers: Object.fromEntries(answers) }];
  });
}

function answerOf({ type }: FormField, first: string, all: readonly string[]): FormAnswer {
  if (type === "choices") return all;
  return type === "yesNo" ? first === "true" : first;
}
