/** Whether prices count the company as one with an inscrição estadual: only a number is one. */
export function hasStateRegistration(text: string | null): boolean {
  return text !== null && /\d/.test(text);
}
