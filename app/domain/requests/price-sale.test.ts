import { expect, test } from "vitest";
import { PriceRulesSettingsSchema } from "#domain/settings/price-settings-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { buildCoupon } from "#tests/factories/coupon.ts";
import { buildCondition, buildPaymentMethod } from "#tests/factories/payment-method.ts";
import { readSaleChoices } from "./sale-choices-schema.ts";
import { previewSale, NO_OFFERS, NO_RIGHTS, priceSale, takeOffered } from "./price-sale.ts";

const TEN_TIMES = buildCondition({ id: "pcd_10", name: "10 vezes", value: "5", quantityOfInstallments: 10 });
const OFFERS = {
  ...NO_OFFERS,
  coupon: buildCoupon({ minimumCents: 1_000_000, endsOn: "2026-12-31", startsOn: "2026-11-01" }),
  methods: [
    buildPaymentMethod({ id: "pay_pix", type: "pix", name: "Pix", conditions: [] }),
    buildPaymentMethod({ id: "pay_card", type: "credito", name: "Cartão", conditions: [TEN_TIMES] }),
  ],
};
const BUYER = {
  ...NO_RIGHTS,
  limits: { increasePct: "10", decreasePct: "5" },
  ways: ["closedKits"] as const,
  today: "2026-11-21",
};

function saleOf(choices: Record<string, unknown>, { unitPriceCents = 1_000_000, today = BUYER.today } = {}) {
  const line = { itemId: "kto_1", name: "Kit", amount: 1, powerW: 5_500, products: [] };
  return {
    parts: {
      lines: [{ ...line, unitPriceCents, totalCents: unitPriceCents }],
      extraItems: [],
      services: [],
      freights: [{ id: "CIF", name: "", amount: 1, unitPriceCents: 10_000, totalCents: 10_000 }],
    },
    choices: readSaleChoices(choices),
    offers: OFFERS,
    buyer: { ...BUYER, today },
    settings: PriceRulesSettingsSchema.parse({ editableInvoce: "service", companyEditableInvoce: "total" }),
  };
}

const decrease = (amount: string, type: "percentage" | "fixed" = "percentage") => ({
  valueModifier: { decrease: { type, amount } },
});

function refusalOf(sale: ReturnType<typeof saleOf>): string {
  try {
    return String(priceSale(sale).sum.totalCents);
  } catch (error) {
    return isDomainError(error) ? error.code : "other";
  }
}

test("discount, coupon and condition are taken one after the other, and the installments add up", () => {
  const payment = { type: "credito", method: "pay_card", condition: "pcd_10" };
  const { sum, method } = priceSale(saleOf({ ...decrease("5"), coupon: "sol10", payment }));
  // 10.000,00 − 5% = 9.500,00; − 10% = 8.550,00; + 100,00 = 8.650,00; + 5% = 9.082,50
  expect(sum).toMatchObject({
    subtotalCents: 1_000_000,
    decreaseCents: 50_000,
    couponCents: 95_000,
    subtotalWithModifierCents: 855_000,
    paymentConditionCents: 43_250,
    totalCents: 908_250,
  });
  expect(sum.installmentsCents).toEqual(Array.from({ length: 10 }, () => 90_825));
  expect(method?.name).toBe("Cartão");
});

test.each([
  ["the limit", decrease("5"), "960000"],
  ["above the limit", decrease("5.01"), "DISCOUNT_ABOVE_LIMIT"],
  ["the limit in reais", decrease("500", "fixed"), "960000"],
  ["a cent above it", decrease("500.01", "fixed"), "DISCOUNT_ABOVE_LIMIT"],
  [
    "an increase above its limit",
    { valueModifier: { increase: { amount: "10.5" } } },
    "INCREASE_ABOVE_LIMIT",
  ],
  ["a way to pay that is not offered", { payment: { type: "boleto" } }, "NOT_FOUND"],
  ["a condition of another way to pay", { payment: { type: "pix", condition: "pcd_10" } }, "NOT_FOUND"],
])("saving with %s: %s", (_title, choices, outcome) => {
  expect(refusalOf(saleOf(choices))).toBe(outcome);
});

test.each([
  [1_000_000, "2026-11-01", null],
  [999_999, "2026-11-21", { reason: "belowMinimum", limitCents: 1_000_000, on: "2026-12-31" }],
  [1_000_000, "2026-10-31", { reason: "notYet", on: "2026-11-01" }],
  [1_000_000, "2027-01-01", { reason: "expired", on: "2026-12-31" }],
])("a coupon on %i cents on %s is left out with its reason: %j", (unitPriceCents, today, problem) => {
  const sale = saleOf({ coupon: "SOL10" }, { unitPriceCents, today });
  const { sum, problems } = previewSale(sale);
  expect(problems.coupon).toEqual(problem);
  expect(sum.couponCents).toBe(problem === null ? 100_000 : 0);
  expect(refusalOf(sale)).toBe(problem === null ? "910000" : "COUPON_NOT_VALID");
});

test("somebody who is choosing keeps a total where a discount is too large, and is told the limit", () => {
  const { sum, problems, method } = previewSale(saleOf(decrease("6")));
  expect(problems.modifier).toEqual({ code: "DISCOUNT_ABOVE_LIMIT", limitPct: "5" });
  expect(sum.totalCents).toBe(1_010_000);
  expect(method?.id).toBe("pay_pix");
});

test.each([
  ["customer", { companyServiceCents: 30_000 }, 30_000, 1_040_000],
  ["company", { invoiceCents: 1_100_000 }, 90_000, 1_100_000],
  ["company", { companyServiceCents: 30_000 }, 30_000, 1_040_000],
  ["customer", { invoiceCents: 1_100_000 }, 0, 1_010_000],
])(
  "billed to the %s, %j makes a service of %i cents and an invoice of %i",
  (chargeType, typed, service, invoice) => {
    const { sum } = priceSale(saleOf({ chargeType, ...typed }));
    expect(sum).toMatchObject({ companyServiceCents: service, invoiceCents: invoice, totalCents: 1_010_000 });
  },
);

test("what is bought along costs what the distributor asks, whatever was sent", () => {
  const offered = [{ id: "ext_1", name: "Seguro", priceCents: 18_990 }];
  expect(takeOffered("extraItem", [{ id: "ext_1", amount: 3, price: 0.01 }], offered)).toEqual([
    { id: "ext_1", name: "Seguro", amount: 3, unitPriceCents: 18_990, totalCents: 56_970 },
  ]);
  expect(() => takeOffered("extraItem", [{ id: "ext_2", amount: 1 }], offered)).toThrow("NOT_FOUND");
});

test("a choice that does not read counts as not made", () => {
  const read = readSaleChoices({ coupon: "SOL10", valueModifier: { decrease: { amount: "abc" } }, other: 1 });
  expect(read).toMatchObject({
    coupon: "SOL10",
    valueModifier: { decrease: { amount: "0" } },
    extraItems: [],
  });
});
