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
 *  @param data - the loader's data; missing, or without its parts, where the page was refused or has failed to load */
export function checkoutCrumb(
  data?: Partial<Pick<CheckoutData, "request" | "opening">> | null,
): string | null {
  const { request, opening } = data ?? {};
  return request === undefined || opening === undefined ? null : checkoutTitle({ request, opening });
}
