import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_PAGE_TEXTS as TEXTS } from "#copy/shell/portal.ts";
import type { StockWait } from "#domain/requests/stock-wait.ts";
import { formatDay } from "#domain/shared/format.ts";
import type { CheckoutFreight } from "./use-checkout-freight.ts";

/** The time of a delivery, in words. It counts from the day on which all units are in stock; units without an
 *  expected arrival have no day.
 *  @param daysToDeliver - the distributor's default, for deliveries without a quoted freight */
export function deliveryText(
  { chosen, shippingType }: Pick<CheckoutFreight, "chosen" | "shippingType">,
  { daysToDeliver, wait }: { daysToDeliver: number; wait: StockWait },
): string {
  const isQuoted = shippingType === "CIF" && chosen?.deliveryOn != null;
  const days = String((isQuoted ? chosen.days : null) ?? daysToDeliver);
  switch (wait.for) {
    case "units":
      return TEXTS.deliveryShort;
    case "someDay":
      return fill(TEXTS.deliveryAfterArrival, { days });
    case "arrival":
      return fill(TEXTS.deliveryAfter, { days, day: formatDay(wait.day) });
    case "nothing":
      return isQuoted
        ? fill(TEXTS.deliveryOn, { day: formatDay(chosen.deliveryOn ?? ""), days })
        : fill(TEXTS.deliveryTime, { days });
  }
}
