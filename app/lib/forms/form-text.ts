/** Text of a form's field, cut to a length that a person may need; empty for a field that is missing. */
export function formText(form: FormData, name: string, maxLength: number): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, maxLength) : "";
}

/** The version that a form was filled in from; 0, which nothing ever has, for what is none. */
export function sentVersion(form: FormData, name = "version"): number {
  return toVersion(form.get(name));
}

/** A version as a form holds it; 0, which nothing ever has, for what is none. */
export function toVersion(text: unknown): number {
  const version = typeof text === "string" ? Number(text) : 0;
  return Number.isSafeInteger(version) ? version : 0;
}
