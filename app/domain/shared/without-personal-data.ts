const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Documents and phone numbers, with or without separators. */
const LONG_NUMBER = /\+?\d(?:[\s().\-/]{0,2}\d){7,}/g;
/** The query of an address, which may contain searched text. */
const QUESTION = /\?[^\s:)]+/g;

/** A text for the log, without e-mail addresses, long numbers and queries of addresses. Names of people cannot be
 *  recognised and stay.
 *  @example withoutPersonalData("ana@sol.test ligou de (11) 98765-4321") // "[e-mail] ligou de [number]" */
export function withoutPersonalData(text: string): string {
  return text.replace(EMAIL, "[e-mail]").replace(QUESTION, "").replace(LONG_NUMBER, "[number]");
}
