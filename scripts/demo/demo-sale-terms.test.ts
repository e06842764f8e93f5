import { expect, test } from "vitest";
import { CouponInputSchema } from "#domain/coupons/coupon-schema.ts";
import { couponStatus } from "#domain/coupons/coupon.ts";
import { ConditionInputSchema } from "#domain/payment-methods/payment-method-schema.ts";
import { buildSaleTerms } from "./build-sale-terms.ts";
import { buildDemoWorld, DEMO_TENANTS } from "./demo-world.ts";

const TODAY = "2026-11-22";
const ROWS = DEMO_TENANTS.map(({ slug }) => buildSaleTerms(slug, { today: TODAY, createdAt: TODAY }));

test("demo coupons and conditions are as people could make them", () => {
  for (const { distributorId: _owner, id: _id, createdAt, updatedAt, ...coupon } of ROWS.flatMap(
    ({ coupons }) => coupons,
  )) {
    expect(createdAt).toBe(updatedAt);
    expect(CouponInputSchema.safeParse(coupon).error).toBeUndefined();
  }
  for (const row of ROWS.flatMap(({ paymentConditions }) => paymentConditions)) {
    const { distributorId: _owner, id: _id, methodId: _method, position: _position, ...condition } = row;
    expect(ConditionInputSchema.safeParse(condition).error).toBeUndefined();
  }
});

test("the first demo distributor has a coupon of each status, and one that counts without limits", () => {
  const [first] = ROWS;
  const coupons = (first?.coupons ?? []).map((coupon) => ({
    status: couponStatus({ active: coupon.active ?? true, endsOn: coupon.endsOn ?? null }, TODAY),
    isUnlimited: coupon.maxUses === undefined && coupon.maxUsesPerIntegrator === undefined,
  }));
  expect(new Set(coupons.map(({ status }) => status))).toEqual(new Set(["active", "inactive", "expired"]));
  expect(coupons).toContainEqual({ status: "active", isUnlimited: true });
});

test("coupons of the demo world are used within their limits, and each use is what its order took off", () => {
  for (const { coupons, couponUses, requests, requestVersions } of buildDemoWorld(TODAY).tenants) {
    expect(couponUses.length).toBeGreaterThan(0);
    for (const use of couponUses) {
      const order = requests.find(({ id }) => id === use.requestId);
      const version = requestVersions.find(({ requestId }) => requestId === use.requestId);
      const coupon = coupons.find(({ id }) => id === use.couponId);
      expect(order).toMatchObject({ type: "order", integratorId: use.integratorId, createdAt: use.usedAt });
      expect(version?.content).toMatchObject({
        coupon: { id: use.couponId },
        totals: { couponCents: use.amountCents },
      });
      expect(use.releasedAt !== null).toBe(order?.paymentStatus === "cancelled");
      const alike = couponUses.filter(
        (one) => one.couponId === use.couponId && one.integratorId === use.integratorId && !one.releasedAt,
      );
      expect(alike.length).toBeLessThanOrEqual(coupon?.maxUsesPerIntegrator ?? Number.POSITIVE_INFINITY);
    }
  }
});

test("discounts wait for a decision where staff have a limit, on open budgets only", () => {
  const [first, second] = buildDemoWorld(TODAY).tenants;
  const asked = first?.discountRequisitions ?? [];
  expect(asked.map(({ status }) => status)).toEqual(["pending", "pending", "refused", "withdrawn"]);
  for (const { requestId } of asked) {
    expect(first?.requests.find(({ id }) => id === requestId)).toMatchObject({ type: "budget", version: 1 });
  }
  expect(second?.discountRequisitions).toEqual([]);
});
