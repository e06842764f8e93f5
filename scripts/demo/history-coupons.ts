import { chance, pick } from "./chance.ts";
import { couponRefusal, type CouponPurchase } from "#domain/coupons/coupon-refusal.ts";
import type { Coupon } from "#domain/coupons/coupon.ts";
import { addDays } from "#domain/shared/calendar.ts";
import type { coupon, couponUse } from "#worker/db/schema/pricing.ts";

/** Share of the eligible purchases with a coupon. */
const SHARE = 0.45;
/** Coupons that are inactive today were active until then. */
const ON_UNTIL_DAYS_AGO = 40;

type Purchase = Omit<CouponPurchase, "uses"> & { integratorId: string };

/** A coupon of a past purchase, with the number of its uses before. */
export interface PickedCoupon {
  coupon: Coupon;
  uses: CouponPurchase["uses"];
}

/** Coupons over the history of a distributor; must be called from the oldest purchase to the newest. */
export function createCouponHistory(rows: readonly (typeof coupon.$inferInsert)[], today: string) {
  const used: (typeof couponUse.$inferInsert)[] = [];
  const coupons = rows.map(toCoupon);

  function usesOf(id: string, integratorId: string): CouponPurchase["uses"] {
    const own = used.filter(({ couponId, releasedAt }) => couponId === id && releasedAt === null);
    return {
      total: own.length,
      byIntegrator: own.filter((use) => use.integratorId === integratorId).length,
    };
  }

  return {
    used: used as readonly (typeof couponUse.$inferInsert)[],
    /** A coupon that applied on that day; null without one. */
    pickFor(seed: string, { integratorId, ...purchase }: Purchase): PickedCoupon | null {
      if (chance(seed, "uses coupon") >= SHARE) return null;
      const wasOn = purchase.today < addDays(today, -ON_UNTIL_DAYS_AGO);
      const possible = coupons
        .map((one) => ({
          coupon: { ...one, active: one.active || wasOn },
          uses: usesOf(one.id, integratorId),
        }))
        .filter(({ coupon: one, uses }) => couponRefusal(one, { ...purchase, uses }) === null);
      return possible.length === 0 ? null : pick(possible, chance(seed, "coupon"));
    },
    add(use: typeof couponUse.$inferInsert): void {
      used.push(use);
    },
  };
}

export type CouponHistory = ReturnType<typeof createCouponHistory>;

function toCoupon(row: typeof coupon.$inferInsert): Coupon {
  const { id, code, kind, createdAt, updatedAt } = row;
  return {
    ...{ id, code, kind, createdAt, updatedAt },
    description: row.description ?? "",
    amountCents: row.amountCents ?? null,
    percent: row.percent ?? null,
    maximumCents: row.maximumCents ?? null,
    minimumCents: row.minimumCents ?? 0,
    maxUses: row.maxUses ?? null,
    maxUsesPerIntegrator: row.maxUsesPerIntegrator ?? null,
    startsOn: row.startsOn ?? null,
    endsOn: row.endsOn ?? null,
    active: row.active ?? true,
    version: row.version ?? 1,
    // Demo coupons apply to closed kits or all purchase types, and to all groups.
    purchaseTypes: [],
    groupIds: [],
  };
}
