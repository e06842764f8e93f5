import { expect, test, vi } from "vitest";
import { sql } from "drizzle-orm";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import {
  createTestCenter,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import {
  buildPriceFunction,
  createTestGroup,
  createTestPriceList,
  publishTestRules,
} from "#tests/factories/pricing.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { createTestWidgetKey } from "#tests/factories/widget-key.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

interface Prices {
  items: { id: string; name: string; powerW: number; singlePrice?: number; singlePriceCents?: number }[];
  missingIds: string[];
  missing: { id: string; name: string }[];
  rulesVersion: number;
}

type Wanted = { id: string; amount?: number; price?: number; centerName?: string };

async function createBuyer(owner: TestDistributor, person: Parameters<typeof createTestUser>[1] = {}) {
  const { headers } = await createTestUser(owner, person);
  const ask = (kits: Wanted[], asked: object = {}) =>
    callApi<Prices>("POST", "/app/user/prices/kits", { headers, body: { ...asked, kits } });
  return {
    headers,
    ask,
    priceOf: async (id: string, asked: object = {}, wanted: Partial<Wanted> = {}) =>
      (await ask([{ id, ...wanted }], asked)).data.items[0]?.singlePriceCents,
    list: () => callApi<KitList>("GET", "/app/user/kits", { headers }),
  };
}

test("kits are priced by the published rules for whoever asks, whatever the caller says they cost [CALLS-32]", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner, { name: "Kit A", priceCents: 1_000_000 });
  const other = await createTestKit(owner, { name: "Kit B", powerW: 3_000, priceCents: 333_333 });
  const buyer = await createBuyer(owner);
  const none = await buyer.ask([{ id: kit, price: 1, amount: 2, centerName: "CD Goiânia" }]);
  expect(none.data).toEqual({
    items: [{ id: kit, name: "Kit A", powerW: 5_500, singlePrice: 10_000, singlePriceCents: 1_000_000 }],
    missingIds: [],
    missing: [],
    rulesVersion: 0,
  });
  await publishTestRules(owner, { functions: [buildPriceFunction("preço base / 2")] });
  const { data } = await buyer.ask([{ id: other, price: 0.01 }, { id: kit }, { id: "kto_gone" }], {
    state: "SP",
    registration: "123456789",
    billingType: "customer",
    integratorProfile: "Ouro",
  });
  expect(data).toEqual({
    items: [
      { id: other, name: "Kit B", powerW: 3_000, singlePrice: 1_666.67, singlePriceCents: 166_667 },
      { id: kit, name: "Kit A", powerW: 5_500, singlePrice: 5_000, singlePriceCents: 500_000 },
    ],
    missingIds: ["kto_gone"],
    missing: [],
    rulesVersion: 1,
  });
});

test("a kit that is not on sale any more is named to whom its distributor sells, with a round trip of its own", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner);
  const gone = await createTestKit(owner, { name: "Kit que saiu", isToSell: false });
  const foreign = await createTestKit(await createTestDistributor(), { name: "Kit alheio" });
  const { ask } = await createBuyer(owner);
  await ask([{ id: kit }]);
  expect(roundTripsOf(await ask([{ id: kit }]))).toBe(1);
  const { data, ...answer } = await ask([{ id: kit }, { id: gone }, { id: foreign }]);
  expect(data.items.map(({ id }) => id)).toEqual([kit]);
  expect(data.missingIds).toEqual([gone, foreign]);
  expect(data.missing).toEqual([{ id: gone, name: "Kit que saiu" }]);
  expect(roundTripsOf(answer)).toBe(3);
});

test("prices change with state, registration, distribution center and amount [PRICING-06, CALLS-32]", async () => {
  const owner = await createTestDistributor();
  await createTestCenter(owner, { name: "CD Campinas" });
  const kit = await createTestKit(owner, { priceCents: 1_000_000, powerW: 5_000 });
  await publishTestRules(owner, {
    functions: [
      buildPriceFunction("9.000", ["state", "igual", "PR"]),
      buildPriceFunction("8.000", ["registration", "igual", "sim"]),
      buildPriceFunction("7.000", ["center", "igual", "CD Campinas"]),
      buildPriceFunction("6.000", ["billingType", "igual", "cliente"]),
      buildPriceFunction("5.500", ["integratorProfile", "igual", "Prata"]),
    ],
    breaks: [
      { id: "a", basis: "quantity", from: "3", percentage: "10" },
      { id: "b", basis: "orderPower", from: "50", percentage: "20" },
    ],
  });
  const { priceOf, ask } = await createBuyer(owner);
  expect(await priceOf(kit)).toBe(1_000_000);
  expect(await priceOf(kit, { state: "PR" })).toBe(900_000);
  expect(await priceOf(kit, { state: "MG" })).toBe(1_000_000);
  expect(await priceOf(kit, { registration: "110.042.490.114" })).toBe(800_000);
  expect(await priceOf(kit, { registration: "Isento" })).toBe(1_000_000);
  expect(await priceOf(kit, { registration: "" })).toBe(1_000_000);
  expect(await priceOf(kit, {}, { centerName: "CD Campinas" })).toBe(700_000);
  expect(await priceOf(kit, {}, { centerName: "CD Goiânia" })).toBe(1_000_000);
  expect(await priceOf(kit, { billingType: "customer" })).toBe(600_000);
  await createTestGroup(owner, { name: "Prata", integratorId: null });
  const staff = await createBuyer(owner, {
    type: "staff",
    permissions: ["requestsCreation.closedKits"],
  });
  expect(await staff.priceOf(kit, { integratorProfile: "Prata" })).toBe(550_000);
  expect(await staff.priceOf(kit)).toBe(1_000_000);
  expect(await priceOf(kit, {}, { amount: 2 })).toBe(1_000_000);
  expect(await priceOf(kit, {}, { amount: 3 })).toBe(900_000);
  expect(await priceOf(kit, {}, { amount: 10 })).toBe(720_000);
  expect((await ask([{ id: kit, centerName: "CD Alheio" }])).status).toBe(404);
});

test("the company's own state, registration and group price what it is shown and what it orders", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  await createTestGroup(owner, { name: "Ouro" });
  await changeRows(
    owner,
    sql`update integrator set address = '{"state":"SP"}', state_registration = '110042490114'
      where distributor_id = ${owner.id} and id = ${owner.integratorId}`,
  );
  await publishTestRules(owner, {
    functions: [
      {
        ...buildPriceFunction("preço base * 0,8", ["state", "igual", "SP"]),
        conditions: [
          { variable: "state", comparator: "igual", value: "SP" },
          { variable: "registration", comparator: "igual", value: "sim" },
          { variable: "integratorProfile", comparator: "igual", value: "Ouro" },
        ],
      },
    ],
    breaks: [{ id: "a", basis: "quantity", from: "2", percentage: "5" }],
  });
  const buyer = await createBuyer(owner);
  const [item] = (await buyer.list()).data.items;
  expect(item).toMatchObject({ price: 8_000, priceCents: 800_000, pricePerKwpCents: 145_455 });
  const person = await createTestUser(owner);
  const saved = await saveOrder(person, [{ id: kit, amount: 2 }], { expectedTotalCents: 1_530_000 });
  expect([saved.status, saved.data.totalCents]).toEqual([201, 1_530_000]);
  const { data } = await callApi<{ content: RequestContent }>("GET", `/app/user/requests/${saved.data.id}`, {
    headers: (await createTestUser(owner, { type: "admin" })).headers,
  });
  expect(data.content.rulesVersion).toBe(1);
  expect(data.content.lines[0]).toMatchObject({ basePriceCents: 1_000_000, unitPriceCents: 760_000 });
  expect(data.content.explain.slice(0, 3)).toMatchObject([
    { amount: "basePrice", subjectId: kit, rule: "catalogue", resultCents: 1_000_000 },
    { amount: "unitPrice", rule: "Regra preço base * 0,8", inputs: { state: "SP" }, resultCents: 800_000 },
    { amount: "unitPrice", rule: "break:quantity", inputs: { quantity: 2 }, resultCents: 760_000 },
  ]);
  const refused = await saveOrder(person, [{ id: kit, amount: 1 }], { expectedTotalCents: 1_010_000 });
  expect([refused.status, refused.error.type]).toEqual([409, "PRICE_CHANGED"]);
});

test("of price lists the first by position counts that is on, on its days, for the buyer's group", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const gold = await createTestGroup(owner, { name: "Ouro" });
  const silver = await createTestGroup(owner, { name: "Prata", integratorId: null });
  const list = (priceCents: number, changes: Parameters<typeof createTestPriceList>[2]) =>
    createTestPriceList(owner, { [kit]: priceCents }, changes);
  await list(100, { position: 1, active: false });
  await list(200, { position: 2, endsOn: "2026-01-31" });
  await list(300, { position: 3, startsOn: "2099-01-01" });
  await list(400, { position: 4, groupIds: [silver] });
  await list(900_000, { position: 5, groupIds: [silver, gold] });
  await list(800_000, { position: 6 });
  const { priceOf } = await createBuyer(owner);
  expect(await priceOf(kit)).toBe(900_000);
  const staff = await createBuyer(owner, { type: "admin" });
  expect(await staff.priceOf(kit)).toBe(800_000);
  expect(await staff.priceOf(kit, { integratorProfile: "Prata" })).toBe(400);
  expect(await priceOf(kit, { integratorProfile: "Prata" })).toBe(900_000);
});

test("a function that fails keeps the base price and is reported with state and product codes", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  await publishTestRules(owner, { functions: [buildPriceFunction("preço base / (quantidade - 1)")] });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { priceOf } = await createBuyer(owner);
  expect(await priceOf(kit, { state: "SP" })).toBe(1_000_000);
  const reported = warn.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(reported).toEqual([
    expect.objectContaining({
      event: "price-calculation-failed",
      distributorId: owner.id,
      rulesVersion: 1,
      state: "SP",
      reason: "DIVISION_BY_ZERO",
      productCodes: expect.stringMatching(/^kit_/) as string,
    }),
  ]);
});

test("rules with a comparator that does not exist are reported and price nothing", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const conditions = [{ variable: "state", comparator: "parecido", value: "SP" }];
  await publishTestRules(owner, { functions: [{ ...buildPriceFunction("1"), conditions }] });
  const { priceOf } = await createBuyer(owner);
  expect(await priceOf(kit)).toBe(1_000_000);
  expect(takeErrorLines()).toEqual([expect.stringContaining("pricing-rules-failed")]);
});

test("a new version prices from the next call on", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const { priceOf } = await createBuyer(owner);
  await publishTestRules(owner, { functions: [buildPriceFunction("1")] }, 1);
  expect(await priceOf(kit)).toBe(100);
  expect(await priceOf(kit)).toBe(100);
  await publishTestRules(owner, { functions: [buildPriceFunction("2")] }, 2);
  expect(await priceOf(kit)).toBe(200);
});

test("who may not see prices while choosing gets none; widgets follow their key", async () => {
  const owner = await createTestDistributor({
    settings: { priceDisplay: { howToDisplayPricesInClosedKits: "onConfirmation" } },
  });
  const kit = await createTestKit(owner);
  const { ask } = await createBuyer(owner);
  const named = { id: kit, name: expect.any(String), powerW: expect.any(Number) };
  expect((await ask([{ id: kit }])).data.items).toEqual([named]);
  const site = "https://integrador.test";
  for (const showPrices of [true, false]) {
    const key = await createTestWidgetKey(owner, [site], { showPrices });
    const { data } = await callApi<Prices>("POST", "/app/user/prices/kits", {
      headers: { "x-publishable-key": key, origin: site },
      body: { kits: [{ id: kit }] },
    });
    expect(data.items).toEqual([
      showPrices ? { ...named, singlePrice: 10_000, singlePriceCents: 1_000_000 } : named,
    ]);
  }
  const without = await createBuyer(owner, { permissions: [] });
  expect((await without.ask([{ id: kit }])).status).toBe(403);
  const stranger = await createBuyer(await createTestDistributor());
  expect((await stranger.ask([{ id: kit }])).data).toMatchObject({ items: [], missingIds: [kit] });
});

test("a page of ten kits with rules, lists and groups is one round trip while nothing changes, and their prices alone are two", async () => {
  const owner = await createTestDistributor();
  const kits = await Promise.all(Array.from({ length: 10 }, () => createTestKit(owner)));
  await createTestGroup(owner);
  await createTestPriceList(owner, Object.fromEntries(kits.map((id) => [id, 900_000])));
  await publishTestRules(owner, { functions: [buildPriceFunction("preço base * 0,9")] });
  const buyer = await createBuyer(owner);
  await buyer.list();
  const listed = await buyer.list();
  expect(listed.data.items.map(({ priceCents }) => priceCents)).toEqual(kits.map(() => 810_000));
  expect(roundTripsOf(listed)).toBe(1);
  expect(roundTripsOf(await buyer.ask(kits.map((id) => ({ id }))))).toBe(2);
});
