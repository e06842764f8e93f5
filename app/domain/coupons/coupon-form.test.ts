import { expect, test } from "vitest";
import { buildCoupon, buildCouponInput } from "#tests/factories/coupon.ts";
import { EMPTY_COUPON_FORM, previewCoupon, toCouponForm, toCouponInput } from "./coupon-form.ts";
import { CouponCheckSchema, CouponInputSchema, readCouponListQuery } from "./coupon-schema.ts";

const FULL = buildCouponInput({
  kind: "percentage",
  percent: "12.5",
  maximumCents: 150_000,
  minimumCents: 1_234_567,
  maxUses: 10,
  maxUsesPerIntegrator: 1,
  startsOn: "2026-11-01",
  endsOn: "2026-11-30",
  purchaseTypes: ["closedKits"],
  groupIds: ["grp_gold"],
});

test("a form shows a coupon as Brazilians write it, and asks for the same one", () => {
  const form = toCouponForm(buildCoupon(FULL));
  expect(form).toMatchObject({ percent: "12,5", maximum: "1.500,00", minimum: "12.345,67", maxUses: "10" });
  expect(CouponInputSchema.parse(toCouponInput(form))).toEqual(FULL);
});

test("amounts of the other kind are left out of what a form asks for", () => {
  const form = { ...toCouponForm(buildCoupon(FULL)), kind: "fixed", amount: "50" };
  expect(toCouponInput(form)).toMatchObject({ amountCents: 5_000, percent: null, maximumCents: null });
});

test.each([
  ["no percentage", { percent: null }, "percent"],
  ["a percentage of 0", { percent: "0" }, "percent"],
  ["a percentage above 100", { percent: "100.01" }, "percent"],
  ["three decimals", { percent: "1.234" }, "percent"],
  ["a fixed one without an amount", { kind: "fixed", percent: null }, "amountCents"],
  ["a fixed one of nothing", { kind: "fixed", percent: null, amountCents: 0 }, "amountCents"],
  ["an end before its beginning", { startsOn: "2026-11-22", endsOn: "2026-11-21" }, "endsOn"],
  ["a day that is none", { endsOn: "2026-02-30" }, "endsOn"],
  ["a limit of no use", { maxUses: 0 }, "maxUses"],
  ["a code with other characters", { code: "SOL 10%" }, "code"],
])("a coupon with %s is refused by its field", (_what, fields, field) => {
  const { error } = CouponInputSchema.safeParse({ ...buildCouponInput(), ...fields });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

test.each([
  [{ percent: "100" }, true],
  [{ percent: "0.01" }, true],
  [{ startsOn: "2026-11-22", endsOn: "2026-11-22" }, true],
  [{ maxUses: 1, maxUsesPerIntegrator: 1 }, true],
])("a coupon with %j is taken: %s", (fields, isTaken) => {
  expect(CouponInputSchema.safeParse({ ...buildCouponInput(), ...fields }).success).toBe(isTaken);
});

test.each([
  ["nothing yet", {}, null],
  ["12,5% of R$ 10.000,00", { percent: "12,5" }, 125_000],
  ["with at most R$ 1.000,00", { percent: "12,5", maximum: "1.000,00" }, 100_000],
  ["R$ 300,00", { kind: "fixed", amount: "300" }, 30_000],
  ["more than the price", { kind: "fixed", amount: "20.000" }, 1_000_000],
  ["words", { percent: "dez" }, null],
  ["more than everything", { percent: "101" }, null],
  ["a limit that does not read", { percent: "10", maximum: "muito" }, null],
])("the preview of %s takes off what the coupon will", (_what, fields, cents) => {
  expect(previewCoupon({ ...EMPTY_COUPON_FORM, ...fields }, 1_000_000)).toBe(cents);
});

test("a check is about a subtotal or about closed kits, never both or neither", () => {
  const check = { code: "SOL10", purchaseType: "closedKits" };
  const items = [{ id: "kit_1", amount: 1 }];
  const isTaken = (fields: object) => CouponCheckSchema.safeParse({ ...check, ...fields }).success;
  expect(isTaken({ subtotalCents: 0 })).toBe(true);
  expect(isTaken({ items })).toBe(true);
  expect(isTaken({})).toBe(false);
  expect(isTaken({ subtotalCents: 0, items })).toBe(false);
  expect(isTaken({ items, purchaseType: "mountKits" })).toBe(false);
});

test("an address asks for what reads of it", () => {
  const query = readCouponListQuery(new URLSearchParams("status=expired&sort=price&page=0&search=sol"));
  expect(query).toEqual({ search: "sol", status: "expired", sort: "-createdAt", page: 1 });
});
