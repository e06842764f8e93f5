import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type {
  IntegratorGroup,
  PriceList,
  PriceListChange,
  PriceListItemPage,
} from "#domain/pricing/pricing-answers.ts";
import { createTestBudget } from "#tests/factories/budget.ts";
import { createTestCompany, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { buildPriceFunction, createTestGroup, publishTestRules } from "#tests/factories/pricing.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/pricing";

async function createKeeper() {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const call = <Data>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    callApi<Data>(method, `${PATH}/${path}`, { headers, ...(body === undefined ? {} : { body }) });
  return { owner, call };
}

test("a price list is made, changed in its version and deleted with its prices", async () => {
  const { owner, call } = await createKeeper();
  const groupId = await createTestGroup(owner);
  const body = { name: "Atacado", groupIds: [groupId], startsOn: "2026-11-01", endsOn: "2026-11-30" };
  const made = await call<PriceList>("POST", "price-lists", body);
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({ ...body, active: true, position: 0, version: 1, products: 0, kits: 0 });
  const { id } = made.data;
  expect((await call("POST", "price-lists", { name: "ATACADO" })).error.type).toBe("NAME_TAKEN");
  expect((await call("POST", "price-lists", { name: "Outra", groupIds: ["igr_gone"] })).status).toBe(404);
  expect((await call("POST", "price-lists", { ...body, name: "X", endsOn: "2026-10-31" })).status).toBe(400);
  const kit = await createTestKit(owner);
  await call("PUT", `price-lists/${id}/items`, {
    version: 1,
    items: [{ kind: "kit", code: kit, priceCents: 900_000 }],
  });
  const stale = await call("PUT", `price-lists/${id}`, { ...body, version: 1 });
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  const changed = await call<PriceList>("PUT", `price-lists/${id}`, { ...body, name: "Varejo", version: 2 });
  expect(changed.data).toMatchObject({ name: "Varejo", version: 3, kits: 1 });
  expect((await call("DELETE", `price-lists/${id}?version=2`)).status).toBe(409);
  expect((await call("DELETE", `price-lists/${id}?version=3`)).data).toEqual({ deleted: true });
  expect(
    await readRows(owner, sql`select 1 from price_list_item where distributor_id = ${owner.id}`),
  ).toEqual([]);
  expect((await call("GET", `price-lists/${id}`)).status).toBe(404);
});

test("prices are set by code, all or none, and taken out with null; codes that name nothing are told", async () => {
  const { owner, call } = await createKeeper();
  const product = await createTestProduct(owner, { priceCents: 60_000 });
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const stranger = await createTestProduct(await createTestDistributor());
  const { id } = (await call<PriceList>("POST", "price-lists", { name: "Atacado" })).data;
  const set = (version: number, items: object[]) =>
    call<PriceListChange>("PUT", `price-lists/${id}/items`, { version, items });
  const refused = await set(1, [
    { kind: "product", code: product.id, priceCents: 1 },
    { kind: "product", code: stranger.id, priceCents: 1 },
    { kind: "kit", code: product.id, priceCents: 1 },
  ]);
  expect(refused.status).toBe(400);
  expect(refused.error.details["issues"]).toEqual([
    { field: "items.1.code", code: "UNKNOWN_CODE", message: stranger.id },
    { field: "items.2.code", code: "UNKNOWN_CODE", message: product.id },
  ]);
  const both = await set(1, [
    { kind: "product", code: product.id, priceCents: 55_000 },
    { kind: "kit", code: kit, priceCents: 950_000 },
  ]);
  expect(both.data).toMatchObject({ changed: 2, list: { version: 2, products: 1, kits: 1 } });
  const items = await call<PriceListItemPage>("GET", `price-lists/${id}/items?kind=kit`);
  expect(items.data).toMatchObject({
    items: [{ kind: "kit", id: kit, priceCents: 950_000, catalogueCents: 1_000_000 }],
    totalItems: 1,
  });
  expect((await call<PriceListItemPage>("GET", `price-lists/${id}/items?search=zzz`)).data.items).toEqual([]);
  expect((await set(1, [{ kind: "kit", code: kit, priceCents: null }])).status).toBe(409);
  expect((await set(2, [{ kind: "kit", code: kit, priceCents: null }])).data.list).toMatchObject({ kits: 0 });
});

test.each([
  ["-10", 90_001, 81_001], // 81 000.9
  ["-5.5", 1_000, 945],
  ["3.25", 10, 10], // 10.325
  ["25", 2, 3], // 2.5
])("a list is filled with the catalogue's prices and %s percent: %i becomes %i", async (pct, from, to) => {
  const { owner, call } = await createKeeper();
  await createTestProduct(owner, { priceCents: from });
  const { id } = (await call<PriceList>("POST", "price-lists", { name: "Atacado" })).data;
  const filled = await call<PriceListChange>("POST", `price-lists/${id}/fill`, {
    version: 1,
    kind: "product",
    pct,
  });
  expect(filled.data.changed).toBe(1);
  const { data } = await call<PriceListItemPage>("GET", `price-lists/${id}/items`);
  expect(data.items.map(({ priceCents }) => priceCents)).toEqual([to]);
});

test("filling what is missing leaves the prices that stand", async () => {
  const { owner, call } = await createKeeper();
  const first = await createTestProduct(owner, { priceCents: 100, name: "A" });
  await createTestProduct(owner, { priceCents: 200, name: "B" });
  const { id } = (await call<PriceList>("POST", "price-lists", { name: "Atacado" })).data;
  await call("PUT", `price-lists/${id}/items`, {
    version: 1,
    items: [{ kind: "product", code: first.id, priceCents: 7 }],
  });
  const fill = (version: number, onlyMissing: boolean) =>
    call<PriceListChange>("POST", `price-lists/${id}/fill`, {
      version,
      kind: "product",
      pct: "0",
      onlyMissing,
    });
  expect((await fill(2, true)).data.changed).toBe(1);
  const prices = async () =>
    (await call<PriceListItemPage>("GET", `price-lists/${id}/items`)).data.items.map((one) => one.priceCents);
  expect(await prices()).toEqual([7, 200]);
  expect((await fill(3, false)).data.changed).toBe(2);
  expect(await prices()).toEqual([100, 200]);
});

test("a group takes integrators in and gives them back, and stays while anything names it", async () => {
  const { owner, call } = await createKeeper();
  const other = await createTestCompany(owner);
  const { data: group } = await call<IntegratorGroup>("POST", "groups", { name: "Ouro" });
  expect(group).toMatchObject({ name: "Ouro", version: 1, integrators: 0, priceLists: 0 });
  expect((await call("POST", "groups", { name: "ouro" })).error.type).toBe("NAME_TAKEN");
  const assign = (body: object) => call<IntegratorGroup>("PUT", `groups/${group.id}/integrators`, body);
  expect((await assign({ add: [owner.integratorId, other] })).data.integrators).toBe(2);
  expect((await assign({ add: ["int_gone"] })).status).toBe(404);
  const members = await call<{ totalItems: number }>("GET", `integrators?groupId=${group.id}`);
  expect(members.data.totalItems).toBe(2);
  const remove = () => call("DELETE", `groups/${group.id}`);
  expect((await remove()).error.details).toMatchObject({ usedBy: "integrators" });
  await assign({ remove: [owner.integratorId, other] });
  const { data: list } = await call<PriceList>("POST", "price-lists", { name: "A", groupIds: [group.id] });
  expect((await remove()).error.details).toMatchObject({ usedBy: "priceLists" });
  await call("DELETE", `price-lists/${list.id}?version=1`);
  await publishTestRules(owner, {
    functions: [buildPriceFunction("1", ["integratorProfile", "igual", "Prata; Ouro"])],
  });
  const rename = () => call("PUT", `groups/${group.id}`, { name: "Diamante", version: 1 });
  for (const refused of [await remove(), await rename()]) {
    expect([refused.status, refused.error.type]).toEqual([409, "IN_USE"]);
    expect(refused.error.details).toMatchObject({ usedBy: "pricingRules" });
  }
  await publishTestRules(owner, {}, 2);
  expect((await rename()).data).toMatchObject({ name: "Diamante", version: 2 });
  expect((await remove()).data).toEqual({ deleted: true });
});

test("whatever changes prices through the API has open budgets looked at again", async () => {
  const { owner, call } = await createKeeper();
  const kit = await createTestKit(owner);
  const buyer = await createTestUser(owner, { permissions: ["closedKits"] });
  await createTestBudget(owner, { itemId: kit, createdBy: buyer.id });
  const { id } = (await call<PriceList>("POST", "price-lists", { name: "Atacado" })).data;
  const { data: group } = await call<IntegratorGroup>("POST", "groups", { name: "Ouro" });
  const path = `price-lists/${id}`;
  const items = [{ kind: "kit", code: kit, priceCents: 900_000 }];
  const changes: [Parameters<typeof call>[0], string, object?][] = [
    ["POST", "price-lists", { name: "Varejo" }],
    ["PUT", `${path}/items`, { version: 1, items }],
    ["POST", `${path}/fill`, { version: 2, kind: "kit", pct: "-5", onlyMissing: false }],
    ["PUT", path, { name: "Atacado", groupIds: [], active: false, version: 3 }],
    ["DELETE", `${path}?version=4`],
    ["PUT", `groups/${group.id}/integrators`, { add: [owner.integratorId], remove: [] }],
  ];
  for (const [method, to, body] of changes) {
    await changeRows(owner, sql`delete from price_drift_check where distributor_id = ${owner.id}`);
    const { status } = await call(method, to, body);
    const asked = await readRows(
      owner,
      sql`select 1 from price_drift_check where distributor_id = ${owner.id}`,
    );
    expect([method, to, status < 300, asked.length]).toEqual([method, to, true, 1]);
  }
});
