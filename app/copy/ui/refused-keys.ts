import type { KeyFilter } from "#domain/validation/key-filters.ts";
import { KEY_FILTER_MESSAGES } from "#copy/spec/validation.ts";

/** What a field says of a key that it does not take. */
export const REFUSED_KEY_TEXTS: Readonly<Record<KeyFilter["name"], string>> = {
  ...KEY_FILTER_MESSAGES,
  signed: "Digite apenas números, uma vírgula ou o sinal de menos.",
};
