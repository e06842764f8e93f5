import { type Cents, percentOfCents } from "#domain/shared/money.ts";

/** What a coupon takes off, in the terms under which it was given. */
export interface CouponReduction {
  code: string;
  kind: "fixed" | "percentage";
  /** Of a fixed one. */
  amountCents: Cents | null;
  /** Of a percentage one, decimal text. */
  percent: string | null;
  /** At most this much; null for no limit. */
  maximumCents: Cents | null;
}

/** What a coupon takes off a price: never more than its limit, nor than the price.
 *  @example couponCents(10_000, { code: "SOL", kind: "percentage", amountCents: null, percent: "50",
 *    maximumCents: 3_000 }) // 3_000 */
export function couponCents(priceCents: Cents, coupon: CouponReduction): Cents {
  const { kind, amountCents, percent, maximumCents } = coupon;
  const wanted = kind === "fixed" ? (amountCents ?? 0) : percentOfCents(priceCents, percent ?? "0");
  return Math.min(priceCents, wanted, maximumCents ?? wanted);
}
