import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestBudget, readRequestRow } from "#tests/factories/budget.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { readTold } from "#tests/factories/notification.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { expireBudget } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { CARRIER_ENV } from "#tests/factories/carrier.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { requestDailyCheck } from "#worker/repositories/discounts/price-drift-statements.ts";
import { watchPrices } from "#worker/jobs/watch-prices.ts";

const BUYS = ["closedKits", "order", "requestButton.order", "budget", "budget.edit"];
/** Settings and directory for quotes of carriers and lookups of places. */
const WORLD = { env: CARRIER_ENV, directory: openTestDatabase("primary") };
const NOW = new Date("2026-11-22T12:00:00.000Z");

interface Prices {
  version: number;
  drift: { lines: unknown[]; freight: unknown; total: unknown; thresholdPct: string } | null;
}

/** A distributor with a kit of R$ 10.000,00, and a person who makes budgets of it. */
async function openShop(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ settings });
  const kit = await createTestKit(owner);
  const buyer = await createTestUser(owner, { permissions: BUYS });
  return { owner, kit, buyer };
}

function setPrice(owner: TestDistributor, kit: string, cents: number) {
  return changeRows(owner, sql`update kit_option set price_cents = ${cents} where id = ${kit}`);
}

/** Runs until nothing is left to check; returns the number of budgets that each run checked. */
async function watchAll(owner: TestDistributor, pageSize = 60): Promise<number[]> {
  const looked: number[] = [];
  for (let run = 0; run < 20 && (await checks(owner)) > 0; run += 1) {
    looked.push(
      await watchPrices({ ...WORLD, database: owner.database, distributorId: owner.id, now: NOW, pageSize }),
    );
  }
  return looked;
}

function checks(owner: TestDistributor) {
  return readNumber(owner, sql`select count(*) from price_drift_check where distributor_id = ${owner.id}`);
}

async function toldOf(owner: TestDistributor) {
  return (await readTold(owner)).filter(({ kind }) => kind === "priceDrift").map(({ userId }) => userId);
}

async function pricesOf(person: TestUser, id: string): Promise<Prices> {
  const path = `/app/user/requests/${id}/prices`;
  return (await callApi<Prices>("GET", path, { headers: person.headers })).data;
}

function reprice(person: TestUser, id: string, version = 1) {
  return callApi<{ version: number; totalCents: number }>("POST", `/app/user/requests/${id}/reprice`, {
    headers: person.headers,
    body: { version },
  });
}

test.each([
  // 2 percent of R$ 10.100,00 are R$ 202,00.
  [1_020_200, 0],
  [1_020_201, 1],
  [979_800, 0],
  [979_799, 1],
])("a kit at %i cents tells %i people of a budget of 1,010,000", async (cents, told) => {
  const { owner, kit, buyer } = await openShop();
  await createTestBudget(owner, { itemId: kit, createdBy: buyer.id });
  await setPrice(owner, kit, cents);
  await watchAll(owner);
  expect(await toldOf(owner)).toEqual(told === 1 ? [buyer.id] : []);
});

test("the owner alone is told once for each version, and sees the difference line by line", async () => {
  const { owner, kit, buyer } = await openShop();
  await createTestUser(owner, { type: "admin" });
  await createTestUser(owner, { permissions: BUYS });
  const id = await createTestBudget(owner, {
    itemId: kit,
    createdBy: buyer.id,
    amount: 2,
    freightCents: 9_000,
  });
  await setPrice(owner, kit, 1_100_000);
  await watchAll(owner);
  await setPrice(owner, kit, 1_200_000);
  await watchAll(owner);
  expect(await toldOf(owner)).toEqual([buyer.id]);
  expect((await pricesOf(buyer, id)).drift).toMatchObject({
    lines: [{ id: kit, amount: 2, fromCents: 2_000_000, toCents: 2_400_000, onSale: true }],
    freight: { fromCents: 9_000, toCents: 10_000 },
    total: { fromCents: 2_009_000, toCents: 2_410_000 },
    thresholdPct: "2",
  });
  const [row] = await readRows(
    owner,
    sql`select content from notification where distributor_id = ${owner.id} and kind = 'priceDrift'`,
  );
  expect(JSON.parse(String(row?.["content"]))).toMatchObject({
    totalCents: 2_009_000,
    todayCents: 2_210_000,
  });
});

test("prices that come back leave nothing to see, and the same version is not told of again", async () => {
  const { owner, kit, buyer } = await openShop();
  const id = await createTestBudget(owner, { itemId: kit, createdBy: buyer.id });
  for (const [cents, seen] of [
    [1_100_000, true],
    [1_000_000, false],
    [1_100_000, true],
  ] as const) {
    await setPrice(owner, kit, cents);
    await watchAll(owner);
    expect((await pricesOf(buyer, id)).drift !== null).toBe(seen);
  }
  expect(await toldOf(owner)).toEqual([buyer.id]);
});

test("repricing makes a version at today's prices, which keeps the discount and is watched anew", async () => {
  const { owner, kit, buyer } = await openShop();
  const valueModifier = { increase: {}, decrease: { type: "percentage", amount: "10" } };
  const id = await createTestBudget(owner, {
    itemId: kit,
    createdBy: buyer.id,
    content: { valueModifier } as never,
  });
  await setPrice(owner, kit, 1_300_000);
  await watchAll(owner);
  // 90 % of R$ 13.000,00 and R$ 100,00 of freight.
  expect((await reprice(buyer, id)).data).toEqual({
    ...{ id, version: 2, totalCents: 1_180_000, freightKept: null },
  });
  expect((await reprice(buyer, id)).error.type).toBe("STALE_VERSION");
  expect(await readRequestRow(owner, id)).toMatchObject({ version: 2, versions: 2 });
  expect((await pricesOf(buyer, id)).drift).toBeNull();
  await setPrice(owner, kit, 1_600_000);
  await watchAll(owner);
  expect(await toldOf(owner)).toEqual([buyer.id, buyer.id]);
});

test("a round goes on page by page, and again from where a run died", async () => {
  const { owner, kit, buyer } = await openShop();
  const ids = ["req_1", "req_2", "req_3", "req_4", "req_5"];
  for (const id of ids)
    await createTestBudget(owner, { itemId: kit, createdBy: buyer.id, id: owner.id + id });
  await setPrice(owner, kit, 1_100_000);
  const watch = { ...WORLD, database: owner.database, distributorId: owner.id, now: NOW, pageSize: 2 };
  expect(await watchPrices(watch)).toBe(2);
  const dying = {
    ...owner.database,
    writeBatch: () => Promise.reject(new Error("the machine is gone")),
  };
  await expect(watchPrices({ ...watch, database: dying })).rejects.toThrow("the machine is gone");
  expect(await toldOf(owner)).toHaveLength(2);
  expect(await Promise.all([watchPrices(watch), watchPrices(watch)])).toEqual([2, 2]);
  expect(await watchAll(owner, 2)).toEqual([1, 0]);
  expect(await toldOf(owner)).toHaveLength(5);
  expect(await checks(owner)).toBe(0);
});

test("what changes during a round is looked at in another one, for those whose turn was over", async () => {
  const { owner, kit, buyer } = await openShop();
  for (const id of ["a", "b"])
    await createTestBudget(owner, { itemId: kit, createdBy: buyer.id, id: owner.id + id });
  await setPrice(owner, kit, 1_000_001);
  const watch = { ...WORLD, database: owner.database, distributorId: owner.id, now: NOW, pageSize: 1 };
  expect(await watchPrices(watch)).toBe(1);
  await setPrice(owner, kit, 1_100_000);
  expect(await watchAll(owner, 1)).toEqual([1, 0, 1, 1, 0]);
  expect(await toldOf(owner)).toHaveLength(2);
});

test("orders, closed budgets and a distributor without budgets are not watched", async () => {
  const { owner, kit, buyer } = await openShop();
  await createTestOrder(owner, { buyer });
  await setPrice(owner, kit, 1_100_000);
  expect(await checks(owner)).toBe(0);
  await createTestBudget(owner, { itemId: kit, createdBy: buyer.id, group: "finished" });
  await setPrice(owner, kit, 1_200_000);
  expect(await watchAll(owner)).toEqual([0]);
  expect(await toldOf(owner)).toEqual([]);
});

test.each([
  [
    "published rules",
    (owner: TestDistributor) =>
      sql`insert into pricing_version (distributor_id, version, rules, published_by, published_at)
        values (${owner.id}, 1, '{"functions":[{"id":"f","name":"Promoção","value":"Preço base * 0,5"}]}', 'usr', '2026-11-21T12:00:00.000Z')`,
  ],
  [
    "the freight of the settings",
    (owner: TestDistributor) =>
      sql`update distributor_profile set settings = json_set(settings, '$.delivery.freight.amountCents', 90000)
        where distributor_id = ${owner.id}`,
  ],
  [
    "a smaller threshold",
    (owner: TestDistributor) =>
      sql`update distributor_profile set settings = json_set(settings, '$.prices.driftThresholdPct', '0')
        where distributor_id = ${owner.id}`,
  ],
])("%s asks for a round, in which the budget is seen to have moved", async (_what, change) => {
  const { owner, kit, buyer } = await openShop();
  await createTestBudget(owner, { itemId: kit, createdBy: buyer.id, freightCents: 9_900 });
  await changeRows(owner, change(owner));
  expect(await watchAll(owner)).toEqual([1, 0]);
  expect(await toldOf(owner)).toEqual([buyer.id]);
});

test("a price list of the company's group counts, and a kit that is off sale keeps its price", async () => {
  const { owner, kit, buyer } = await openShop();
  const gone = await createTestKit(owner);
  const id = await createTestBudget(owner, { itemId: kit, createdBy: buyer.id });
  const kept = await createTestBudget(owner, { itemId: gone, createdBy: buyer.id });
  await changeRows(owner, sql`update integrator set group_id = 'grp' where distributor_id = ${owner.id}`);
  await changeRows(owner, sql`update kit_option set is_to_sell = 0, price_cents = 5 where id = ${gone}`);
  await changeRows(
    owner,
    sql`insert into price_list (distributor_id, id, name, group_ids, position, created_at, updated_at)
      values (${owner.id}, 'lst', 'Ouro', '["grp"]', 1, '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z')`,
  );
  await changeRows(
    owner,
    sql`insert into price_list_item (distributor_id, list_id, kind, item_id, price_cents)
      values (${owner.id}, 'lst', 'kit', ${kit}, 800000)`,
  );
  await watchAll(owner);
  expect((await pricesOf(buyer, id)).drift?.total).toEqual({ fromCents: 1_010_000, toCents: 810_000 });
  expect((await pricesOf(buyer, kept)).drift).toBeNull();
});

test.each([
  ["2026-11-22", null, 1],
  ["2026-11-25", null, 0],
  [null, "2026-11-21", 1],
  [null, "2026-11-24", 0],
  [null, null, 0],
])("on 22 November a price list from %s until %s asks for %i rounds", async (startsOn, endsOn, rounds) => {
  const { owner, kit, buyer } = await openShop();
  await createTestBudget(owner, { itemId: kit, createdBy: buyer.id });
  await changeRows(
    owner,
    sql`insert into price_list (distributor_id, id, name, group_ids, starts_on, ends_on, position, created_at, updated_at)
      values (${owner.id}, 'lst', 'Novembro', '[]', ${startsOn}, ${endsOn}, 1, '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z')`,
  );
  await watchAll(owner);
  await owner.database.writeBatch([requestDailyCheck(owner.id, NOW.toISOString())]);
  expect(await checks(owner)).toBe(rounds);
});

test("who may not edit budgets, another distributor and an order are refused", async () => {
  const { owner, kit, buyer } = await openShop();
  const id = await createTestBudget(owner, { itemId: kit, createdBy: buyer.id });
  const reader = await createTestUser(owner, { permissions: ["budget"] });
  expect((await reprice(reader, id)).status).toBe(403);
  const foreign = await createTestUser(await createTestDistributor(), { type: "admin" });
  expect((await reprice(foreign, id)).status).toBe(404);
  const order = await createTestOrder(owner, { buyer });
  expect((await reprice(buyer, order.id)).error.type).toBe("NOT_FOUND");
});

test.each(["budget.edit", "budget.details.edit", "budget.edit.all", "budget.details.edit.all"])(
  "who may edit budgets by %s alone may bring them to today's prices, an expired one with all of them only",
  async (permission) => {
    const { owner, kit, buyer } = await openShop({ requests: { budgetExpiry: { active: true } } });
    const id = await createTestBudget(owner, { itemId: kit, createdBy: buyer.id });
    const editor = await createTestUser(owner, { permissions: ["budget", permission] });
    const mayReprice = async () =>
      (
        await callApi<{ mayReprice: boolean }>("GET", `/app/user/requests/${id}/prices`, {
          headers: editor.headers,
        })
      ).data.mayReprice;
    expect(await mayReprice()).toBe(true);
    expect((await reprice(editor, id)).data.version).toBe(2);
    await expireBudget(owner, id);
    const outlives = permission.endsWith("edit.all");
    expect(await mayReprice()).toBe(outlives);
    expect((await reprice(editor, id, 2)).status).toBe(outlives ? 200 : 409);
  },
);
