import * as z from "zod";
import { jsonOf } from "./parse-sent.server.ts";

/** Id of a record; may be empty. */
export const FORM_ID = z.string().max(64);

/** Version of the record that a form was filled from; 0, which no record has, for an invalid number. */
export const FORM_VERSION = z.string().transform(toVersion);

/** Flag of a button or a hidden field: the text `true`, or anything else for false. */
export const FORM_FLAG = z.string().transform((text) => text === "true");

/** Switch of a record in a list, sent as `<id> <version> <active>`: the id, and the change with the version that the
 *  list showed. Null for a form without one. */
export const FORM_SWITCH = z
  .string()
  .max(100)
  .transform((text) => {
    const [id = "", version, active] = text.split(" ");
    const change = { version: toVersion(version), active: active === "true" };
    return id === "" ? null : { id, change };
  });

/** Parsed JSON of a field; null for any other text. */
export const FORM_JSON = z.string().transform(jsonOf);

/** JSON of a field, parsed by a schema; undefined for an invalid value. */
export function formJson<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(20_000)
    .transform((text) => schema.safeParse(jsonOf(text)).data);
}

/** Intent of a form: the value of the pressed button. */
export const IntentSchema = z.object({ intent: z.string() });

/** Form of a single switch in a list's row. */
export const SwitchFormSchema = z.object({ id: FORM_ID, active: FORM_FLAG, version: FORM_VERSION });

/** Schema of a settings form with one field for each path (`prices.driftThresholdPct`): a checkbox for a stored
 *  boolean, else a text.
 *  @param textOf - schema of a text field, by the stored text */
export function placesForm(
  stored: Readonly<Record<string, string | boolean>>,
  textOf: (text: string) => z.ZodType<string>,
) {
  const places = Object.entries(stored).map(([place, value]): [string, z.ZodType<string | boolean>] => [
    place,
    typeof value === "boolean" ? z.boolean() : textOf(value),
  ]);
  return z.object(Object.fromEntries(places));
}

function toVersion(text: string | undefined): number {
  const version = Number(text ?? "");
  return Number.isSafeInteger(version) ? version : 0;
}
