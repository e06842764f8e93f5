import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { type CouponRefusal, DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { Coupon } from "./coupon.ts";

/** What somebody wants to use a coupon for, and how often it is used already. */
export interface CouponPurchase {
  subtotalCents: Cents;
  /** The ways to buy that its items need. */
  ways: readonly PurchaseType[];
  /** Group of the integrator who buys; null for none. */
  groupId: string | null;
  /** Calendar day of the distributor. */
  today: string;
  /** Other requests that use it. */
  uses: { total: number; byIntegrator: number };
}

/** Why a coupon does not apply to a purchase, or null when it does. What the coupon is comes before what the purchase
 *  is, and how often it was used comes last.
 *  @param coupon - null for a code that nobody gave out
 *  @returns `limitCents` is the minimum that the purchase lacks */
export function couponRefusal(
  coupon: Coupon | null,
  purchase: CouponPurchase,
): { reason: CouponRefusal; limitCents?: Cents } | null {
  if (coupon === null) return { reason: "unknown" };
  if (!coupon.active) return { reason: "disabled" };
  if (coupon.startsOn !== null && purchase.today < coupon.startsOn) return { reason: "notYet" };
  if (coupon.endsOn !== null && purchase.today > coupon.endsOn) return { reason: "expired" };
  const { purchaseTypes } = coupon;
  if (purchaseTypes.length > 0 && !purchase.ways.every((way) => purchaseTypes.includes(way))) {
    return { reason: "purchaseType" };
  }
  if (!isOfGroup(coupon, purchase.groupId)) return { reason: "group" };
  if (purchase.subtotalCents < coupon.minimumCents) {
    return { reason: "belowMinimum", limitCents: coupon.minimumCents };
  }
  const { maxUses, maxUsesPerIntegrator } = coupon;
  if (maxUses !== null && purchase.uses.total >= maxUses) return { reason: "usedUp" };
  if (maxUsesPerIntegrator !== null && purchase.uses.byIntegrator >= maxUsesPerIntegrator) {
    return { reason: "usedUpByIntegrator" };
  }
  return null;
}

/** @throws DomainError COUPON_NOT_VALID with the reason, when the coupon does not apply */
export function assertCouponApplies(
  code: string,
  coupon: Coupon | null,
  purchase: CouponPurchase,
): asserts coupon is Coupon {
  const refusal = couponRefusal(coupon, purchase);
  if (refusal !== null) throw new DomainError("COUPON_NOT_VALID", { code, ...refusal });
}

function isOfGroup({ groupIds }: Coupon, groupId: string | null): boolean {
  return groupIds.length === 0 || (groupId !== null && groupIds.includes(groupId));
}
