import { CUSTOM_FORM_FIELD_TEXTS } from "#copy/custom-forms.ts";
import type { FormAnswers } from "#domain/custom-forms/answer-rules.ts";
import type { AskedForm } from "#domain/custom-forms/custom-form.ts";
import { type SavedForm, settleForms } from "#domain/custom-forms/settle-forms.ts";
import { DomainError } from "#domain/shared/errors.ts";

/** The answers to custom forms that a request stores. An order needs all required answers; a budget only needs valid
 *  ones.
 *  @throws DomainError INVALID_BODY with the place of each invalid answer */
export function settleAnswers(
  forms: readonly AskedForm[],
  sent: readonly FormAnswers[],
  type: "budget" | "order",
): SavedForm[] {
  const { yes, no } = CUSTOM_FORM_FIELD_TEXTS;
  const { issues, saved } = settleForms(forms, sent, { isNeeded: type === "order", words: { yes, no } });
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
  return saved;
}
