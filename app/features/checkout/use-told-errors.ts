import { useState } from "react";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { GROUPS } from "#domain/checkout/field-groups.ts";
import { findUnreadable } from "#domain/checkout/find-unreadable.ts";
import { toFieldErrors } from "#domain/checkout/issue-fields.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";

type Errors = Readonly<Record<string, string>>;

const AMOUNTS = ["increase", "decrease", "companyServiceValue", "invoiceValue"];

/** Fields of a modifier that is above its limit. */
export const LIMITED_FIELDS = { DISCOUNT_ABOVE_LIMIT: "decrease", INCREASE_ABOVE_LIMIT: "increase" } as const;

/** What the total says is too much, by field. */
export function tooMuch({ problems: { modifier } }: SaleView): Errors {
  return modifier === null ? {} : { [LIMITED_FIELDS[modifier.code]]: modifier.code };
}

/** What is wrong, by field: what a try to save found, and amounts that the total leaves out. These are told whenever the
 *  total is, and no longer than they do not read.
 *  @param isTyping - somebody types on: neither the total nor what it leaves out follows yet */
export function useToldErrors(found: Errors, state: CheckoutState, isTyping: boolean): Errors {
  const [told, setTold] = useState({ found, state });
  if (told.found !== found || (!isTyping && told.state !== state)) setTold({ found, state });
  const others = Object.entries(found).filter(([name]) => !isAmount(name));
  return { ...Object.fromEntries(others), ...toFieldErrors(findUnreadable(told.state), told.state) };
}

function isAmount(name: string): boolean {
  return AMOUNTS.includes(name) || name.startsWith(GROUPS.extraAmount);
}
