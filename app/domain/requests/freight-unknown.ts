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

/** A sale whose freight was of another address: nothing that it was in is shown any more. */
export function withoutFreight(sale: SaleView): SaleView {
  return {
    ...sale,
    isFreightKnown: false,
    totals: { ...sale.totals, ...FREIGHT_UNKNOWN },
    payments: sale.payments.map((payment) => ({ ...payment, installmentCents: null, totalCents: null })),
  };
}
