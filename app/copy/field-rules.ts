import type { FieldFault } from "#domain/validation/field-rules.ts";
import type { KeyFilter } from "#domain/validation/key-filters.ts";
import { fieldErrorText } from "./fields.ts";
import { FIELD_MESSAGES, KEY_FILTER_MESSAGES, maxLengthMessage } from "./spec/validation.ts";

/** What a field says of the rule that refuses it. */
export function faultText({ code, limit = 0 }: FieldFault): string {
  switch (code) {
    case "TEXT_OVER_LIMIT":
      return maxLengthMessage(limit);
    case "INVALID_TIME":
      return FIELD_MESSAGES.timeInvalid;
    case "INVALID_STRICT_TIME":
      return FIELD_MESSAGES.strictTimeInvalid;
    default:
      return fieldErrorText(code);
  }
}

/** What a field says of a key that it does not take. */
export const REFUSED_KEY_TEXTS: Readonly<Record<KeyFilter["name"], string>> = {
  ...KEY_FILTER_MESSAGES,
  signed: "Digite apenas números, uma vírgula ou o sinal de menos.",
};
