import type { SaleView } from "./sale-view.ts";

/** Steps of a sum that are unknown before the freight. */
export const FREIGHT_UNKNOWN = {
  freightCents: null,
  paymentConditionCents: null,
  totalCents: null,
  installmentsCents: [],
  companyServiceCents: null,
  invoiceCents: null,
};

/** The total of a sale before freight and payment condition, which is all that is known without an address. Null if one
 *  of its amounts is hidden.
 *  @example 1 000,00 of items, 120,00 of extra items and a coupon of 50,00: 1 070,00 */
export function sumBeforeFreight(totals: SaleView["totals"]): number | null {
  const { itemsCents, extraItemsCents, servicesCents, increaseCents, decreaseCents, couponCents } = totals;
  if (itemsCents === null || extraItemsCents === null || servicesCents === null) return null;
  if (increaseCents === null || decreaseCents === null || couponCents === null) return null;
  return itemsCents + extraItemsCents + servicesCents + increaseCents - decreaseCents - couponCents;
}

/** A sale without its freight, which belonged to another address, and without every amount that contained it. */
export function withoutFreight(sale: SaleView): SaleView {
  return {
    ...sale,
    isFreightKnown: false,
    totals: { ...sale.totals, ...FREIGHT_UNKNOWN },
    payments: sale.payments.map((payment) => ({
      ...payment,
      ...{ downPaymentCents: null, installmentCents: null, totalCents: null },
    })),
  };
}
