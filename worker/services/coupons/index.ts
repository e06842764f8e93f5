import type { Scope } from "#worker/scope.ts";
import { createCheckCoupon } from "./check-coupon.ts";
import {
  createGetCoupon,
  createListCouponGroups,
  createListCoupons,
  createReadCouponHistory,
} from "./read-coupons.ts";
import {
  createCreateCoupon,
  createDeleteCoupon,
  createDuplicateCoupon,
  createSetCouponActive,
  createUpdateCoupon,
} from "./save-coupons.ts";

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
