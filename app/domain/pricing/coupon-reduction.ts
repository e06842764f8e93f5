import { type Cents, percentOfCents } from "#domain/shared/money.ts";

/** The reduction of a coupon, under the terms of the day it was applied. */
export interface CouponReduction {
  code: string;
  kind: "fixed" | "percentage";
  /** Amount of a fixed coupon; null for a percentage. */
  amountCents: Cents | null;
  /** Percentage as decimal text; null for a fixed coupon. */
  percent: string | null;
  /** Upper limit of the reduction; null for no limit. */
  maximumCents: Cents | null;
}

/** The reduction in cents, capped by the coupon's limit and by the price.
 *  @example couponCents(10_000, { code: "SOL", kind: "percentage", amountCents: null, percent: "50",
 *    maximumCents: 3_000 }) // 3_000 */
export function couponCents(priceCents: Cents, coupon: CouponReduction): Cents {
  const { kind, amountCents, percent, maximumCents } = coupon;
  const wanted = kind === "fixed" ? (amountCents ?? 0) : percentOfCents(priceCents, percent ?? "0");
  return Math.min(priceCents, wanted, maximumCents ?? wanted);
}
