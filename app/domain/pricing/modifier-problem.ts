import { pctForm } from "#domain/shared/pct-form.ts";
import type { ModifierPart, ValueModifier } from "./value-modifier.ts";

const percentage = pctForm(6, 4);
const reais = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/;

/** The problem of one side of a value modifier, or null. A percentage has at most four decimals, an amount in reais
 *  two, and a decrease is at most 100 %.
 *  @source spec, validation rules: value modifier */
export function modifierProblem(
  side: keyof ValueModifier,
  { type, amount }: ModifierPart,
): "INVALID_NUMBER" | "TOO_LARGE" | null {
  if (!(type === "percentage" ? percentage : reais).test(amount)) return "INVALID_NUMBER";
  return side === "decrease" && type === "percentage" && Number(amount) > 100 ? "TOO_LARGE" : null;
}
