import type { Coupon } from "./coupon.ts";

export const COUPON_STATUSES = ["active", "inactive", "expired"] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** Where a coupon stands on a day. Switched off comes first; its last day still belongs to it, and before its first day
 *  it counts as active.
 *  @param today - calendar day of the distributor
 *  @source spec, coupon status */
export function couponStatus(
  { active, endsOn }: Pick<Coupon, "active" | "endsOn">,
  today: string,
): CouponStatus {
  if (!active) return "inactive";
  return endsOn !== null && today > endsOn ? "expired" : "active";
}
