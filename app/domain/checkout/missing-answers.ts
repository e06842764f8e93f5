import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CustomFormAnswers } from "./checkout-state.ts";
import { issue } from "./missing-parts.ts";

/** A form of the distributor's own, as far as its answers are checked for being there. */
export interface AskedForm {
  id: string;
  fields: readonly { key: string; required: boolean }[];
}

/** Required answers that are not there, as `customForms.<form>.<field>`. False is an answer; a blank text and an empty
 *  list are none. */
export function findMissingAnswers(
  forms: readonly AskedForm[],
  given: readonly CustomFormAnswers[],
): FieldIssue[] {
  return forms.flatMap(({ id, fields }) => {
    const answers = given.find(({ customForm }) => customForm === id)?.answers ?? {};
    return fields
      .filter(({ key, required }) => required && isBlank(answers[key]))
      .map(({ key }) => issue(`customForms.${id}.${key}`, "REQUIRED"));
  });
}

function isBlank(answer: CustomFormAnswers["answers"][string] | undefined): boolean {
  if (typeof answer === "boolean") return false;
  if (answer === undefined) return true;
  return typeof answer === "string" ? answer.trim() === "" : answer.length === 0;
}
