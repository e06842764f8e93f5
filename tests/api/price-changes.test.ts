import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  type AnsweredSet,
  applyDueChanges,
  createEditor,
  postPriceChange,
  postSet,
  readPrices,
  saveRows,
} from "#tests/factories/change-set.ts";
import { createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const UP_10 = { by: "percent", field: "priceCents", pct: "10", rounding: "cent" };
const FUTURE = "2027-01-04T11:00:00.000Z";

interface Preview {
  items: Record<string, unknown>[];
  totalItems: number;
  changedCount: number;
  sameCount: number;
  noCostCount: number;
  belowCostCount: number;
  kitCount: number;
}

const change = (headers: Record<string, string>, body: object) =>
  postPriceChange(headers, { rule: UP_10, ...body });

async function setCost(owner: TestDistributor, id: string, costCents: number) {
  await changeRows(owner, sql`update product set cost_cents = ${costCents} where id = ${id}`);
}

test("a preview says what would change, what falls below its cost first, and how many kits hold it; nothing changes", async () => {
  const { owner, headers } = await createEditor();
  const module = await createTestProduct(owner, { name: "B módulo", priceCents: 10_000 });
  const inverter = await createTestProduct(owner, {
    type: "inverter",
    name: "A inversor",
    priceCents: 20_000,
  });
  await setCost(owner, module.id, 9_500);
  await setCost(owner, inverter.id, 10_000);
  await createTestKit(owner, {
    components: [
      { productId: module.id, amount: 10 },
      { productId: inverter.id, amount: 1 },
    ],
  });
  const rule = { ...UP_10, pct: "-10" };
  const preview = async (selection: object) =>
    (
      await callApi<Preview>("POST", "/app/staff/price-changes/preview", {
        headers,
        body: { selection, rule },
      })
    ).data;
  const all = await preview({});
  expect(all).toMatchObject({ totalItems: 2, changedCount: 2, belowCostCount: 1, kitCount: 1 });
  expect(all.items.map(({ name }) => name)).toEqual(["B módulo", "A inversor"]);
  expect(all.items[0]).toMatchObject({
    state: "changed",
    priceCents: 10_000,
    newPriceCents: 9_000,
    margin: 50,
    newMargin: -56,
    isBelowCost: true,
  });
  expect(await preview({ group: "inverters" })).toMatchObject({ totalItems: 1, belowCostCount: 0 });
  expect(await preview({ search: "MODULO" })).toMatchObject({ totalItems: 1 });
  expect(await preview({ search: "%" })).toMatchObject({ totalItems: 0 });
  expect(await preview({ ids: [inverter.id, "prd_none"] })).toMatchObject({ totalItems: 1 });
  expect(await readPrices(owner)).toEqual({ [module.id]: 10_000, [inverter.id]: 20_000 });
});

test("a change that is applied now changes what fits, without deactivated products, and is undone as one", async () => {
  const { owner, headers } = await createEditor();
  const [first, second, off] = [
    await createTestProduct(owner, { priceCents: 10_000 }),
    await createTestProduct(owner, { priceCents: 105 }),
    await createTestProduct(owner, { priceCents: 10_000 }),
  ];
  await changeRows(owner, sql`update product set active = 0 where id = ${off.id}`);
  const { status, data } = await change(headers, {});
  expect([status, data.changeSet?.state, data.changeSet?.changedCount]).toEqual([201, "applied", 2]);
  expect(await readPrices(owner)).toEqual({ [first.id]: 11_000, [second.id]: 116, [off.id]: 10_000 });
  expect((await postSet(headers, data.changeSet?.id ?? "", "undo")).data).toMatchObject({
    state: "undone",
    keptCount: 0,
  });
  expect(await readPrices(owner)).toEqual({ [first.id]: 10_000, [second.id]: 105, [off.id]: 10_000 });
});

test("thousands of products change in one set", async () => {
  const { owner, headers } = await createEditor();
  await changeRows(
    owner,
    sql`insert into product (distributor_id, id, product_code, type, name, manufacturer, model, technical, price_cents,
        cost_cents, version, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 2500)
      select ${owner.id}, ${owner.id} || '_' || i, 'C' || i, 'module', 'M', 'F', 'M', '{}', 1000, 90, 1, '', '' from n`,
  );
  const { data } = await change(headers, {});
  expect(data.changeSet).toMatchObject({ state: "applied", changedCount: 2_500, refusedCount: 0 });
  expect(new Set(Object.values(await readPrices(owner)))).toEqual(new Set([1_100]));
  expect((await postSet(headers, data.changeSet?.id ?? "", "undo")).data).toMatchObject({ keptCount: 0 });
  expect(new Set(Object.values(await readPrices(owner)))).toEqual(new Set([1_000]));
});

test("a scheduled change waits for its instant, is made once, and finds the products that fit by then", async () => {
  const { owner, headers } = await createEditor();
  const first = await createTestProduct(owner, { priceCents: 1_000 });
  const { data } = await change(headers, { scheduledAt: FUTURE });
  const id = data.changeSet?.id ?? "";
  expect(data.changeSet).toMatchObject({ state: "scheduled", scheduledAt: FUTURE });
  expect(await applyDueChanges(owner, "2027-01-04T10:59:59.999Z")).toBe(0);
  const later = await createTestProduct(owner, { priceCents: 2_000 });
  await Promise.all([applyDueChanges(owner, FUTURE), applyDueChanges(owner, FUTURE)]);
  expect(await readPrices(owner)).toEqual({ [first.id]: 1_100, [later.id]: 2_200 });
  const { data: set } = await callApi<AnsweredSet>("GET", `/app/staff/change-sets/${id}`, { headers });
  expect(set).toMatchObject({ state: "applied", changedCount: 2, appliedAt: FUTURE });
  expect(await applyDueChanges(owner, "2027-01-05T11:00:00.000Z")).toBe(0);
  const cancel = await postSet(headers, id, "cancel");
  expect([cancel.status, cancel.error.type]).toEqual([409, "INVALID_TRANSITION"]);
});

test("a change is called off before its instant, or carried out: never both", async () => {
  const { owner, headers } = await createEditor();
  const { id } = await createTestProduct(owner, { priceCents: 1_000 });
  const { data } = await change(headers, { scheduledAt: FUTURE });
  const setId = data.changeSet?.id ?? "";
  const [cancelled] = await Promise.all([postSet(headers, setId, "cancel"), applyDueChanges(owner, FUTURE)]);
  const { data: set } = await callApi<AnsweredSet>("GET", `/app/staff/change-sets/${setId}`, { headers });
  const isCancelled = cancelled.status === 200;
  expect(set.state).toBe(isCancelled ? "cancelled" : "applied");
  expect((await readPrices(owner))[id]).toBe(isCancelled ? 1_000 : 1_100);
  await applyDueChanges(owner, FUTURE);
  expect((await readPrices(owner))[id]).toBe(isCancelled ? 1_000 : 1_100);
});

test("a scheduled change that cannot be made says why: nothing to change, or its author has gone", async () => {
  const { owner, headers } = await createEditor();
  const empty = await change(headers, { scheduledAt: FUTURE, selection: { group: "inverters" } });
  const gone = await createTestUser(owner, { type: "admin" });
  await createTestProduct(owner, { priceCents: 1_000 });
  const orphan = await change(gone.headers, { scheduledAt: FUTURE });
  await changeRows(owner, sql`update user set blocked = 1 where id = ${gone.id}`);
  await applyDueChanges(owner, FUTURE);
  const stateOf = async (id = "") => {
    const { data } = await callApi<AnsweredSet>("GET", `/app/staff/change-sets/${id}`, { headers });
    return [data.state, data.failure];
  };
  expect(await stateOf(empty.data.changeSet?.id)).toEqual(["failed", "NO_PRODUCTS"]);
  expect(await stateOf(orphan.data.changeSet?.id)).toEqual(["failed", "AUTHOR_GONE"]);
  expect(Object.values(await readPrices(owner))).toEqual([1_000]);
});

test("an undo that broke off goes on, and leaves what was changed after it", async () => {
  const { owner, headers } = await createEditor();
  const [one, other] = [await createTestProduct(owner), await createTestProduct(owner)];
  const { data } = await change(headers, {});
  const id = data.changeSet?.id ?? "";
  await saveRows(headers, [{ id: other.id, version: 2, values: { priceCents: 5 } }]);
  // The state that a Worker leaves when it stops right after the beginning.
  await changeRows(owner, sql`update change_set set undone_at = '2026-11-21T12:00:00.000Z' where id = ${id}`);
  await applyDueChanges(owner, FUTURE);
  expect(await readPrices(owner)).toEqual({ [one.id]: 60_000, [other.id]: 5 });
  const { data: set } = await callApi<AnsweredSet>("GET", `/app/staff/change-sets/${id}`, { headers });
  expect(set).toMatchObject({ state: "undone", keptCount: 1 });
});

test.each([
  [{ rule: { ...UP_10, pct: "0" } }, "rule.pct"],
  [{ rule: { ...UP_10, pct: "-100" } }, "rule.pct"],
  [{ rule: { by: "margin", marginPct: "100" } }, "rule.marginPct"],
  [{ scheduledAt: "2020-01-01T00:00:00.000Z" }, "scheduledAt"],
  [{ scheduledAt: "2099-01-01T00:00:00.000Z" }, "scheduledAt"],
  [{ selection: { group: "inverters" } }, "selection"],
])("%j is refused at %s", async (body, field) => {
  const { owner, headers } = await createEditor();
  await createTestProduct(owner);
  const { status, error } = await change(headers, body);
  expect(status).toBe(400);
  expect((error.details["issues"] as { field: string }[]).map((issue) => issue.field)).toContain(field);
  expect(await readRows(owner, sql`select 1 from change_set where distributor_id = ${owner.id}`)).toEqual([]);
});
