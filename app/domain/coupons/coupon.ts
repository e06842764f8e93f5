import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Cents } from "#domain/shared/money.ts";

/** A coupon as stored; null limits are unlimited, empty lists mean all. */
export interface Coupon {
  id: string;
  /** In capitals. */
  code: string;
  description: string;
  kind: "fixed" | "percentage";
  amountCents: Cents | null;
  percent: string | null;
  maximumCents: Cents | null;
  minimumCents: Cents;
  maxUses: number | null;
  maxUsesPerIntegrator: number | null;
  startsOn: string | null;
  endsOn: string | null;
  purchaseTypes: PurchaseType[];
  groupIds: string[];
  active: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** A coupon with the number of requests that use it. */
export interface UsedCoupon extends Coupon {
  uses: number;
}

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
