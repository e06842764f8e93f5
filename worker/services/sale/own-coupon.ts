import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import type { SaleFacts } from "#worker/repositories/sale/sale-facts.ts";

/** The offers for a request being edited, whose own use of its coupon does not count. */
export function withOwnUse(
  offers: SaleFacts,
  { saved, code }: { saved: string | undefined; code: string | undefined },
): SaleFacts {
  if (saved === undefined || code === undefined || normalizeCouponCode(code) !== saved) return offers;
  const { total, byIntegrator } = offers.couponUses;
  return {
    ...offers,
    couponUses: { total: Math.max(0, total - 1), byIntegrator: Math.max(0, byIntegrator - 1) },
  };
}
