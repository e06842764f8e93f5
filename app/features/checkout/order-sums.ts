import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { formatCents } from "#domain/shared/format.ts";
import type { Totals } from "./order-summary.tsx";
import type { OrderFreightState } from "./use-order-freight.ts";

/** What the order comes to in a way of shipping: as it was loaded, else with the freight that was quoted; null while
 *  that is not known. */
export function sumsOf(
  { totals, items }: { totals: Record<"CIF" | "FOB", Totals | null> | null; items: Totals | null },
  shippingType: "CIF" | "FOB",
  { priceCents }: OrderFreightState,
): Totals | null {
  if (totals === null) return null;
  const loaded = totals[shippingType];
  if (loaded !== null || items === null || priceCents === null || shippingType === "FOB") return loaded;
  return { ...items, freightCents: priceCents, totalCents: items.itemsCents + priceCents };
}

/** The freight in words. */
export function freightText(sums: Totals | null, { status }: OrderFreightState): string {
  if (sums === null) {
    return status === "asking" ? CHECKOUT_PAGE_TEXTS.freightAsking : CHECKOUT_PAGE_TEXTS.freightUnknown;
  }
  return sums.freightCents === 0 ? CHECKOUT_PAGE_TEXTS.freeFreight : formatCents(sums.freightCents);
}
