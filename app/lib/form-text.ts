/** Text of a form's field, cut to a length that a person may need; empty for a field that is missing. */
export function formText(form: FormData, name: string, maxLength: number): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, maxLength) : "";
}
