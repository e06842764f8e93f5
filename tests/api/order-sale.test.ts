import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CheckoutLoad } from "#domain/checkout/checkout-load-schema.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { createTestCoupon } from "#tests/factories/coupon.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestExtraItem, createTestService } from "#tests/factories/offers.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestPayment, WITH_EXTRAS } from "#tests/factories/sale.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

const PERMISSIONS = ["closedKits", "order", "requestButton.order", "order.details.discount"] as const;

async function openSale(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ actions: WITH_EXTRAS, settings });
  const buyer = await createTestUser(owner, {
    permissions: [...PERMISSIONS],
    roleContent: { limitDiscountOrder: "5", defaultDiscount: "2" },
  });
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const extra = await createTestExtraItem(owner, { basePriceCents: 18_990 });
  const service = await createTestService(owner, { basePriceCents: 25_000 });
  const payment = await createTestPayment(owner);
  const coupon = await createTestCoupon(owner, { code: "SOL10", percent: "10", maxUses: 1 });
  const choices = {
    extraItems: [{ id: extra, amount: 2 }],
    serviceItems: [{ id: service }],
    valueModifier: { decrease: { type: "percentage" as const, amount: "5" } },
    coupon: "sol10",
    payment,
  };
  return { owner, buyer, kit, extra, payment, coupon, choices, lines: [{ id: kit, amount: 1 }] };
}

async function contentOf(id: string, headers: Record<string, string>): Promise<VisibleRequestContent> {
  const { data } = await callApi<{ content: VisibleRequestContent }>("GET", `/app/user/requests/${id}`, {
    headers,
  });
  return data.content;
}

const usesOf = (owner: TestDistributor) =>
  readNumber(owner, sql`select count(*) from coupon_use where distributor_id = ${owner.id}`);

test("the payment settings tell the ways to pay with their conditions, and an order keeps the type and the condition that were chosen [PAYMENT-11]", async () => {
  const { buyer, lines, payment } = await openSale({
    payments: { notIntegrated: { paymentDetailsEnable: true, agreementTermsConfirmationText: "Li." } },
  });
  const { data } = await callApi<CheckoutLoad>("GET", "/app/user/checkout/closedKits", {
    headers: buyer.headers,
  });
  expect(data.paymentInfo.checkoutPayment).toMatchObject({
    ...{ paymentDetailsEnable: true, agreementTermsConfirmationText: "Li." },
  });
  const [method] = data.paymentInfo.paymentMethods;
  expect(method).toMatchObject({
    ...{ id: payment.method, type: "credito" },
    conditions: [{ id: payment.condition, name: "Em 10 vezes", value: "5", quantityOfInstallments: 10 }],
  });
  const chosen = {
    ...{ type: method?.type, method: method?.id, condition: method?.conditions[0]?.id },
  } as typeof payment;
  const { id } = (await saveOrder(buyer, lines, { payment: chosen })).data;
  const content = await contentOf(id, buyer.headers);
  expect(content.payment).toMatchObject({
    ...{ type: "credito", condition: { name: "Em 10 vezes", quantityOfInstallments: 10 } },
  });
  const other = await saveOrder(buyer, lines, { payment: { ...chosen, condition: "pcd_unknown" } });
  expect(other.status).toBeGreaterThanOrEqual(400);
});

test("an order holds the whole sum: extras, services, discount, coupon, freight, condition, installments", async () => {
  const { owner, buyer, lines, choices } = await openSale();
  await callApi("GET", "/app/user/requests", { headers: buyer.headers });
  // 10.000,00 + 379,80 + 250,00 = 10.629,80; − 5% = 531,49: 10.098,31; − 10% = 1.009,83: 9.088,48;
  // + 100,00 = 9.188,48; + 5% = 459,424: 9.647,90
  const saved = await saveOrder(buyer, lines, { ...choices, expectedTotalCents: 964_790 });
  expect(saved.error).toBeUndefined();
  expect(saved.data.totalCents).toBe(964_790);
  expect(roundTripsOf(saved)).toBe(3);
  const admin = await createTestUser(owner, { type: "admin" });
  const content = await contentOf(saved.data.id, admin.headers);
  expect(content.totals).toEqual({
    itemsCents: 1_000_000,
    extraItemsCents: 37_980,
    servicesCents: 25_000,
    increaseCents: 0,
    decreaseCents: 53_149,
    couponCents: 100_983,
    freightCents: 10_000,
    paymentConditionCents: 45_942,
    totalCents: 964_790,
    installmentsCents: Array.from({ length: 10 }, () => 96_479),
    companyServiceCents: 0,
    invoiceCents: 964_790,
    powerW: 5_500,
  });
  expect(content).toMatchObject({
    extraItems: [{ name: "Seguro de transporte", amount: 2, unitPriceCents: 18_990, totalCents: 37_980 }],
    coupon: { code: "SOL10", kind: "percentage", percent: "10" },
    payment: { type: "credito", condition: { name: "Em 10 vezes", quantityOfInstallments: 10 } },
    rulesVersion: 0,
  });
  expect(content.explain.map(({ amount }) => amount)).toEqual([
    ...["basePrice", "basePrice", "line", "extraItem", "service", "freight", "subtotal"],
    ...["decrease", "coupon", "paymentCondition", "total", "invoice"],
  ]);
  const [use] = await readRows(owner, sql`select * from coupon_use where distributor_id = ${owner.id}`);
  expect(use).toMatchObject({
    request_id: saved.data.id,
    amount_cents: 100_983,
    integrator_id: owner.integratorId,
  });
  expect((await contentOf(saved.data.id, buyer.headers)).explain).toEqual([]);
});

test("the last use of a coupon goes to one of two orders at once, and the other saves nothing", async () => {
  const { owner, buyer, lines, choices } = await openSale();
  const answers = await Promise.all([saveOrder(buyer, lines, choices), saveOrder(buyer, lines, choices)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.error).toMatchObject({ type: "COUPON_NOT_VALID", details: { reason: "usedUp" } });
  expect(await usesOf(owner)).toBe(1);
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    1,
  );
});

test.each([
  ["an extra item", sql`update extra_item set base_price_cents = 1, version = version + 1`],
  ["a service", sql`update service_item set base_price_cents = 1, version = version + 1`],
  ["the way to pay", sql`update payment_method set version = version + 1`],
  [
    "the pricing rules",
    sql`insert into pricing_version (distributor_id, version, rules, published_by, published_at)
      select distributor_id, 1, '{}', 'usr_1', '2026-11-21' from kit_option`,
  ],
])("an order whose %s changed between reading and saving is refused whole", async (_title, change) => {
  const { owner, buyer, lines, choices } = await openSale();
  beforeSave("insert into request", () =>
    changeRows(owner, sql`${change} where distributor_id = ${owner.id}`),
  );
  const saved = await saveOrder(buyer, lines, choices);
  expect(saved.error.type).toBe("STALE_VERSION");
  expect(await usesOf(owner)).toBe(0);
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    0,
  );
});

test("a discount above the limit, a coupon nobody gave out and a foreign extra item are refused", async () => {
  const { buyer, lines, choices } = await openSale();
  const other = await openSale();
  const above = { valueModifier: { decrease: { type: "percentage" as const, amount: "5.01" } } };
  expect((await saveOrder(buyer, lines, { ...choices, ...above })).error).toMatchObject({
    type: "DISCOUNT_ABOVE_LIMIT",
    details: { limitPct: "5" },
  });
  expect((await saveOrder(buyer, lines, { ...choices, coupon: "NADA" })).error).toMatchObject({
    type: "COUPON_NOT_VALID",
    details: { reason: "unknown" },
  });
  const foreign = { extraItems: [{ id: other.extra, amount: 1 }] };
  expect((await saveOrder(buyer, lines, { ...choices, ...foreign })).error.type).toBe("NOT_FOUND");
});

test.each([
  [true, 980_000 + 10_000],
  [false, 1_000_000 + 10_000],
])(
  "with the default discount switched on (%s), an order costs %i cents",
  async (hasDefaultDiscount, totalCents) => {
    const { buyer, lines, payment } = await openSale({ prices: { hasDefaultDiscount } });
    const plain = await saveOrder(buyer, lines, { payment });
    // 5% for the condition: 9.900,00 → 10.395,00; 10.100,00 → 10.605,00
    expect(plain.data.totalCents).toBe((totalCents * 105) / 100);
  },
);

test.each([
  ["never", "never", null, null, null],
  ["onRequest", "never", 1_000_000, null, null],
  ["onRequest", "onSelection", 1_000_000, null, 10_000],
])(
  "with closed kits shown %s and freight %s, the saved order shows %s, %s and %s",
  async (
    howToDisplayPricesInClosedKits,
    howToDisplayFreightValue,
    itemsCents,
    extraItemsCents,
    freightCents,
  ) => {
    const priceDisplay = { howToDisplayPricesInClosedKits, howToDisplayFreightValue };
    const { buyer, lines, choices } = await openSale({
      priceDisplay,
      delivery: { freight: { type: "fixed", amountCents: 10_000 } },
    });
    const saved = await saveOrder(buyer, lines, choices);
    const { totals } = await contentOf(saved.data.id, buyer.headers);
    expect(totals).toMatchObject({ itemsCents, extraItemsCents, freightCents });
  },
);

test("the payer's page shows what was bought, and discounts and conditions in one line that closes the sum", async () => {
  const { owner, buyer, lines, choices } = await openSale();
  const { data } = await saveOrder(buyer, lines, choices);
  const headers = { "x-debug-distributor": owner.slug };
  const { data: order } = await callApi("GET", `/app/open/order/${data.id}/details`, { headers });
  expect(order).toMatchObject({ itemsCents: 1_062_980, freightCents: 10_000, totalCents: 964_790 });
  // 9.647,90 − 10.629,80 − 100,00
  expect(order["adjustmentCents"]).toBe(-108_190);
});
