import { expect, test } from "vitest";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { dueOf, isNothingDue, isPaidByPix, paymentName } from "./request-payment.ts";

test("of all ways to pay, Pix alone is paid on the order's own page", () => {
  expect(PAYMENT_TYPES.filter((type) => isPaidByPix({ type }))).toEqual(["pix"]);
});

test("a way to pay is named with its condition, where there is one", () => {
  expect(paymentName({ methodName: "Boleto", condition: { name: "28 dias" } })).toBe("Boleto · 28 dias");
  expect(paymentName({ methodName: "Pix", condition: null })).toBe("Pix");
  expect(paymentName({ methodName: "", condition: null })).toBe("");
});

test.each([
  [null, 1_000, false],
  [0, 1_000, false],
  [400, 600, false],
  [1_000, 0, true],
])("of R$ 10,00 less %s cents, %i are due, and nothing is: %s", (returnedCents, due, isOver) => {
  expect(dueOf({ totalCents: 1_000, returnedCents })).toBe(due);
  expect(isNothingDue({ totalCents: 1_000, returnedCents })).toBe(isOver);
  expect(isNothingDue({ totalCents: null, returnedCents })).toBe(false);
});
