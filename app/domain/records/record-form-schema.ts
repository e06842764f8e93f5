import * as z from "zod";
import type { FormRow, FormRows } from "./form-rows.ts";

/** Limit of characters in a field, more than any record accepts. */
export const FORM_TEXT_LENGTH = 4_000;

/** Text of one field. */
export const FORM_TEXT = z.string().max(FORM_TEXT_LENGTH);

/** A checkbox. */
export const FORM_CHECK = z.string().regex(/^(true|false)$/);

/** Values of a multiple choice, without duplicates. */
export const FORM_LIST = z
  .array(FORM_TEXT)
  .max(1_000)
  .overwrite((chosen) => [...new Set(chosen)])
  .readonly();

/** Rows of a kind, each as the text of `kind.write`; a page reads them by `readSentRows`.
 *  @param most - limit of rows */
export function formRowTexts<Row extends FormRow>(kind: FormRows<Row>, most: number) {
  const values = z.array(FORM_TEXT).length(kind.fields.length);
  const text = z.string().refine((row) => {
    try {
      return values.safeParse(JSON.parse(row)).success;
    } catch {
      return false;
    }
  });
  return z.array(text).max(most).readonly();
}
