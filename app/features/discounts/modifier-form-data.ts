import { decimalText, reaisText } from "#domain/shared/decimal-text.ts";
import type { ModifierPart, ValueModifier } from "#domain/pricing/value-modifier.ts";

/** A modifier as the form sends it. */
export interface ModifierTyped {
  increase: ModifierPart;
  decrease: ModifierPart;
}

/** A modifier as people type it: with a comma, empty for zero. */
export function toTyped({ increase, decrease }: ValueModifier): ModifierTyped {
  return { increase: typedPart(increase), decrease: typedPart(decrease) };
}

function typedPart({ type, amount }: ModifierPart): ModifierPart {
  return { type, amount: Number(amount) === 0 ? "" : amount.replace(".", ",") };
}

/** A modifier from typed texts; unreadable ones are refused when it is saved.
 *  @example toModifier({ increase: { type: "fixed", amount: "1.234,50" }, … }).increase.amount // "1234.50" */
export function toModifier({ increase, decrease }: ModifierTyped): ValueModifier {
  return { increase: toPart(increase), decrease: toPart(decrease) };
}

function toPart({ type, amount }: ModifierPart): ModifierPart {
  if (amount === "") return { type: "percentage", amount: "0" };
  return { type, amount: type === "fixed" ? reaisText(amount) : decimalText(amount) };
}
