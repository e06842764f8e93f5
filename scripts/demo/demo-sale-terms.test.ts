import { expect, test } from "vitest";
import { CouponInputSchema } from "#domain/coupons/coupon-schema.ts";
import { couponStatus } from "#domain/coupons/coupon-status.ts";
import { ConditionInputSchema } from "#domain/payment-methods/payment-method-schema.ts";
import { buildSaleTerms } from "./build-sale-terms.ts";
import { DEMO_TENANTS } from "./demo-world.ts";

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
