import type { AccessRule } from "#domain/access/may-access.ts";
import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import { assertCouponApplies } from "#domain/coupons/coupon-refusal.ts";
import type { CouponCheck } from "#domain/coupons/coupon-schema.ts";
import { BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { couponCents } from "#domain/pricing/coupon-reduction.ts";
import { buildLines } from "#domain/requests/item-for-sale.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { type Cents, sumCents } from "#domain/shared/money.ts";
import { createCouponRepository } from "#worker/repositories/coupons/coupon-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { readSale } from "../sale/read-sale.ts";
import { shownAmounts } from "../sale/shown-amounts.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to check a coupon: everybody who may save requests. */
export const checkCouponAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order", "budget"],
  integrator: ["order", "budget"],
  anyPermission: true,
};

export interface CheckedCoupon {
  code: string;
  description: string;
  /** The reduction; null for people who may not see prices before the request is saved. */
  reductionCents: Cents | null;
}

/** Calculates a coupon's reduction of a purchase. It is no promise, because saving the request checks again.
 *  @throws DomainError COUPON_NOT_VALID with the reason, CENTER_REQUIRED */
export function createCheckCoupon(scope: Scope) {
  return async function checkCoupon(check: CouponCheck): Promise<CheckedCoupon> {
    const { distributor, database, actor } = authoriseUser(scope, checkCouponAccess);
    const code = normalizeCouponCode(check.code);
    const [found, { subtotalCents, isVisible }] = await Promise.all([
      createCouponRepository(database, distributor.id).findForPurchase(code, {
        integratorId: actor.integrator?.id ?? null,
      }),
      readSubtotal(scope, check),
    ]);
    const { coupon, uses, groupId } = found;
    assertCouponApplies(code, coupon, {
      subtotalCents,
      ways: [check.purchaseType],
      groupId,
      today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
      uses,
    });
    const { description } = coupon;
    return { code, description, reductionCents: isVisible ? couponCents(subtotalCents, coupon) : null };
  };
}

async function readSubtotal(
  scope: Scope,
  { subtotalCents, items: kits, purchaseType }: CouponCheck,
): Promise<{ subtotalCents: Cents; isVisible: boolean }> {
  if (kits === undefined) return { subtotalCents: subtotalCents ?? 0, isVisible: true };
  const tenant = authoriseUser(scope, BUYING_ACCESS[purchaseType]);
  const cart = { purchaseType, integratorId: null, kits, products: [], mounting: null };
  const { wanted, items } = await readSale(scope, tenant, { type: "order", cart });
  const { settings } = tenant.distributor;
  return {
    subtotalCents: sumCents(buildLines(wanted, items).map(({ totalCents }) => totalCents)),
    isVisible: shownAmounts(tenant.actor, settings, { ways: [purchaseType], moment: "confirmation" }).prices,
  };
}
