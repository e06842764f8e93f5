import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import type { PriceExplainAnswer, PriceTotalAnswer } from "#domain/requests/price-sale-schema.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestExtraItem, createTestService } from "#tests/factories/offers.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { createTestPayment, createTestQuote, WITH_EXTRAS } from "#tests/factories/sale.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";
import { openWire, sealWire } from "#worker/security/wire-cipher.ts";

const LIMITS = { limitDiscountBudget: "10", limitDiscountOrder: "10" };
const DISCOUNT = ["closedKits", "separateSale", "budget.details.discount", "order.details.discount"] as const;

const ALL_SHOWN = {
  howToDisplayPricesInClosedKits: "onSelection",
  howToDisplayPricesExtraItems: "showPrices",
  howToDisplayFreightValue: "onSelection",
};

/** A distributor with a kit of R$ 10.000,00, a product, an extra item, a service, a condition and a quoted freight. */
async function openSale({
  priceDisplay = ALL_SHOWN,
  ...settings
}: Record<string, unknown> & { priceDisplay?: object } = {}) {
  const owner = await createTestDistributor({
    actions: { ...WITH_EXTRAS, singleProductPurchase: true },
    // Prices are shown in both purchase types; of loose products from the first moment.
    settings: {
      ...settings,
      priceDisplay: { howToDisplayPricesInSeparateSale: "onSelection", ...priceDisplay },
    },
  });
  const buyer = await createTestUser(owner, { permissions: [...DISCOUNT], roleContent: LIMITS });
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const product = await createTestProduct(owner, { priceCents: 60_000 });
  const extra = await createTestExtraItem(owner, { basePriceCents: 18_990 });
  const service = await createTestService(owner, { basePriceCents: 25_000 });
  const payment = await createTestPayment(owner);
  const freight = await createTestQuote(owner, { userId: buyer.id, priceCents: 45_050 });
  const body = {
    productItems: [
      { id: kit, amount: 1, price: 0.01 },
      { id: product.id, amount: 2, freeAmount: 2 },
    ],
    extraItems: [{ id: extra, amount: 2, price: 0.01 }],
    serviceItems: [{ id: service, price: 0 }],
    freightItems: [{ id: freight, price: 0 }],
    valueModifier: { decrease: { type: "percentage", amount: "10" } },
    paymentConditions: [{ id: payment.condition }],
  };
  return { owner, buyer, kit, product, extra, service, freight, payment, body };
}

const total = (headers: Record<string, string>, body: unknown) =>
  callApi<PriceTotalAnswer>("POST", "/app/user/prices/total", { headers, body });

/** 10.000,00 + 2 × 600,00 = 11.200,00; 2 × 189,90 = 379,80; 250,00: subtotal 11.829,80; − 10% = 1.182,98: 10.646,82;
 *  + 450,50 = 11.097,32; + 5% = 554,866: 11.652,19 */
const SUMMARY = {
  totalValue: 11_652.19,
  invoiceValue: 11_652.19,
  summary: {
    requestSummary: 11_652.19,
    itemsSummary: { product: 11_200, freight: 450.5, extraItem: 379.8, service: 250 },
    subtotalSummary: 11_829.8,
    subtotalWithModifierSummary: 10_646.82,
    invoiceSummary: 11_652.19,
  },
};

test("the total comes from the server's own prices, step by step, in two round trips [PRICING-08]", async () => {
  const { buyer, kit, product, extra, service, freight, body } = await openSale();
  const answer = await total(buyer.headers, body);
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({
    precificationSummary: {
      ...SUMMARY,
      products: [
        { id: kit, price: 10_000 },
        { id: product.id, price: 1_200 },
      ],
      extraItems: [{ id: extra, price: 379.8 }],
      services: [{ id: service, price: 250 }],
      freights: [{ id: freight, price: 450.5 }],
    },
    // 11.652,19 ÷ 10 = 1.165,219; the last closes the difference
    installments: [...Array.from({ length: 9 }, () => 1_165.22), 1_165.21],
    rulesVersion: 0,
  });
  // The distributor's shard is cached: one round trip for the actor, one for everything that is priced.
  expect(roundTripsOf(await total(buyer.headers, body))).toBe(2);
});

test("a question that comes encrypted is answered encrypted, in the form of the browser's storage [CALLS-30]", async () => {
  const { owner, buyer, body } = await openSale();
  const encrypted = await sealWire(owner.id, "prices/total", JSON.stringify(body));
  expect(encrypted).not.toContain("productItems");
  const answer = await callApi<{ encrypted: string }>("POST", "/app/user/prices/total", {
    headers: buyer.headers,
    body: { encrypted },
  });
  expect(Object.keys(answer.data)).toEqual(["encrypted"]);
  const text = await openWire(owner.id, "prices/total", answer.data.encrypted);
  const opened = JSON.parse(text ?? "null") as PriceTotalAnswer;
  expect(opened.precificationSummary).toMatchObject(SUMMARY);
  const changed = await callApi("POST", "/app/user/prices/total", {
    headers: buyer.headers,
    body: { encrypted: `${encrypted.slice(0, -4)}AAAA` },
  });
  expect(changed.error).toMatchObject({
    type: "INVALID_BODY",
    details: { issues: [{ field: "encrypted" }] },
  });
});

test("what the wire carries is what the browser's storage would write", async () => {
  const kept = new Map<string, string>();
  const storage = createClientStorage({
    distributorId: "dst_1",
    crypto,
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }),
  });
  await storage.write("formDraft:total", { price: 1 });
  const [name = "", sealed = ""] = [...kept][0] ?? [];
  expect(await openWire("dst_1", name, sealed)).toBe('{"price":1}');
  expect(await openWire("dst_2", name, sealed)).toBeNull();
  kept.set(name, await sealWire("dst_1", name, '{"price":2}'));
  expect(await storage.read("formDraft:total", (value) => value)).toEqual({ price: 2 });
});

test("a discount above the role's limit, a foreign quote and what is not on sale are refused", async () => {
  const { owner, buyer, body } = await openSale();
  const above = { ...body, valueModifier: { decrease: { type: "percentage", amount: "10.01" } } };
  expect((await total(buyer.headers, above)).error.type).toBe("DISCOUNT_ABOVE_LIMIT");
  const other = await createTestUser(owner, { permissions: [...DISCOUNT], roleContent: LIMITS });
  expect((await total(other.headers, body)).error).toMatchObject({
    type: "NOT_FOUND",
    details: { entity: "freight" },
  });
  const stranger = await openSale();
  const foreign = { productItems: [{ id: stranger.kit, amount: 1 }] };
  expect((await total(buyer.headers, foreign)).error.type).toBe("NOT_FOUND");
  const old = await createTestQuote(owner, {
    userId: buyer.id,
    priceCents: 1,
    expiresAt: "2026-01-01T00:00:00.000Z",
  });
  expect((await total(buyer.headers, { ...body, freightItems: [{ id: old }] })).error.type).toBe("NOT_FOUND");
});

test.each([
  [{ howToDisplayPricesInClosedKits: "never" }, null],
  [{ howToDisplayPricesInClosedKits: "onRequest" }, null],
  [
    { howToDisplayPricesInClosedKits: "onConfirmation" },
    { product: 11_200, freight: null, extraItem: null, service: null },
  ],
  [
    { howToDisplayPricesInClosedKits: "onSelection", howToDisplayPricesExtraItems: "showPrices" },
    { product: 11_200, freight: null, extraItem: 379.8, service: 250 },
  ],
  [
    { howToDisplayPricesInClosedKits: "onSelection", howToDisplayFreightValue: "onSelection" },
    { product: 11_200, freight: 450.5, extraItem: null, service: null },
  ],
])(
  "with %j an integrator is told %j, and the administrator everything",
  async (priceDisplay, itemsSummary) => {
    const { owner, buyer, body } = await openSale({ priceDisplay });
    const { data } = await total(buyer.headers, body);
    expect(data.precificationSummary?.summary.itemsSummary ?? null).toEqual(itemsSummary);
    expect(data.installments).toHaveLength(itemsSummary === null ? 0 : 10);
    const admin = await createTestUser(owner, { type: "admin" });
    const { freightItems: _own, ...others } = body;
    const seen = await total(admin.headers, others);
    expect(seen.data.precificationSummary?.summary.itemsSummary).toMatchObject({
      product: 11_200,
      extraItem: 379.8,
    });
  },
);

test("calls tell prices of extra items, and the integrator's own service within the invoice [CALLS-31]", async () => {
  const display = {
    howToDisplayPricesInClosedKits: "onSelection",
    howToDisplayPricesExtraItems: "showPrices",
  };
  const { buyer, body, extra, kit } = await openSale({
    priceDisplay: display,
    prices: { editableInvoce: "service" },
  });
  const extras = await callApi("POST", "/app/user/prices/extra-items", {
    headers: buyer.headers,
    body: { extraItems: [{ id: extra, amount: 3, price: 1 }] },
  });
  expect(extras.data["extraItems"]).toMatchObject([
    { id: extra, amount: 3, singlePrice: 189.9, price: 569.7 },
  ]);
  const service = await callApi("POST", "/app/user/prices/company-service", {
    headers: buyer.headers,
    body: { productItems: [{ id: kit, amount: 1 }], companyServiceCents: 150_000 },
  });
  expect(service.data).toEqual({
    editableInvoce: "service",
    totalValue: 10_000,
    companyServiceValue: 1_500,
    invoiceValue: 11_500,
  });
  expect(roundTripsOf(service)).toBe(2);
  expect(
    (await total(buyer.headers, { ...body, companyServiceCents: 100 })).data.precificationSummary,
  ).toMatchObject({
    totalValue: 11_652.19,
    invoiceValue: 11_653.19,
  });
});

test("a price is explained to who looks after prices, costs and margins too, and to nobody else", async () => {
  const { owner, buyer, body, kit, product } = await openSale();
  const { freightItems: _own, ...asked } = body;
  const explain = (headers: Record<string, string>) =>
    callApi<PriceExplainAnswer>("POST", "/app/user/prices/explain", { headers, body: asked });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.precifications"] });
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await explain(buyer.headers)).status).toBe(403);
  const other = await createTestUser(owner, { type: "staff", permissions: ["requestsCreation.closedKits"] });
  expect((await explain(other.headers)).status).toBe(403);
  // Staff without a limit may give no discount.
  expect((await explain(staff.headers)).error.type).toBe("DISCOUNT_ABOVE_LIMIT");
  const { data } = await explain(admin.headers);
  await changeRows(owner, sql`update product set cost_cents = 48000 where id = ${product.id}`);
  const again = await explain(admin.headers);
  // 600,00 over a cost of 480,00
  expect(again.data.products[1]).toMatchObject({
    unitPriceCents: 60_000,
    costCents: 48_000,
    marginPct: "25",
  });
  expect(data.products[0]?.id).toBe(kit);
  expect(data.explain.map(({ amount }) => amount)).toEqual([
    ...["basePrice", "basePrice", "line", "line", "extraItem", "service"],
    ...["subtotal", "decrease", "paymentCondition", "total", "invoice"],
  ]);
  expect(data.explain.find(({ amount }) => amount === "paymentCondition")).toMatchObject({
    // 10.646,82 × 5% = 532,341
    exactCents: "53234.1",
    resultCents: 53_234,
  });
});
