import { expect, test } from "vitest";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { chargeMethodOf, hasPayerPage } from "./charge.ts";
import { CHARGE_METHODS } from "#domain/settings/charge-methods.ts";

test("an order is paid on its own page in the ways that the distributor's provider charges by", () => {
  const charged = (offered: Parameters<typeof chargeMethodOf>[1]) =>
    PAYMENT_TYPES.filter((type) => chargeMethodOf({ type }, offered) !== null);
  expect(charged(["pix"])).toEqual(["pix"]);
  expect(charged(CHARGE_METHODS)).toEqual(["boleto", "pix", "credito", "debito"]);
  expect(charged([])).toEqual([]);
});

test("who pays has a page where the order is paid there, or where the distributor tells how it is paid past the portal", () => {
  const payments = { provider: "sandbox", methods: ["pix"] } as const;
  const pages = (paymentDetailsEnable: boolean) =>
    PAYMENT_TYPES.filter((type) =>
      hasPayerPage({ type }, { ...payments, notIntegrated: { paymentDetailsEnable } }),
    );
  expect(pages(false)).toEqual(["pix"]);
  expect(pages(true)).toEqual(PAYMENT_TYPES);
});
