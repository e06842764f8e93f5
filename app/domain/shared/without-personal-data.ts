const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Documents and telephone numbers, with or without their marks. */
const LONG_NUMBER = /\+?\d(?:[\s().\-/]{0,2}\d){7,}/g;
/** The question of an address may say what somebody searched for. */
const QUESTION = /\?[^\s:)]+/g;

/** A text for the log: addresses of mail, long numbers and the questions of addresses are taken out. Names of people
 *  cannot be told from other words.
 *  @example withoutPersonalData("ana@sol.test ligou de (11) 98765-4321") // "[e-mail] ligou de [number]" */
export function withoutPersonalData(text: string): string {
  return text.replace(EMAIL, "[e-mail]").replace(QUESTION, "").replace(LONG_NUMBER, "[number]");
}
