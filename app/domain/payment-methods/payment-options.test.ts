import { expect, test } from "vitest";
import { buildCondition, buildPaymentMethod } from "#tests/factories/payment-method.ts";
import { amountsUnder, paymentOptions } from "./payment-options.ts";

test.each([
  ["no condition", null, 1_000_000, [1_000_000]],
  ["5% off at once", buildCondition({ conditionType: "decrease", value: "5" }), 950_000, [950_000]],
  [
    "10% of the result in three",
    buildCondition({ modifierType: "percentage-reversed", value: "10", quantityOfInstallments: 3 }),
    1_111_111,
    [370_370, 370_370, 370_371],
  ],
  [
    "R$ 12,50 more in two",
    buildCondition({ modifierType: "fixed", value: "12.50", quantityOfInstallments: 2 }),
    1_001_250,
    [500_625, 500_625],
  ],
])("R$ 10.000,00 with %s", (_which, condition, totalCents, installmentsCents) => {
  expect(amountsUnder(1_000_000, condition)).toEqual({ totalCents, installmentsCents });
});

const CARD = buildPaymentMethod({
  id: "pay_card",
  type: "credito",
  name: "Cartão",
  conditions: [
    buildCondition({ id: "pcd_1", name: "À vista" }),
    buildCondition({ id: "pcd_10", name: "10×", quantityOfInstallments: 10, minimumCents: 500_000 }),
    buildCondition({ id: "pcd_off", name: "Antiga", active: false }),
  ],
});

test.each([
  [499_999, ["pcd_1"]],
  [500_000, ["pcd_1", "pcd_10"]],
])(
  "a total of %s cents is offered the conditions that are on and whose minimum it reaches: %j",
  (total, ids) => {
    const [method] = paymentOptions([CARD], total);
    expect(method?.options.map(({ condition }) => condition?.id)).toEqual(ids);
  },
);

test("ways to pay keep their order; those that are off, or whose conditions all ask for more, are left out", () => {
  const pix = buildPaymentMethod({ id: "pay_pix", type: "pix", name: "Pix", conditions: [] });
  const off = buildPaymentMethod({ id: "pay_off", active: false });
  const dear = buildPaymentMethod({
    id: "pay_dear",
    conditions: [buildCondition({ minimumCents: 100_001 })],
  });
  const found = paymentOptions([CARD, off, dear, pix], 100_000);
  expect(found.map(({ id }) => id)).toEqual(["pay_card", "pay_pix"]);
  expect(found[1]?.options).toEqual([{ condition: null, totalCents: 100_000, installmentsCents: [100_000] }]);
});

test("a distributor with no way to pay that is on sells by Pix at no condition", () => {
  const plain = {
    ...{ id: null, version: 0, type: "pix", name: "Pix", description: "" },
    options: [{ condition: null, totalCents: 100, installmentsCents: [100] }],
  };
  expect(paymentOptions([], 100)).toEqual([plain]);
  expect(paymentOptions([buildPaymentMethod({ active: false })], 100)).toEqual([plain]);
});

test.each([
  // 50.5, 9.5 and 100 ÷ 0.97 = 103.09…
  ["1% more of R$ 0,50", 50, buildCondition({ value: "1" }), 51],
  ["5% off R$ 0,10", 10, buildCondition({ conditionType: "decrease", value: "5" }), 10],
  [
    "3% of the result on R$ 1,00",
    100,
    buildCondition({ modifierType: "percentage-reversed", value: "3" }),
    103,
  ],
  // 200 ÷ 0.96 = 208.33…, 1 000 ÷ 0.935 = 1 069.51…
  [
    "6,5% of the result on R$ 10,00",
    1_000,
    buildCondition({ modifierType: "percentage-reversed", value: "6.5" }),
    1_070,
  ],
])("%s is rounded half up to the cent", (_which, totalCents, condition, expected) => {
  expect(amountsUnder(totalCents, condition).totalCents).toBe(expected);
});
