import { z } from "zod";
import type { FormRow, FormRows } from "./form-rows.ts";

/** A form as its page sends it: what each of its fields holds. Whether that is right is for the record's own schema. */
export type FormSchema = z.ZodObject<
  Readonly<Record<string, z.ZodType<string> | z.ZodType<readonly string[]>>>
>;

/** Characters of a field at most: more than any record takes. */
export const FORM_TEXT_LENGTH = 4_000;

/** What is typed or chosen in one field. */
export const FORM_TEXT = z.string().max(FORM_TEXT_LENGTH);

/** A checkbox. */
export const FORM_CHECK = z.string().regex(/^(true|false)$/);

/** What is chosen of many, each once. */
export const FORM_LIST = z.array(FORM_TEXT).max(1_000).readonly();

/** Rows of a kind, each as the text that `kind` writes; a page reads them by `readSentRows`.
 *  @param most - how many there may be */
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
