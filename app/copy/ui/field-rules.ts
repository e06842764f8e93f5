import type { FieldFault } from "#domain/validation/field-rules.ts";
import { fieldErrorText } from "./fields.ts";
import { FIELD_MESSAGES, maxLengthMessage } from "#copy/spec/validation.ts";

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
