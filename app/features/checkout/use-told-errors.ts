import { useState } from "react";
import { toFields } from "#domain/checkout/checkout-fields.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { GROUPS } from "#domain/checkout/field-groups.ts";
import { findUnreadable } from "#domain/checkout/find-unreadable.ts";
import { toFieldErrors } from "#domain/checkout/issue-fields.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";

type Errors = Readonly<Record<string, string>>;

const AMOUNTS = ["increase", "decrease", "companyServiceValue", "invoiceValue"];

/** The field of each modifier error. */
export const LIMITED_FIELDS = { DISCOUNT_ABOVE_LIMIT: "decrease", INCREASE_ABOVE_LIMIT: "increase" } as const;

/** The modifier's error from the total, by field. */
export function tooMuch({ problems: { modifier } }: SaleView): Errors {
  return modifier === null ? {} : { [LIMITED_FIELDS[modifier.code]]: modifier.code };
}

/** Errors by field: those of an attempt to save, and unreadable amounts, which the total leaves out. A missing answer is
 *  told until it is given. Unreadable amounts are updated together with the total, and go as soon as they can be read.
 *  @param isTyping - whether a change still waits for its total: the errors of amounts wait with it */
export function useToldErrors(found: Errors, state: CheckoutState, isTyping: boolean): Errors {
  const [told, setTold] = useState({ found, state });
  if (told.found !== found || (!isTyping && told.state !== state)) setTold({ found, state });
  const answered = toFields(state);
  const isGiven = (name: string) => answered[name]?.some((text) => text.trim() !== "") === true;
  const others = Object.entries(found).filter(
    ([name, code]) => !isAmount(name) && !(code === "REQUIRED" && isGiven(name)),
  );
  return { ...Object.fromEntries(others), ...toFieldErrors(findUnreadable(told.state), told.state) };
}

function isAmount(name: string): boolean {
  return AMOUNTS.includes(name) || name.startsWith(GROUPS.extraAmount);
}
