import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { type CouponRefusal, DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { Coupon } from "./coupon.ts";

/** The purchase that a coupon is for, and the coupon's uses so far. */
export interface CouponPurchase {
  subtotalCents: Cents;
  /** The purchase types that the items require. */
  ways: readonly PurchaseType[];
  /** Id of the integrator's group; null without one. */
  groupId: string | null;
  /** Calendar day in the distributor's time zone. */
  today: string;
  /** Other requests that use the coupon. */
  uses: { total: number; byIntegrator: number };
}

/** Why a coupon does not apply to a purchase; null if it does. The coupon itself is checked first, then the purchase,
 *  then the number of uses.
 *  @param coupon - null for an unknown code
 *  @returns `limitCents` is the minimum that the purchase does not reach */
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

/** Refuses a coupon that does not apply, with the reason.
 *  @throws DomainError COUPON_NOT_VALID */
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
