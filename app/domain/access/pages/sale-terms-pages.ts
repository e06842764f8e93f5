import type { PageEntry } from "../pages.ts";

const settings = { types: ["admin", "staff"] } as const;
const group = "settings" as const;
const payment = { ...settings, staff: ["configuration.checkoutPayment"] } as const;
const coupons = { ...settings, staff: ["configuration.requests"] } as const;

/** Settings of payment methods and coupons.
 *  @source spec, settings screens */
export const SALE_TERMS_PAGES = {
  PaymentSettings: { path: "/settings/payment/list", access: payment, icon: "payment", group },
  PaymentMethodDetails: { path: "/settings/payment/edit", access: payment, parent: "PaymentSettings" },
  PaymentHub: { path: "/settings/payment/hub", access: payment, parent: "PaymentSettings" },
  PaymentReconciliation: {
    path: "/settings/payment/reconciliation",
    access: payment,
    parent: "PaymentSettings",
  },
  PaymentPayouts: { path: "/settings/payment/payouts", access: payment, parent: "PaymentSettings" },
  CouponsSettings: { path: "/settings/request/coupons", access: coupons, icon: "coupon", group },
  CouponDetails: {
    path: "/settings/request/coupons/$couponId/details",
    access: coupons,
    parent: "CouponsSettings",
  },
} as const satisfies Record<string, PageEntry>;
