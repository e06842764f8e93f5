import * as z from "zod";
import { FORM_TEXT_LENGTH } from "#domain/records/record-form-schema.ts";
import type { FormRow, FormRows } from "#domain/records/form-rows.ts";
import { stepId } from "../lists/list-order.ts";
import { readForm } from "./read-form.server.ts";

const ButtonsSchema = z.object({
  intent: z.string(),
  move: z.string().optional(),
  remove: z.string().optional(),
});

/** Rows of a sent form, as texts.
 *  @param prefix - prefix of their field names: `condition.name`
 *  @param flag - the checkbox field, whose value is the key of its row */
export function readSentRows<Row extends FormRow>(
  fields: FormData,
  kind: FormRows<Row>,
  { prefix, flag, most }: { prefix: string; flag: keyof Row & string; most: number },
): string[] {
  const valuesOf = (name: string) =>
    fields
      .getAll(`${prefix}.${name}`)
      .map((value) =>
        typeof value === "string" ? value.slice(0, FORM_TEXT_LENGTH).replaceAll("\r\n", "\n") : "",
      );
  const columns = new Map(kind.fields.map((field) => [field, valuesOf(field)] as const));
  const ticked = columns.get(flag) ?? [];
  return (columns.get("key") ?? []).slice(0, most).map((key, index) => {
    const values = kind.fields.map((field) => [field, columns.get(field)?.[index] ?? ""] as const);
    return kind.write({ ...Object.fromEntries(values), key, [flag]: String(ticked.includes(key)) } as Row);
  });
}

/** The rows after a button that works before scripts run: a row is removed, added or moved. Null when none was
 *  pressed. */
export function changedRows<Row extends FormRow>(
  fields: FormData,
  rows: readonly string[],
  kind: FormRows<Row>,
): readonly string[] | null {
  const keyOf = (row: string) => kind.read(row).key;
  const keys = rows.map(keyOf);
  const { intent, move, remove } = readForm(ButtonsSchema, fields);
  if (remove !== undefined) return rows.filter((row) => keyOf(row) !== remove);
  if (intent === "add") {
    return [...rows, kind.write(kind.blank(kind.freePlace(keys, rows.length)))];
  }
  if (move === undefined) return null;
  return stepId(keys, move).flatMap((key) => rows.filter((row) => keyOf(row) === key));
}
