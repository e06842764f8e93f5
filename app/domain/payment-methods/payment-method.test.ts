import { expect, test } from "vitest";
import { PAYMENT_TYPES } from "./payment-method.ts";

test("an order is paid by boleto, Pix, credit or debit card, financing, or otherwise [PAYMENT-07]", () => {
  expect(PAYMENT_TYPES).toEqual(["boleto", "pix", "credito", "debito", "financiamento", "other"]);
});
