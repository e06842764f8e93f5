import { expect, test } from "vitest";
import { type PaymentCondition, planInstallments, underPaymentCondition } from "./payment-condition.ts";

const condition = (
  conditionType: PaymentCondition["conditionType"],
  modifierType: PaymentCondition["modifierType"],
  value: string,
) => ({
  name: "Condição",
  conditionType,
  modifierType,
  value,
  quantityOfInstallments: 1,
  downPaymentPct: "0",
});

test.each([
  ["increase", "percentage", "10", 100_000, "110000"],
  ["decrease", "percentage", "10", 100_000, "90000"],
  ["increase", "percentage-reversed", "10", 90_000, "100000"],
  ["decrease", "percentage-reversed", "10", 110_000, "100000"],
  ["increase", "fixed", "3.50", 100_000, "100350"],
  ["decrease", "fixed", "3.50", 100_000, "99650"],
  ["decrease", "fixed", "3.50", 349, "0"],
] as const)("an %s by %s of %s makes of %s cents %s", (type, modifier, value, before, after) => {
  expect(underPaymentCondition(before, condition(type, modifier, value)).toFixed()).toBe(after);
});

test("an installment is a part of the total with its condition [PRICING-10]", () => {
  const interest = condition("increase", "percentage", "8.5");
  // 1.000,00 and 8,5% are 1.085,00; ÷ 3 = 361,666…
  const total = underPaymentCondition(100_000, interest);
  expect(planInstallments(total.toNumber(), 3)).toEqual([36_167, 36_167, 36_166]);
});

test("an installment is the total divided by their number, rounded to the cent; the last closes the difference [PRICING-10]", () => {
  expect(planInstallments(20_000, 3)).toEqual([6_667, 6_667, 6_666]);
  expect(planInstallments(10_000, 3)).toEqual([3_333, 3_333, 3_334]);
  expect(planInstallments(135_802, 10)).toEqual([...Array<number>(9).fill(13_580), 13_582]);
  expect(planInstallments(99, 1)).toEqual([99]);
  expect(planInstallments(0, 4)).toEqual([0, 0, 0, 0]);
});

test("a few cents in many installments leave none of them below zero", () => {
  expect(planInstallments(5, 10)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 5]);
});
