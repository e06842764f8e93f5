import type { SaleView } from "./sale-view.ts";

/** Steps of a sum that cannot be told before the freight is. */
export const FREIGHT_UNKNOWN = {
  freightCents: null,
  paymentConditionCents: null,
  totalCents: null,
  installmentsCents: [],
  companyServiceCents: null,
  invoiceCents: null,
};

/** What a sale comes to before its freight and its way to pay: all that is known of it while nobody said where it goes.
 *  Null where an amount of it is not shown.
 *  @example 1 000,00 of items, 120,00 of extra items and a coupon of 50,00: 1 070,00 */
export function sumBeforeFreight(totals: SaleView["totals"]): number | null {
  const { itemsCents, extraItemsCents, servicesCents, increaseCents, decreaseCents, couponCents } = totals;
  if (itemsCents === null || extraItemsCents === null || servicesCents === null) return null;
  if (increaseCents === null || decreaseCents === null || couponCents === null) return null;
  return itemsCents + extraItemsCents + servicesCents + increaseCents - decreaseCents - couponCents;
}

/** A sale whose freight was of another address: nothing that it was in is shown any more. */
export function withoutFreight(sale: SaleView): SaleView {
  return {
    ...sale,
    isFreightKnown: false,
    totals: { ...sale.totals, ...FREIGHT_UNKNOWN },
    payments: sale.payments.map((payment) => ({ ...payment, installmentCents: null, totalCents: null })),
  };
}
