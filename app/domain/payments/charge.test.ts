import { expect, test } from "vitest";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { chargeMethodOf, hasPayerPage, nextChargeOf } from "./charge.ts";
import { CHARGE_METHODS } from "#domain/settings/charge-methods.ts";

test("an order is paid on its own page in the ways that the distributor's provider charges by", () => {
  const charged = (offered: Parameters<typeof chargeMethodOf>[1]) =>
    PAYMENT_TYPES.filter((type) => chargeMethodOf({ type, condition: null }, offered) !== null);
  expect(charged(["pix"])).toEqual(["pix"]);
  expect(charged(CHARGE_METHODS)).toEqual(["boleto", "pix", "credito", "debito"]);
  expect(charged([])).toEqual([]);
});

test("who pays has a page where the order is paid there, or where the distributor tells how it is paid past the portal", () => {
  const payments = { provider: "sandbox", methods: ["pix"] } as const;
  const pages = (paymentDetailsEnable: boolean) =>
    PAYMENT_TYPES.filter((type) =>
      hasPayerPage({ type, condition: null }, { ...payments, notIntegrated: { paymentDetailsEnable } }),
    );
  expect(pages(false)).toEqual(["pix", "financiamento"]);
  expect(pages(true)).toHaveLength(6);
});

const inParts = (downPaymentPct: string) =>
  ({ type: "boleto", condition: { quantityOfInstallments: 3, downPaymentPct } }) as const;

test.each([
  ["nothing yet", 10_000, { part: "downPayment", method: "pix", amountCents: 3_000, installments: 1 }],
  [
    "a part of the down payment",
    8_000,
    { part: "downPayment", method: "pix", amountCents: 1_000, installments: 1 },
  ],
  ["the down payment", 7_000, { part: "rest", method: "boleto", amountCents: 7_000, installments: 3 }],
  [
    "more than the down payment",
    6_500,
    { part: "rest", method: "boleto", amountCents: 6_500, installments: 3 },
  ],
])(
  "of an order with a down payment of 30 % of which %s has come, the next is charged",
  (_what, openCents, next) => {
    const order = { payment: inParts("30"), dueCents: 10_000, openCents };
    expect(nextChargeOf(order, ["pix", "boleto"])).toEqual(next);
  },
);

test("a down payment is of what is left of an order, and an order without one is charged at once", () => {
  const dueCents = 5_000;
  expect(
    nextChargeOf({ payment: inParts("30"), dueCents, openCents: 5_000 }, ["pix", "boleto"]),
  ).toMatchObject({
    amountCents: 1_500,
  });
  expect(nextChargeOf({ payment: inParts("0"), dueCents, openCents: dueCents }, ["boleto"])).toEqual({
    ...{ part: "whole", method: "boleto", amountCents: dueCents, installments: 3 },
  });
});

test("what is left after a part that a person let count is the rest, also of an order without a down payment", () => {
  const order = { payment: inParts("0"), dueCents: 5_000, openCents: 2_000 };
  expect(nextChargeOf(order, ["boleto"])).toEqual({
    ...{ part: "rest", method: "boleto", amountCents: 2_000, installments: 3 },
  });
});

test("an order in parts is paid on its page only where both parts are charged there", () => {
  expect(chargeMethodOf(inParts("30"), ["boleto"])).toBeNull();
  expect(chargeMethodOf(inParts("30"), ["pix"])).toBeNull();
  expect(chargeMethodOf(inParts("30"), ["pix", "boleto"])).toBe("boleto");
  expect(nextChargeOf({ payment: inParts("30"), dueCents: 100, openCents: 100 }, ["boleto"])).toBeNull();
});
