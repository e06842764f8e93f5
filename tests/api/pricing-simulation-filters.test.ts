import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Simulation } from "#domain/pricing/pricing-answers.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { buildPriceFunction } from "#tests/factories/pricing.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

async function openWorld() {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const simulate = (body: object) =>
    callApi<Simulation>("POST", "/app/staff/pricing/simulate", { headers, body });
  return { owner, simulate };
}

/** 120 modules of R$ 1,00 to R$ 120,00: as many as make three pages. */
async function openCatalogue() {
  const world = await openWorld();
  const { owner } = world;
  await saveTestProducts(
    owner,
    Array.from({ length: 120 }, (_one, at) => ({
      type: "module" as const,
      values: { productCode: `MOD-${String(at + 1)}`, priceCents: (at + 1) * 100 },
    })),
  );
  return world;
}

const DOUBLED_ABOVE = (limit: string) => ({
  functions: [buildPriceFunction("preço base * 2", ["basePrice", "maior", limit])],
});

test("order, totals and the number of rows are about the whole catalogue, whatever the page", async () => {
  const { simulate } = await openCatalogue();
  const rules = DOUBLED_ABOVE("60");
  const first = await simulate({ on: "products", rules });
  expect(first.data).toMatchObject({ totalItems: 120, pageSize: 50, isTruncated: false });
  expect(first.data.items).toHaveLength(50);
  expect(first.data.items[0]).toMatchObject({ currentCents: 12_000, differenceCents: 12_000 });
  // R$ 61,00 to R$ 120,00: sixty products, R$ 5.430,00 in all.
  expect(first.data.totals).toMatchObject({ rising: 60, falling: 0, differenceCents: 543_000 });
  const last = await simulate({ on: "products", rules, page: 3, sort: "current", direction: "asc" });
  expect(last.data.items.map(({ currentCents }) => currentCents / 100)).toEqual(
    Array.from({ length: 20 }, (_one, at) => at + 101),
  );
  expect(last.data.totals).toEqual(first.data.totals);
  expect((await simulate({ on: "products", rules, page: 4 })).data.items).toEqual([]);
  expect(roundTripsOf(first)).toBeLessThanOrEqual(6);
});

test("a filter leaves rows of all pages, and the totals are theirs", async () => {
  const { owner, simulate } = await openCatalogue();
  const rules = DOUBLED_ABOVE("118");
  const changed = await simulate({ on: "products", rules, effect: "changed" });
  expect(changed.data).toMatchObject({
    totalItems: 2,
    totals: { currentCents: 23_900, simulatedCents: 47_800, rising: 2 },
  });
  const named = await simulate({ on: "products", rules, search: "MOD-11" });
  // 11, and 110 to 119.
  expect(named.data.totalItems).toBe(11);
  expect((await simulate({ on: "products", rules, search: "%" })).data.totalItems).toBe(0);
  await createTestProduct(owner, { type: "inverter" });
  expect((await simulate({ on: "products", rules, type: "inverter" })).data.totalItems).toBe(1);
  const modules = { on: "products", rules, type: "module" };
  expect((await simulate({ ...modules, minPct: 100 })).data.totalItems).toBe(2);
  expect((await simulate({ ...modules, minPct: 100.1 })).data.totalItems).toBe(0);
});

test("products are chosen by their category, and the categories that there are are told", async () => {
  const { owner, simulate } = await openCatalogue();
  await changeRows(
    owner,
    sql`insert into category (distributor_id, id, name, type, position, active, created_at, updated_at)
      values (${owner.id}, 'cat', 'Cabos', 'others', 1, 1, '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z')`,
  );
  await changeRows(
    owner,
    sql`update product set category_id = 'cat' where distributor_id = ${owner.id} and product_code = 'MOD-7'`,
  );
  const found = await simulate({ on: "products", categoryId: "cat" });
  expect(found.data.items.map(({ code }) => code)).toEqual(["MOD-7"]);
  expect(found.data.categories).toEqual([{ id: "cat", name: "Cabos" }]);
});

test("requests are chosen by integrator, code and state of the company", async () => {
  const { owner, simulate } = await openWorld();
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const order = await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }]);
  await changeRows(
    owner,
    sql`update integrator set address = '{"state":"GO"}' where distributor_id = ${owner.id}`,
  );
  const totalOf = async (body: object) => (await simulate({ on: "requests", ...body })).data.totalItems;
  expect(await totalOf({})).toBe(1);
  expect(await totalOf({ search: "volt eng" })).toBe(1);
  expect(await totalOf({ search: order.data.code })).toBe(1);
  expect(await totalOf({ search: "Outra empresa" })).toBe(0);
  expect(await totalOf({ state: "GO" })).toBe(1);
  expect(await totalOf({ state: "SP" })).toBe(0);
});

test("kits are gone through by power, each once, and another distributor's are not in it", async () => {
  const { owner, simulate } = await openWorld();
  await createTestKit(await createTestDistributor());
  for (const priceCents of [300, 100, 200]) await createTestKit(owner, { priceCents });
  const rules = { functions: [buildPriceFunction("preço base + 1")] };
  const found = await simulate({ on: "kits", rules, sort: "simulated", direction: "asc" });
  expect(found.data.items.map(({ simulatedCents }) => simulatedCents)).toEqual([200, 300, 400]);
});
