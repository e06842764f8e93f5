import { CHECKOUT_TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";

/** Limit of characters in the name of a request. */
export const MAX_NAME = 80;

/** The name that is proposed for a purchase: its customer's, or that of the items while there is none.
 *  @example proposedName(state, "Kit Express 6,00 kWp") // "Residência Marina Alves" */
export function proposedName(
  { additionalInfo: info, personType }: Pick<CheckoutState, "additionalInfo" | "personType">,
  items: string,
): string {
  const customer = info.chargeType === "customer" ? info.userOrCompanyName.trim() : "";
  if (customer === "") return items;
  const name = personType === "física" ? fill(CHECKOUT_TEXTS.nameProposal, { customer }) : customer;
  return name.slice(0, MAX_NAME);
}
