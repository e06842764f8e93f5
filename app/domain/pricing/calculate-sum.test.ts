import fc from "fast-check";
import { expect, test } from "vitest";
import { CONDITIONS_VECTORS } from "#tests/factories/sum-vectors/conditions-vectors.ts";
import { COUPONS_VECTORS } from "#tests/factories/sum-vectors/coupons-vectors.ts";
import { DEFAULT_DISCOUNT_VECTORS } from "#tests/factories/sum-vectors/default-discount-vectors.ts";
import { INCREASES_VECTORS } from "#tests/factories/sum-vectors/increases-vectors.ts";
import { LINES_VECTORS } from "#tests/factories/sum-vectors/lines-vectors.ts";
import { MODIFIERS_VECTORS } from "#tests/factories/sum-vectors/modifiers-vectors.ts";
import { readVector } from "#tests/factories/sum-vectors/read-vector.ts";
import type { SumAmounts } from "#tests/factories/sum-vectors/sum-vector.ts";
import { WHOLE_VECTORS } from "#tests/factories/sum-vectors/whole-vectors.ts";
import { calculateSum } from "./calculate-sum.ts";
import { downPaymentIn } from "./down-payment.ts";
import { downPaymentOf } from "./payment-condition.ts";
import { PLAIN_INVOICE } from "./invoice-value.ts";
import type { Sum, SumInput } from "./sum.ts";
import { NO_MODIFIER } from "./value-modifier.ts";

const VECTORS = [
  ...LINES_VECTORS,
  ...INCREASES_VECTORS,
  ...MODIFIERS_VECTORS,
  ...DEFAULT_DISCOUNT_VECTORS,
  ...COUPONS_VECTORS,
  ...CONDITIONS_VECTORS,
  ...WHOLE_VECTORS,
];

const NOTHING: SumAmounts = {
  ...{ product: 0, extraItem: 0, service: 0, freight: 0, subtotal: 0, increase: 0, decrease: 0, coupon: 0 },
  ...{ withModifier: 0, condition: 0, total: 0, installments: [], companyService: 0, invoice: 0 },
};

function facts(sum: Sum): SumAmounts {
  return {
    ...sum.itemsCents,
    subtotal: sum.subtotalCents,
    increase: sum.increaseCents,
    decrease: sum.decreaseCents,
    coupon: sum.couponCents,
    withModifier: sum.subtotalWithModifierCents,
    condition: sum.paymentConditionCents,
    total: sum.totalCents,
    installments: sum.installmentsCents,
    companyService: sum.companyServiceCents,
    invoice: sum.invoiceCents,
  };
}

test.each(VECTORS)("worked by hand: $name", (vector) => {
  expect(facts(calculateSum(readVector(vector)))).toEqual({ ...NOTHING, ...vector.expected });
});

test("a percentage multiplies by one plus or minus itself, a fixed amount adds or subtracts [PRICING-02]", () => {
  const totalOf = (modifier: { increase?: string; decrease?: string }, price = 100_000) =>
    calculateSum(readVector({ cart: { ...modifier, lines: [[price, 1, 0]] } })).totalCents;
  expect(totalOf({ increase: "10%" })).toBe(110_000);
  expect(totalOf({ decrease: "10%" })).toBe(90_000);
  expect(totalOf({ increase: "12.34" })).toBe(101_234);
  expect(totalOf({ decrease: "12.34" })).toBe(98_766);
  expect(totalOf({ increase: "10%", decrease: "50" })).toBe(105_000);
  expect(totalOf({ decrease: "50" }, 1_000)).toBe(0);
});

test("the sums worked by hand are sixty at least, and no two alike", () => {
  expect(VECTORS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(VECTORS.map(({ name }) => name)).size).toBe(VECTORS.length);
});

const part = fc.oneof(
  fc.record({
    type: fc.constant("percentage" as const),
    amount: fc.integer({ min: 0, max: 100 }).map(String),
  }),
  fc.record({
    type: fc.constant("fixed" as const),
    amount: fc.integer({ min: 0, max: 500_000 }).map((cents) => (cents / 100).toFixed(2)),
  }),
);
const valueModifier = fc.record({ increase: part, decrease: part });
const cents = fc.integer({ min: 0, max: 5_000_000 });
const line = fc.record({
  id: fc.uuid(),
  unitPriceCents: cents,
  amount: fc.integer({ min: 0, max: 999 }),
  freeAmount: fc.integer({ min: 0, max: 20 }),
});
const item = fc.record({
  id: fc.uuid(),
  unitPriceCents: cents,
  amount: fc.integer({ min: 1, max: 9 }),
  valueModifier,
});
const condition = fc.record({
  name: fc.constant("Condição"),
  value: fc.integer({ min: 0, max: 99 }).map(String),
  conditionType: fc.constantFrom("increase" as const, "decrease" as const),
  modifierType: fc.constantFrom("percentage" as const, "percentage-reversed" as const, "fixed" as const),
  quantityOfInstallments: fc.integer({ min: 1, max: 36 }),
  downPaymentPct: fc.constantFrom("0", "12.5", "30", "99.99"),
});
const percentCoupon = fc.integer({ min: 0, max: 100 }).map((percent) => ({
  ...{ code: "SOL", kind: "percentage" as const, percent: String(percent) },
  ...{ amountCents: null, maximumCents: null },
}));
const cart: fc.Arbitrary<SumInput> = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  extraItems: fc.array(item, { maxLength: 3 }),
  services: fc.array(item, { maxLength: 2 }),
  freights: fc.array(item, { maxLength: 2 }),
  valueModifier,
  defaultDiscountPct: fc.option(fc.integer({ min: 1, max: 30 }).map(String)),
  coupon: fc.option(percentCoupon),
  paymentCondition: fc.option(condition),
  invoice: fc.constant(PLAIN_INVOICE),
});

test("no amount of a sum is ever below zero, and its parts add up to the cent", () => {
  fc.assert(
    fc.property(cart, (input) => {
      const sum = calculateSum(input);
      const { product, extraItem, service, freight } = sum.itemsCents;
      const amounts = [...Object.values(sum.itemsCents), sum.decreaseCents, sum.couponCents, sum.totalCents];
      expect(Math.min(...amounts, ...sum.installmentsCents)).toBeGreaterThanOrEqual(0);
      expect(sum.subtotalCents).toBe(product + extraItem + service);
      expect(sum.subtotalWithModifierCents).toBe(
        sum.subtotalCents + sum.increaseCents - sum.decreaseCents - sum.couponCents,
      );
      expect(sum.totalCents).toBe(sum.subtotalWithModifierCents + freight + sum.paymentConditionCents);
      const installments = sum.installmentsCents.reduce((all, one) => all + one, 0);
      expect(downPaymentOf(sum.totalCents, input.paymentCondition) + installments).toBe(sum.totalCents);
      expect(downPaymentIn(sum)).toBe(sum.totalCents - installments);
      expect(sum.invoiceCents).toBe(sum.totalCents);
    }),
  );
});

test("a coupon that is added and taken back leaves the cart as it was, to the cent", () => {
  fc.assert(
    fc.property(cart, percentCoupon, (input, coupon) => {
      const before = calculateSum({ ...input, coupon: null });
      calculateSum({ ...input, coupon });
      expect(calculateSum({ ...input, coupon: null })).toEqual(before);
    }),
  );
});

test("the order of lines makes no difference to the total", () => {
  fc.assert(
    fc.property(cart, (input) => {
      const {
        explain: _some,
        lines: _lines,
        ...turned
      } = calculateSum({ ...input, lines: [...input.lines].reverse() });
      expect(calculateSum(input)).toMatchObject(turned);
    }),
  );
});

test("more of a product never makes the subtotal smaller", () => {
  fc.assert(
    fc.property(cart, line, fc.integer({ min: 1, max: 50 }), (input, one, more) => {
      const fewer = calculateSum({ ...input, lines: [...input.lines, one] });
      const many = calculateSum({ ...input, lines: [...input.lines, { ...one, amount: one.amount + more }] });
      expect(many.subtotalCents).toBeGreaterThanOrEqual(fewer.subtotalCents);
    }),
  );
});

test("a reversed increase of ten percent keeps what was there before: ten percent off gives it back", () => {
  const reversed = {
    name: "Cartão",
    value: "10",
    conditionType: "increase",
    quantityOfInstallments: 1,
    downPaymentPct: "0",
  } as const;
  const sum = calculateSum({
    lines: [{ id: "a", unitPriceCents: 90_000, amount: 1, freeAmount: 0 }],
    ...{ extraItems: [], services: [], freights: [], coupon: null, defaultDiscountPct: null },
    ...{ valueModifier: NO_MODIFIER, invoice: PLAIN_INVOICE },
    paymentCondition: { ...reversed, modifierType: "percentage-reversed" },
  });
  expect(sum.totalCents).toBe(100_000);
  expect(sum.totalCents * 0.9).toBe(90_000);
});

test("every amount is explained: what it came from, before and after it was rounded", () => {
  const everything = VECTORS.find(({ name }) => name === "everything at once");
  if (!everything) throw new Error("no such vector");
  const { explain } = calculateSum(readVector(everything));
  expect(explain.map(({ amount, resultCents }) => [amount, resultCents])).toEqual([
    ["line", 2_469_134],
    ["line", 49_900],
    ["extraItem", 27_279],
    ["service", 72_000],
    ["freight", 45_678],
    ["subtotal", 2_618_313],
    ["increase", 65_458],
    ["decrease", 107_351],
    ["coupon", 50_000],
    ["paymentCondition", 254_073],
    ["total", 2_826_171],
    ["invoice", 2_826_171],
  ]);
  expect(explain.find(({ amount }) => amount === "increase")).toEqual({
    amount: "increase",
    rule: "percentage",
    inputs: { ofCents: 2_618_313, value: "2.5" },
    exactCents: "65457.825",
    resultCents: 65_458,
  });
});
