import { expect, test } from "vitest";
import { dueOf, isNothingDue, paymentName } from "./request-payment.ts";

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
