/** Text of a form's field, cut to `maxLength` characters; empty for a missing field. */
export function formText(form: FormData, name: string, maxLength: number): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, maxLength) : "";
}
