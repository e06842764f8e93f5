import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { CHECKOUT_EVENT_RULES } from "#domain/checkout/checkout-event-type.ts";
import type { CheckoutData } from "./checkout-data.ts";

/** The title of a checkout, on the page and in its breadcrumb: what it does. */
export function checkoutTitle({
  request,
  opening: { eventType },
}: Pick<CheckoutData, "request" | "opening">): string {
  const isEdit = request !== null && !CHECKOUT_EVENT_RULES[eventType].isFrozen;
  return isEdit ? TEXTS.titleEdit : TEXTS.titles[eventType];
}

/** The breadcrumb's name of a checkout page.
 *  @param data - the loader's data; missing while the page has failed to load */
export function checkoutCrumb(data?: Pick<CheckoutData, "request" | "opening">): string | null {
  return data === undefined ? null : checkoutTitle(data);
}
