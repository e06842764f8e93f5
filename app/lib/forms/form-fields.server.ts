import { z } from "zod";
import { jsonOf } from "./parse-sent.server.ts";

/** The id of a record, or nothing. */
export const FORM_ID = z.string().max(64);

/** The version that a form was filled from; 0, which no record has, for an invalid text. */
export const FORM_VERSION = z.string().transform(toVersion);

/** What a button or a hidden field says, "true" or anything else. */
export const FORM_FLAG = z.string().transform((text) => text === "true");

/** What the switch of a row in a list sends, `<id> <version> <active>`: a record, in the version that the list showed,
 *  and what becomes of it; null for a form without one. */
export const FORM_SWITCH = z
  .string()
  .max(100)
  .transform((text) => {
    const [id = "", version, active] = text.split(" ");
    const change = { version: toVersion(version), active: active === "true" };
    return id === "" ? null : { id, change };
  });

/** Whatever JSON a field holds; null for any other text. */
export const FORM_JSON = z.string().transform(jsonOf);

/** JSON that a page carried along, as a schema takes it; undefined for anything else. */
export function formJson<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(20_000)
    .transform((text) => schema.safeParse(jsonOf(text)).data);
}

/** What the pressed button asks for. */
export const IntentSchema = z.object({ intent: z.string() });

/** The switch that a list shows in a row of it, as the whole form. */
export const SwitchFormSchema = z.object({ id: FORM_ID, active: FORM_FLAG, version: FORM_VERSION });

/** The form of settings that stand in places of their own (`prices.driftThresholdPct`): a box where a switch is stored,
 *  else a text.
 *  @param textOf - the text of a place, by what is stored there */
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
