import { expect, test } from "vitest";
import { sumBeforeFreight, withoutFreight } from "./freight-unknown.ts";

test("a sale without its freight shows no total, no installment and no payment's amount", () => {
  const totals = {
    ...{ itemsCents: 1_000_00, extraItemsCents: 0, servicesCents: 0, freightCents: 320_00, powerW: 5_500 },
    ...{ increaseCents: 0, decreaseCents: 0, couponCents: 50_00, paymentConditionCents: 30_00 },
    ...{ totalCents: 1_300_00, installmentsCents: [650_00, 650_00], companyServiceCents: 0 },
    invoiceCents: 1_300_00,
  };
  const payment = {
    ...{
      methodId: "pay_1",
      conditionId: null,
      type: "boleto" as const,
      methodName: "Boleto",
      description: "",
    },
    ...{
      conditionName: "",
      installments: 2,
      downPaymentCents: 0,
      installmentCents: 650_00,
      totalCents: 1_300_00,
      isChosen: true,
    },
  };
  const sale = withoutFreight({
    ...{ totals, isFreightKnown: true, payments: [payment], couponCode: "MENOS50" },
    ...{ hasDefaultDiscount: false, problems: { coupon: null, modifier: null } },
  });
  expect(sale.isFreightKnown).toBe(false);
  expect(sale.totals).toEqual({
    ...totals,
    ...{ freightCents: null, paymentConditionCents: null, totalCents: null, installmentsCents: [] },
    ...{ companyServiceCents: null, invoiceCents: null },
  });
  expect(sale.payments).toEqual([
    { ...payment, downPaymentCents: null, installmentCents: null, totalCents: null },
  ]);
});

test("before the freight a sale comes to its items and what was put on or taken off, unless some of it is hidden", () => {
  const totals = {
    ...{ itemsCents: 1_000_00, extraItemsCents: 120_00, servicesCents: 350_00, freightCents: null },
    ...{ increaseCents: 20_00, decreaseCents: 100_00, couponCents: 50_00, paymentConditionCents: null },
    ...{ totalCents: null, installmentsCents: [], companyServiceCents: null, invoiceCents: null },
    powerW: 5_500,
  };
  // 1 000 + 120 + 350 + 20 − 100 − 50.
  expect(sumBeforeFreight(totals)).toBe(1_340_00);
  expect(sumBeforeFreight({ ...totals, extraItemsCents: null })).toBe(null);
  expect(sumBeforeFreight({ ...totals, couponCents: null })).toBe(null);
});
