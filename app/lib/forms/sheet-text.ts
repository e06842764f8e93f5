import { fill } from "#copy/shared/fill.ts";
import { SHEET_TEXTS as TEXTS } from "#copy/ui/sheet.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { MAX_SHEET_LENGTH } from "#domain/shared/sheet-limits.ts";
import { formText } from "./form-text.ts";

/** Name of the field with the lines kept beside a `SheetField`. */
export const KEPT_LINES = "kept";

/** The whole text of a `SheetField`: its content, or else the lines kept beside it. */
export function sheetText(form: FormData, name: string): string {
  return formText(form, name, Infinity) || formText(form, KEPT_LINES, Infinity);
}

/** Why a pasted sheet is too long, in words; null when it is not.
 *  @param lines - number of lines that count */
export function sheetRefusal(text: string, { lines, maxLines }: { lines: number; maxLines: number }) {
  const say = (words: string, count: number, limit: number) =>
    fill(words, { count: formatNumber(count), limit: formatNumber(limit) });
  if (lines > maxLines) return say(TEXTS.tooManyLines, lines, maxLines);
  return text.length > MAX_SHEET_LENGTH ? say(TEXTS.tooLong, text.length, MAX_SHEET_LENGTH) : null;
}
