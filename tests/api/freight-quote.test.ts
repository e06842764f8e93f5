import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Freight } from "#domain/freight/freight-schema.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { cleanUp } from "#worker/jobs/clean-up.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestFreightRules, createTestMunicipalities } from "#tests/factories/freight.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { buildOrderInput, freightsOf } from "#tests/factories/order.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

type Quoted = { freights: Freight[]; errors: { provider: string; reason: string }[] };

const HOME = { CEP: "74000-000", city: "Goiânia", state: "GO" };

function ask(buyer: TestUser, variables: object, rest: object = {}) {
  return callApi<Quoted>("POST", "/app/user/freights/quote", {
    headers: buyer.headers,
    body: { variables: { shippingType: "CIF", address: HOME, ...variables }, ...rest },
  });
}

const kitsOf = (id: string, amount = 1) => ({ volumes: { kits: [{ id, amount }] } });

/** A distributor with a freight table, a buyer, and a kit of ten modules of 27,5 kg each. */
async function createShop(
  rules: Parameters<typeof createTestFreightRules>[1],
  settings: Record<string, unknown> = {},
): Promise<{ owner: TestDistributor; buyer: TestUser; kit: string; ids: string[] }> {
  await createTestMunicipalities();
  const owner = await createTestDistributor({ settings });
  const module = await createTestProduct(owner);
  await owner.database.writeBatch([
    {
      query: owner.database.orm
        .update(product)
        .set({ peso_KG: 27.5, height_MM: 2_278, length_MM: 35, width_MM: 1_134, powerW: 550 })
        .where(eq(product.id, module.id)),
    },
  ]);
  const kit = await createTestKit(owner, {
    priceCents: 1_000_000,
    components: [{ productId: module.id, amount: 10 }],
  });
  const ids = await createTestFreightRules(owner, rules);
  return { owner, buyer: await createTestUser(owner), kit, ids };
}

test("a freight is calculated from its variables, and answered with all its fields [FREIGHT-01, FREIGHT-02, CALLS-33]", async () => {
  const { owner, buyer, kit, ids } = await createShop([
    { name: "Goiás", state: "GO", type: "perKwp", amount: "45", minimumCents: 20_000, daysToDeliver: 3 },
  ]);
  const variables = {
    ...{ truckAccess: true, deliveryCity: "Goiânia", state: "GO", zoneType: "urbana", shippingType: "CIF" },
    ...{ destinationZipCode: "74000000", originZipCode: "01001000", identification: "529.982.247-25" },
    // The server replaces these values by its own.
    ...{ totalValue: 1, cityType: "interior", centerName: "Outro", distributionCenter: "cen_other" },
    address: { ...HOME, neighborhood: "Centro", patio: "Rua 1", number: "2", complement: "" },
    volumes: { products: [], kits: [{ id: kit, amount: 2 }] },
    ...{ extraItems: [], serviceItems: [] },
  };
  const { status, data } = await ask(buyer, variables, { providers: ["pied", "none"] });
  expect(status).toBe(200);
  expect(data.errors).toEqual([]);
  const [freight] = data.freights;
  expect(freight).toEqual({
    ...{ id: freight?.id, provider: "pied", integrationData: null, truckAccess: true, zoneType: "urbana" },
    ...{ cityType: "capital", address: { CEP: "74000000", city: "Goiânia", state: "GO" } },
    // 11 kWp × R$ 45,00 = R$ 495,00
    ...{ price: 495, priceCents: 49_500, timeToDelivery: 3, deliveryOn: freight?.deliveryOn },
    valueModifier: {
      increase: { type: "percentage", amount: "0" },
      decrease: { type: "percentage", amount: "0" },
    },
    shippingType: "CIF",
    volumes: [
      {
        ...{ weight: 27.5, height: 227.8, length: 3.5, width: 113.4, price: 600, quantity: 20 },
        ...{ skuId: freight?.volumes[0]?.skuId, productCategory: "module" },
      },
    ],
    explanation: {
      ...{ source: "table", ruleId: ids[0], ruleName: "Goiás", type: "perKwp", amount: "45", units: "11" },
      ...{ exactCents: "49500", minimumCents: 20_000, maximumCents: null, roadTenthsOfKm: 0 },
    },
    ...{ createdAt: freight?.createdAt, expiresAt: freight?.expiresAt },
  });
  expect(Date.parse(freight?.expiresAt ?? "") - Date.parse(freight?.createdAt ?? "")).toBe(30 * 60_000);
  const kept = await readRows(
    owner,
    sql`select user_id, price_cents, provider from freight_quote where id = ${freight?.id}`,
  );
  expect(kept).toEqual([{ user_id: buyer.id, price_cents: 49_500, provider: "pied" }]);
  const fetched = await ask(buyer, { ...variables, shippingType: "FOB" }, { providers: ["pied", "none"] });
  expect(fetched.data.freights).toMatchObject([{ shippingType: "FOB", price: 0 }]);
  // The requested provider is not this distributor's, which has its own table.
  const others = await ask(buyer, variables, { providers: ["intelipost", "none"] });
  expect(others.data).toEqual({ freights: [], errors: [] });
});

/** Ten modules a kit: 275 kg, 5,5 kWp. Anápolis lies 51,85 km from Goiânia, which counts as 51,9. */
test.each([
  ["up to the weight of one kit", 1, {}, 10_000],
  ["above it", 2, {}, 20_000],
  ["in the interior, by km", 1, { address: { CEP: "75000000", city: "ANAPOLIS", state: "GO" } }, 10_380],
  ["in the country", 1, { zoneType: "rural" }, 90_000],
  ["in the last postal code of a range", 1, { address: { ...HOME, CEP: "74999999" } }, 70_000],
  ["after it", 1, { address: { ...HOME, CEP: "75000000" } }, 10_000],
  [
    "in a state without a line: the rule for all others",
    1,
    { address: { CEP: "13000000", city: "Campinas", state: "SP" } },
    8_800,
  ],
  ["fetched", 1, { shippingType: "FOB" }, 0],
])("the first line that fits prices a delivery %s", async (_title, amount, variables, cents) => {
  const { buyer, kit } = await createShop(
    [
      { state: "GO", cepFrom: "74900000", cepTo: "74999999", amount: "700" },
      { state: "GO", zoneType: "rural", amount: "900" },
      { state: "GO", cityType: "capital", weightUpToG: 275_000, amount: "100" },
      { state: "GO", cityType: "capital", weightAboveG: 275_000, amount: "200" },
      { state: "GO", cityType: "interior", type: "perKm", amount: "2" },
      { state: "SP", active: false, amount: "1" },
    ],
    { delivery: { freight: { type: "fixed", amountCents: 8_800 }, roadFactor: "1" } },
  );
  const { data } = await ask(buyer, { ...kitsOf(kit, amount), ...variables });
  expect(data.freights[0]?.priceCents).toBe(cents);
});

test("an order takes the freight that was quoted to its buyer, though the table changed meanwhile", async () => {
  const { owner, buyer, kit } = await createShop([{ state: "GO", amount: "350" }]);
  const quoted = await ask(buyer, kitsOf(kit));
  const [freight] = quoted.data.freights;
  await changeRows(owner, sql`update freight_rule set amount = '999' where distributor_id = ${owner.id}`);
  const saved = await saveOrder(buyer, [{ id: kit, amount: 1 }], {
    freightQuotations: freightsOf(freight?.id),
    expectedTotalCents: 1_035_000,
  });
  expect(saved.data).toMatchObject({ totalCents: 1_035_000, freightRequoted: false });
  const order = await callApi<{ content: { freight: unknown } }>(
    "GET",
    `/app/user/requests/${saved.data.id}`,
    { headers: buyer.headers },
  );
  expect(order.data.content.freight).toMatchObject({ quoteId: freight?.id, provider: "pied" });
});

test.each([
  ["has expired", "expires_at = '2026-01-01T00:00:00.000Z'", 1, 1],
  ["was for another cart", "expires_at = expires_at", 2, 2],
  ["was somebody else's", "user_id = 'usr_other'", 1, 1],
])(
  "an order whose quote %s has its freight calculated anew, and says so",
  async (_title, change, amount, kits) => {
    const { owner, buyer, kit } = await createShop([{ state: "GO", type: "perKwp", amount: "100" }]);
    const { data } = await ask(buyer, kitsOf(kit));
    await changeRows(
      owner,
      sql`update freight_quote set ${sql.raw(change)} where distributor_id = ${owner.id}`,
    );
    await changeRows(owner, sql`update freight_rule set amount = '200' where distributor_id = ${owner.id}`);
    const freightId = data.freights[0]?.id ?? "";
    const seen = await saveOrder(buyer, [{ id: kit, amount }], {
      freightQuotations: freightsOf(freightId),
      expectedTotalCents: kits * 1_055_000,
    });
    expect(seen.error).toMatchObject({
      type: "PRICE_CHANGED",
      // 5,5 kWp × R$ 200,00 a kit
      details: { totalCents: kits * 1_110_000 },
    });
    const saved = await saveOrder(buyer, [{ id: kit, amount }], { freightQuotations: freightsOf(freightId) });
    expect(saved.data).toMatchObject({ totalCents: kits * 1_110_000, freightRequoted: true });
  },
);

test("saving calculates freight again when the distributor does not ship [FREIGHT-08]", async () => {
  const { owner, buyer, kit } = await createShop([{ state: "GO", amount: "350" }]);
  const { data } = await ask(buyer, kitsOf(kit));
  expect(data.freights[0]?.priceCents).toBe(35_000);
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.delivery', json('{"ships":false}'))
      where distributor_id = ${owner.id}`,
  );
  const saved = await saveOrder(buyer, [{ id: kit, amount: 1 }], {
    freightQuotations: freightsOf(data.freights[0]?.id),
  });
  expect(saved.data).toMatchObject({ totalCents: 1_000_000, freightRequoted: true });
  const again = await ask(buyer, kitsOf(kit));
  expect(again.data.freights).toMatchObject([{ provider: "none", priceCents: 0 }]);
});

test.each([
  ["a blacklisted state", { delivery: { blacklist: ["GO"] } }, {}, "DELIVERY_STATE_NOT_SERVED"],
  ["the country", { delivery: { servesRuralZone: false } }, { zoneType: "rural" }, "FREIGHT_UNAVAILABLE"],
  [
    "where no truck gets",
    { delivery: { servesWithoutTruckAccess: false } },
    { truckAccess: false },
    "FREIGHT_UNAVAILABLE",
  ],
  ["its buyer", { delivery: { unableDeliveryFob: true } }, { shippingType: "FOB" }, "FREIGHT_UNAVAILABLE"],
  ["nowhere", {}, { address: {} }, "INVALID_BODY"],
])("no freight is quoted for a delivery to %s", async (_title, settings, variables, type) => {
  const { buyer, kit } = await createShop([{ state: "GO" }], settings);
  expect((await ask(buyer, { ...kitsOf(kit), ...variables })).error.type).toBe(type);
});

test("an order is refused as its quote would be", async () => {
  const { buyer, kit } = await createShop([], { delivery: { servesRuralZone: false } });
  const { additionalInfo } = buildOrderInput([]);
  const order = (ruralZone: boolean) =>
    saveOrder(buyer, [{ id: kit, amount: 1 }], { additionalInfo: { ...additionalInfo, ruralZone } });
  expect((await order(true)).error).toMatchObject({
    type: "FREIGHT_UNAVAILABLE",
    details: { reason: "ruralZone" },
  });
  expect((await order(false)).status).toBe(201);
});

test("an amount by km to a city that is not on the map is reported, and no freight answered", async () => {
  const { buyer, kit } = await createShop([{ state: "GO", type: "perKm", amount: "4" }]);
  const { data } = await ask(buyer, { ...kitsOf(kit), address: { ...HOME, city: "Lugar Nenhum" } });
  expect(data).toEqual({ freights: [], errors: [{ provider: "pied", reason: "unknownDistance" }] });
});

test("integrators see what a freight costs only while choosing is when it shows, and never what is another's", async () => {
  const { owner, buyer, kit } = await createShop([{ state: "GO" }], {
    priceDisplay: { howToDisplayFreightValue: "onRequest" },
  });
  const hidden = await ask(buyer, kitsOf(kit));
  expect(hidden.data.freights[0]).toMatchObject({ price: null, priceCents: null, explanation: null });
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await ask(admin, kitsOf(kit))).data.freights[0]?.priceCents).toBe(35_000);
  const without = await createTestUser(owner, { permissions: [] });
  expect((await ask(without, kitsOf(kit))).status).toBe(403);
  const other = await createShop([{ state: "GO", amount: "1" }]);
  expect((await ask(other.buyer, kitsOf(kit))).status).toBe(404);
});

test("a company's own person takes no quote of a colleague, and a quote goes the day after it expired", async () => {
  const { owner, buyer, kit } = await createShop([{ state: "GO" }]);
  const colleague = await createTestUser(owner, { integratorId: await createTestCompany(owner) });
  const { data } = await ask(buyer, kitsOf(kit));
  const saved = await saveOrder(colleague, [{ id: kit, amount: 1 }], {
    freightQuotations: freightsOf(data.freights[0]?.id),
  });
  expect(saved.data.freightRequoted).toBe(true);
  const count = sql`select count(*) from freight_quote where distributor_id = ${owner.id}`;
  const expiresAt = Date.parse(data.freights[0]?.expiresAt ?? "");
  const clean = (now: number) =>
    cleanUp({ database: owner.database, distributorId: owner.id, now: new Date(now) });
  await clean(expiresAt + 24 * 3_600_000);
  expect(await readNumber(owner, count)).toBe(1);
  await clean(expiresAt + 24 * 3_600_000 + 1);
  expect(await readNumber(owner, count)).toBe(0);
});

test("an order with a quoted freight, or by a table that asks for cities, keeps to four round trips", async () => {
  const { buyer, kit } = await createShop([{ state: "GO", cityType: "capital" }]);
  await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  expect(roundTripsOf(await saveOrder(buyer, [{ id: kit, amount: 1 }]))).toBeLessThanOrEqual(4);
  const { data } = await ask(buyer, kitsOf(kit));
  const freightId = data.freights[0]?.id ?? "";
  const quoted = await saveOrder(buyer, [{ id: kit, amount: 1 }], {
    freightQuotations: freightsOf(freightId),
  });
  expect(roundTripsOf(quoted)).toBeLessThanOrEqual(3);
});
