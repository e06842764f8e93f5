import { expect, test } from "vitest";
import { buildCoupon } from "#tests/factories/coupon.ts";
import type { Coupon } from "./coupon.ts";
import { assertCouponApplies, couponRefusal, type CouponPurchase } from "./coupon-refusal.ts";

const PURCHASE: CouponPurchase = {
  subtotalCents: 1_000_000,
  ways: ["closedKits"],
  groupId: "grp_gold",
  today: "2026-11-22",
  uses: { total: 4, byIntegrator: 1 },
};

test.each<[string, Partial<Coupon>, Partial<CouponPurchase>, object | null]>([
  ["a coupon without limits", {}, {}, null],
  ["one that is switched off", { active: false }, {}, { reason: "disabled" }],
  ["the day before the first", { startsOn: "2026-11-23" }, {}, { reason: "notYet" }],
  ["the first day", { startsOn: "2026-11-22" }, {}, null],
  ["the last day", { endsOn: "2026-11-22" }, {}, null],
  ["the day after the last", { endsOn: "2026-11-21" }, {}, { reason: "expired" }],
  ["a way to buy that it names", { purchaseTypes: ["mountKits", "closedKits"] }, {}, null],
  ["another way to buy", { purchaseTypes: ["mountKits"] }, {}, { reason: "purchaseType" }],
  [
    "a way that it does not name, beside one that it does",
    { purchaseTypes: ["closedKits"] },
    { ways: ["closedKits", "separatedSales"] },
    { reason: "purchaseType" },
  ],
  ["a group that it names", { groupIds: ["grp_gold"] }, {}, null],
  ["another group", { groupIds: ["grp_silver"] }, {}, { reason: "group" }],
  ["nobody's group", { groupIds: ["grp_gold"] }, { groupId: null }, { reason: "group" }],
  ["exactly the minimum", { minimumCents: 1_000_000 }, {}, null],
  [
    "a cent below the minimum",
    { minimumCents: 1_000_001 },
    {},
    { reason: "belowMinimum", limitCents: 1_000_001 },
  ],
  ["the last use of all", { maxUses: 5 }, {}, null],
  ["one use too many", { maxUses: 4 }, {}, { reason: "usedUp" }],
  ["the integrator's last use", { maxUsesPerIntegrator: 2 }, {}, null],
  ["the integrator's use too many", { maxUsesPerIntegrator: 1 }, {}, { reason: "usedUpByIntegrator" }],
])("%s %j is answered", (_which, coupon, purchase, refusal) => {
  expect(couponRefusal(buildCoupon(coupon), { ...PURCHASE, ...purchase })).toEqual(refusal);
});

test("a code that nobody gave out is unknown", () => {
  expect(couponRefusal(null, PURCHASE)).toEqual({ reason: "unknown" });
});

test("what a coupon is comes before what the purchase is, and uses come last", () => {
  const coupon = buildCoupon({ active: false, endsOn: "2026-11-01", minimumCents: 9_000_000, maxUses: 1 });
  const reasonOf = (changes: Partial<Coupon>) => couponRefusal({ ...coupon, ...changes }, PURCHASE)?.reason;
  expect(reasonOf({})).toBe("disabled");
  expect(reasonOf({ active: true })).toBe("expired");
  expect(reasonOf({ active: true, endsOn: null })).toBe("belowMinimum");
  expect(reasonOf({ active: true, endsOn: null, minimumCents: 0 })).toBe("usedUp");
});

test("a refusal carries the code, the reason and the minimum", () => {
  const coupon = buildCoupon({ minimumCents: 2_000_000 });
  expect(() => {
    assertCouponApplies("SOL10", coupon, PURCHASE);
  }).toThrow(
    expect.objectContaining({
      code: "COUPON_NOT_VALID",
      details: { code: "SOL10", reason: "belowMinimum", limitCents: 2_000_000 },
    }),
  );
});
