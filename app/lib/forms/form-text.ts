/** Text of a form's field, cut to `maxLength` characters; empty for a missing field. */
export function formText(form: FormData, name: string, maxLength: number): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, maxLength) : "";
}

/** The version that a form was filled from; 0, which no record has, for an invalid text. */
export function sentVersion(form: FormData, name = "version"): number {
  return toVersion(form.get(name));
}

/** A version from a form; 0, which no record has, for an invalid value. */
export function toVersion(text: unknown): number {
  const version = typeof text === "string" ? Number(text) : 0;
  return Number.isSafeInteger(version) ? version : 0;
}
