import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { FreightKept } from "#domain/discounts/freight-today.ts";
import type { Freight } from "#domain/freight/freight-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { createTestBudget } from "#tests/factories/budget.ts";
import { CARRIER_ENV, createTestShipper } from "#tests/factories/carrier.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestFreightRules } from "#tests/factories/freight.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { breaks, carrierOption, openFakeIntelipost, quotes, refuses } from "#tests/fakes/intelipost.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { watchPrices } from "#worker/jobs/watch-prices.ts";

const env = CARRIER_ENV;
const BUYS = ["closedKits", "order", "requestButton.order", "budget", "budget.edit"];
const NOW = new Date("2026-11-22T12:00:00.000Z");
const ADDRESS = { patio: "Avenida Paulista", number: "1", neighborhood: "Bela Vista", complement: "" };
const PAULISTA = { ...ADDRESS, CEP: "01310-100", city: "São Paulo", state: "SP" };

interface Prices {
  drift: { freight: { fromCents: number; toCents: number; kept: FreightKept | null }; total: object } | null;
}

async function openShop(owner: TestDistributor) {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const buyer = await createTestUser(owner, { permissions: BUYS });
  return { owner, kit, buyer };
}

/** A budget of R$ 10.000,00 and R$ 100,00 of freight, quoted by a line of the table or a carrier. */
function createSentBudget(
  { owner, kit, buyer }: Awaited<ReturnType<typeof openShop>>,
  { source, quoteId = null, id }: { source: "table" | "carrier"; quoteId?: string | null; id?: string },
): Promise<string> {
  const explanation = {
    ...{ source, ruleId: "3", ruleName: "Expresso", type: null, amount: null, units: null },
    ...{ exactCents: null, minimumCents: 0, maximumCents: null, roadTenthsOfKm: null },
  };
  const provider = source === "carrier" ? ("intelipost" as const) : ("pied" as const);
  const content: Partial<RequestContent> = {
    delivery: {
      ...{ shippingType: "CIF", address: PAULISTA, daysToDeliver: 9, deliveryOn: "2026-12-04" },
      ...{ zoneType: "urbana", truckAccess: true, deliveryState: "SP", isFreightKnown: true },
      ...{ timeRestrictionBoolean: null, timeRestriction: "" },
    },
    freight: { quoteId, provider, integrationData: null, explanation },
    freights: [{ id: "CIF", name: "", amount: 1, unitPriceCents: 10_000, totalCents: 10_000 }],
  };
  const own = id === undefined ? {} : { id };
  return createTestBudget(owner, { itemId: kit, createdBy: buyer.id, content, ...own });
}

function watch(owner: TestDistributor): Promise<number> {
  const directory = openTestDatabase("primary");
  return watchPrices({ env, directory, database: owner.database, distributorId: owner.id, now: NOW });
}

async function driftOf(person: TestUser, id: string) {
  const path = `/app/user/requests/${id}/prices`;
  return (await callApi<Prices>("GET", path, { headers: person.headers })).data.drift;
}

function reprice(person: TestUser, id: string) {
  return callApi<{ totalCents: number; freightKept: FreightKept | null }>(
    "POST",
    `/app/user/requests/${id}/reprice`,
    { headers: person.headers, env, body: { version: 1 } },
  );
}

async function savedContent(owner: TestDistributor, id: string): Promise<RequestContent> {
  const [row] = await readRows(
    owner,
    sql`select content from request_version where distributor_id = ${owner.id} and request_id = ${id}
      order by version desc limit 1`,
  );
  return JSON.parse(String(row?.["content"])) as RequestContent;
}

const setPrice = (owner: TestDistributor, kit: string, cents: number) =>
  changeRows(owner, sql`update kit_option set price_cents = ${cents} where id = ${kit}`);

test("a freight of the table is asked for again when a line changes, and repricing takes it", async () => {
  const shop = await openShop(await createTestDistributor());
  const id = await createSentBudget(shop, { source: "table" });
  await createTestFreightRules(shop.owner, [{ amount: "500", daysToDeliver: 4 }]);
  expect(await watch(shop.owner)).toBe(1);
  expect(await driftOf(shop.buyer, id)).toMatchObject({
    freight: { fromCents: 10_000, toCents: 50_000, kept: null },
    total: { fromCents: 1_010_000, toCents: 1_050_000 },
  });
  const repriced = await reprice(shop.buyer, id);
  expect(repriced.data).toMatchObject({ totalCents: 1_050_000, freightKept: null });
  expect(await savedContent(shop.owner, id)).toMatchObject({
    delivery: { daysToDeliver: 4, address: { city: "São Paulo" } },
    freight: { provider: "pied", explanation: { source: "table", amount: "500" } },
    freights: [{ id: "CIF", unitPriceCents: 50_000 }],
  });
});

test("a carrier's freight is asked for again at the carriers, who see today's value", async () => {
  const shop = await openShop(await createTestShipper());
  const id = await createSentBudget(shop, { source: "carrier" });
  const cheaper = carrierOption({ delivery_method_id: 8, final_shipping_cost: 200 });
  const { calls } = openFakeIntelipost(quotes([cheaper, carrierOption()]));
  await setPrice(shop.owner, shop.kit, 1_000_001);
  await watch(shop.owner);
  // The chosen service, 3, instead of the cheapest one.
  expect((await driftOf(shop.buyer, id))?.freight).toEqual({
    fromCents: 10_000,
    toCents: 34_567,
    kept: null,
  });
  expect(calls).toHaveLength(1);
});

test("a carrier that does not answer leaves the freight as it was, and says so", async () => {
  const shop = await openShop(await createTestShipper());
  const id = await createSentBudget(shop, { source: "carrier" });
  openFakeIntelipost(breaks);
  await setPrice(shop.owner, shop.kit, 1_100_000);
  await watch(shop.owner);
  expect(await driftOf(shop.buyer, id)).toMatchObject({
    freight: { fromCents: 10_000, toCents: 10_000, kept: "unanswered" },
    total: { toCents: 1_110_000 },
  });
  const repriced = await reprice(shop.buyer, id);
  expect(repriced.data).toMatchObject({ totalCents: 1_110_000, freightKept: "unanswered" });
  expect((await savedContent(shop.owner, id)).freight).toMatchObject({ provider: "intelipost" });
});

test("carriers that do not make the delivery leave it to the table", async () => {
  const shop = await openShop(await createTestShipper());
  const id = await createSentBudget(shop, { source: "carrier" });
  openFakeIntelipost(refuses("quote.no.delivery.options"));
  await createTestFreightRules(shop.owner, [{ amount: "500" }]);
  await watch(shop.owner);
  expect((await driftOf(shop.buyer, id))?.freight).toMatchObject({ toCents: 50_000, kept: null });
});

test("a freight of the table comes from the table again while the carriers do not answer", async () => {
  const shop = await openShop(await createTestShipper());
  const id = await createSentBudget(shop, { source: "table" });
  openFakeIntelipost(breaks);
  await createTestFreightRules(shop.owner, [{ amount: "600" }]);
  await watch(shop.owner);
  expect((await driftOf(shop.buyer, id))?.freight).toMatchObject({ toCents: 60_000, kept: null });
});

test("a delivery that is not made any more keeps its freight, and says so", async () => {
  const shop = await openShop(await createTestDistributor());
  const id = await createSentBudget(shop, { source: "table" });
  await changeRows(
    shop.owner,
    sql`update distributor_profile set settings = json_set(settings, '$.delivery.blacklist', json('["SP"]'))
      where distributor_id = ${shop.owner.id}`,
  );
  await setPrice(shop.owner, shop.kit, 1_100_000);
  await watch(shop.owner);
  expect((await driftOf(shop.buyer, id))?.freight).toMatchObject({ toCents: 10_000, kept: "notOffered" });
});

test("a quote that still holds stands, and nobody is asked", async () => {
  const shop = await openShop(await createTestShipper());
  const { calls } = openFakeIntelipost(quotes([carrierOption({ final_shipping_cost: 100 })]));
  const quoted = await callApi<{ freights: Freight[] }>("POST", "/app/user/freights/quote", {
    headers: shop.buyer.headers,
    env,
    body: {
      variables: {
        ...{ shippingType: "CIF", state: "SP", deliveryCity: "São Paulo", destinationZipCode: "01310-100" },
        volumes: { kits: [{ id: shop.kit, amount: 1 }] },
      },
    },
  });
  const quoteId = quoted.data.freights[0]?.id ?? "";
  const id = await createSentBudget(shop, { source: "carrier", quoteId });
  expect((await reprice(shop.buyer, id)).data).toMatchObject({ totalCents: 1_010_000, freightKept: null });
  expect(calls).toHaveLength(1);
});

test("a run asks for twenty freights at most and goes on in the next one", async () => {
  const shop = await openShop(await createTestDistributor());
  const ids = Array.from({ length: 21 }, (_one, at) => `${shop.owner.id}-${String(at).padStart(2, "0")}`);
  for (const id of ids) await createSentBudget(shop, { source: "table", id });
  await createTestFreightRules(shop.owner, [{ amount: "500" }]);
  expect([await watch(shop.owner), await watch(shop.owner), await watch(shop.owner)]).toEqual([20, 1, 0]);
  expect((await driftOf(shop.buyer, ids[20] ?? ""))?.freight).toMatchObject({ toCents: 50_000 });
});
