import type { Fields } from "#domain/checkout/fields.ts";

/** The texts of sent form data, by field name, without files. */
export function fieldsOfData(data: FormData): Fields {
  const fields = new Map<string, string[]>();
  for (const [name, value] of data) {
    if (typeof value === "string") fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(fields);
}

/** The texts of a form in the page, by field name. */
export function fieldsOfForm(form: HTMLFormElement): Fields {
  return fieldsOfData(new FormData(form));
}
