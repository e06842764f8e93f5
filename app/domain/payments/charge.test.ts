import { expect, test } from "vitest";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { chargeMethodOf } from "./charge.ts";
import { CHARGE_METHODS } from "#domain/settings/charge-methods.ts";

test("an order is paid on its own page in the ways that the distributor's provider charges by", () => {
  const charged = (offered: Parameters<typeof chargeMethodOf>[1]) =>
    PAYMENT_TYPES.filter((type) => chargeMethodOf({ type }, offered) !== null);
  expect(charged(["pix"])).toEqual(["pix"]);
  expect(charged(CHARGE_METHODS)).toEqual(["boleto", "pix"]);
  expect(charged([])).toEqual([]);
});
