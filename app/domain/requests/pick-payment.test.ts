import { expect, test } from "vitest";
import { paymentOptions } from "#domain/payment-methods/payment-options.ts";
import { buildCondition, buildPaymentMethod } from "#tests/factories/payment-method.ts";
import { findOption, firstOption, pickOption } from "./pick-payment.ts";

const CARD = buildPaymentMethod({
  id: "pay_card",
  type: "credito",
  conditions: [
    buildCondition({ id: "pcd_1" }),
    buildCondition({ id: "pcd_10", quantityOfInstallments: 10, minimumCents: 500_000 }),
    buildCondition({ id: "pcd_off", active: false }),
  ],
});
const PIX = buildPaymentMethod({ id: "pay_pix", type: "pix", conditions: [] });

test.each([
  [{ type: "credito", method: "pay_card", condition: "pcd_10" }, "pay_card", "pcd_10"],
  [{ type: "credito", condition: "pcd_10" }, "pay_card", "pcd_10"],
  [{ type: "credito" }, "pay_card", "pcd_1"],
  [{ type: "pix", condition: null }, "pay_pix", undefined],
] as const)("the choice %j of what a total is offered is %s with %s", (choice, method, condition) => {
  const picked = pickOption(paymentOptions([CARD, PIX], 500_000), choice);
  expect([picked.method.id, picked.option.condition?.id]).toEqual([method, condition]);
});

test.each([
  [{ type: "credito", condition: "pcd_10" }, 499_999],
  [{ type: "credito", condition: "pcd_off" }, 500_000],
  [{ type: "credito", condition: null }, 500_000],
  [{ type: "credito", method: "pay_pix" }, 500_000],
  [{ type: "boleto" }, 500_000],
] as const)("the choice %j is not offered for %s cents", (choice, totalCents) => {
  const options = paymentOptions([CARD, PIX], totalCents);
  expect(findOption(options, choice)).toBeNull();
  expect(() => pickOption(options, choice)).toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
});

test("who has not chosen yet pays the first way; of nothing there is none", () => {
  const first = firstOption(paymentOptions([CARD, PIX], 500_000));
  expect([first?.method.id, first?.option.condition?.id]).toEqual(["pay_card", "pcd_1"]);
  expect(firstOption([])).toBeNull();
});
