import type { Fields } from "#domain/checkout/fields.ts";

/** Texts that a form sends, by the name of its fields; its files are none. */
export function fieldsOfData(data: FormData): Fields {
  const fields = new Map<string, string[]>();
  for (const [name, value] of data) {
    if (typeof value === "string") fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(fields);
}

/** The same of a form as it stands. */
export function fieldsOfForm(form: HTMLFormElement): Fields {
  return fieldsOfData(new FormData(form));
}
