import type { Scope } from "#worker/scope.ts";
import { createCheckCoupon } from "./check-coupon.ts";
import {
  createCreateCoupon,
  createDeleteCoupon,
  createDuplicateCoupon,
  createGetCoupon,
  createListCouponGroups,
  createListCoupons,
  createReadCouponHistory,
  createSetCouponActive,
  createUpdateCoupon,
} from "./coupons.ts";

/** Use cases of coupons. */
export const couponsServices = {
  coupons: (scope: Scope) => ({
    check: createCheckCoupon(scope),
    list: createListCoupons(scope),
    get: createGetCoupon(scope),
    readHistory: createReadCouponHistory(scope),
    listGroups: createListCouponGroups(scope),
    create: createCreateCoupon(scope),
    update: createUpdateCoupon(scope),
    setActive: createSetCouponActive(scope),
    duplicate: createDuplicateCoupon(scope),
    remove: createDeleteCoupon(scope),
  }),
};
