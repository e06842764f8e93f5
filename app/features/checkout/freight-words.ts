import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { formatCents, formatDay } from "#domain/shared/format.ts";
import type { FreightOption } from "./use-checkout-freight.ts";

/** The day or the time of a quoted freight; empty where none was told.
 *  @param isDated - whether all units are in stock; if not, the summary says from when the days count */
export function freightTime({ days, deliveryOn }: FreightOption, isDated: boolean): string {
  if (deliveryOn === null) return "";
  const count = String(days ?? 0);
  return isDated
    ? fill(TEXTS.freightDay, { day: formatDay(deliveryOn), days: count })
    : fill(TEXTS.freightDays, { days: count });
}

/** The price of a quoted freight; empty for people who do not see prices. */
export function freightPrice({ priceCents }: Pick<FreightOption, "priceCents">): string {
  if (priceCents === null) return "";
  return priceCents === 0 ? CHECKOUT_PAGE_TEXTS.freeFreight : formatCents(priceCents);
}
