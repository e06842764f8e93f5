import type { Coupon } from "./coupon.ts";

export const COUPON_STATUSES = ["active", "inactive", "expired"] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** The status of a coupon on a day. Switched off takes precedence; the last day is still valid, and before the first
 *  day the coupon counts as active.
 *  @param today - calendar day in the distributor's time zone */
export function couponStatus(
  { active, endsOn }: Pick<Coupon, "active" | "endsOn">,
  today: string,
): CouponStatus {
  if (!active) return "inactive";
  return endsOn !== null && today > endsOn ? "expired" : "active";
}
