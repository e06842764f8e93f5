import type { z } from "zod";
import { FORM_CHECK, FORM_TEXT_LENGTH, type FormSchema } from "#domain/records/record-form-schema.ts";

/** Reads a browser's form by the field names of a schema: line breaks are unified, a checkbox is "true" or
 *  "false", duplicates in lists are dropped, and missing fields are empty. */
export function readForm<Schema extends FormSchema>(schema: Schema, sent: FormData): z.output<Schema> {
  const textsOf = (name: string) =>
    sent
      .getAll(name)
      .filter((value) => typeof value === "string")
      .map((text) => text.replaceAll("\r\n", "\n").slice(0, FORM_TEXT_LENGTH));
  const read = Object.entries(schema.shape).map(([name, field]) => {
    // Readonly types are lists.
    if (field.type === "readonly") return [name, [...new Set(textsOf(name))]];
    if (field === FORM_CHECK) return [name, String(sent.has(name))];
    return [name, textsOf(name)[0] ?? ""];
  });
  return Object.fromEntries(read) as z.output<Schema>;
}
