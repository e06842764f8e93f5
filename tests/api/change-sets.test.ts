import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  type AnsweredSet,
  createEditor,
  NEW_MODULE,
  postSet,
  readPrices,
  readSetRows,
  saveRows,
} from "#tests/factories/change-set.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { insertChangeSet } from "#worker/repositories/change-sets/change-set-statements.ts";
import { applyChangeSets } from "#worker/jobs/apply-change-sets.ts";
import { continueChangeSet } from "#worker/services/change-sets/continue-change-set.ts";
import { newId } from "#worker/scope.ts";

const ACTOR = { id: "usr_1", type: "staff", name: "Marina Alves", operator: null };

test("rows of the grid are saved as one change set, each product with its entry in the log and its price history", async () => {
  const { owner, headers } = await createEditor();
  const { id } = await createTestProduct(owner);
  const answer = await saveRows(headers, [
    { id, version: 1, values: { priceCents: 65_000, name: "Módulo 555 W" } },
    { id: null, version: null, values: NEW_MODULE },
  ]);
  expect(answer.status).toBe(201);
  const { changeSet, conflicts, saved } = answer.data;
  expect(conflicts).toEqual([]);
  expect(saved.map(({ row, version }) => [row, version])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  const made = saved[1]?.id ?? "";
  expect(changeSet).toMatchObject({
    kind: "grid",
    state: "applied",
    author: "Marina Alves",
    changedCount: 2,
    pendingCount: 0,
    refusedCount: 0,
  });
  expect(await readPrices(owner)).toEqual({ [id]: 65_000, [made]: 60_000 });
  const log = await readRows(
    owner,
    sql`select event, entity_id, changes ->> '$.priceCents.from' as was, changes ->> '$.priceCents.to' as is_now
      from audit_log where distributor_id = ${owner.id} and entity = 'product' order by event`,
  );
  expect(log).toEqual([
    { event: "product.created", entity_id: made, was: null, is_now: 60_000 },
    { event: "product.updated", entity_id: id, was: 60_000, is_now: 65_000 },
  ]);
  const history = await readRows(
    owner,
    sql`select version, price_cents from product_price where distributor_id = ${owner.id} and product_id = ${id}`,
  );
  expect(history).toEqual([{ version: 2, price_cents: 65_000 }]);
  const rows = await readSetRows(headers, changeSet?.id ?? "");
  expect(rows.items.find(({ productId }) => productId === id)).toMatchObject({
    state: "made",
    before: { priceCents: 60_000, name: "Módulo 550 W" },
    after: { priceCents: 65_000, name: "Módulo 555 W" },
  });
});

test("a product that somebody changed meanwhile comes back as it is now, and so does a code that is taken; the rest is saved", async () => {
  const { owner, headers } = await createEditor();
  const [moved, fine] = [await createTestProduct(owner), await createTestProduct(owner)];
  const taken = await createTestProduct(owner);
  await saveRows(headers, [{ id: moved.id, version: 1, values: { name: "Outro nome" } }]);
  const { data } = await saveRows(headers, [
    { id: moved.id, version: 1, values: { priceCents: 1 } },
    { id: fine.id, version: 1, values: { priceCents: 2 } },
    { id: null, version: null, values: { ...NEW_MODULE, productCode: taken.id } },
  ]);
  expect(data.conflicts.map(({ row, code, theirs }) => [row, code, theirs?.version ?? null])).toEqual([
    [0, "STALE_VERSION", 2],
    [2, "CODE_TAKEN", null],
  ]);
  expect(data.conflicts[0]?.theirs?.values["name"]).toBe("Outro nome");
  expect(data.saved).toEqual([{ row: 1, id: fine.id, version: 2 }]);
  expect(data.changeSet).toMatchObject({ changedCount: 1, refusedCount: 1, state: "applied" });
  expect(await readPrices(owner)).toEqual({ [moved.id]: 60_000, [fine.id]: 2, [taken.id]: 60_000 });
});

test("what is wrong is told by row and field, and nothing is saved", async () => {
  const { owner, headers } = await createEditor();
  const { id } = await createTestProduct(owner);
  const { status, error } = await saveRows(headers, [
    { id, version: 1, values: { priceCents: -1, vmpV: 60, photoId: "fil_1" } },
    { id: null, version: null, values: { ...NEW_MODULE, categoryId: "cat_1", name: "" } },
  ]);
  expect(status).toBe(400);
  const issues = error.details["issues"] as { field: string; code: string }[];
  expect(issues.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      "rows.0.priceCents",
      "rows.0.vmpV",
      "rows.0.photoId",
      "rows.1.name",
      "rows.1.categoryId",
    ]),
  );
  expect(await readPrices(owner)).toEqual({ [id]: 60_000 });
  expect(await readRows(owner, sql`select 1 from change_set where distributor_id = ${owner.id}`)).toEqual([]);
});

test("undoing restores each product that is as the change made it, keeps the others, and takes new ones off sale", async () => {
  const { owner, headers } = await createEditor();
  const [one, other] = [await createTestProduct(owner), await createTestProduct(owner)];
  const { data } = await saveRows(headers, [
    { id: one.id, version: 1, values: { priceCents: 70_000 } },
    { id: other.id, version: 1, values: { priceCents: 70_000 } },
    { id: null, version: null, values: NEW_MODULE },
  ]);
  const setId = data.changeSet?.id ?? "";
  const made = data.saved[2]?.id ?? "";
  await saveRows(headers, [{ id: other.id, version: 2, values: { priceCents: 71_000 } }]);
  const undone = await postSet(headers, setId, "undo");
  expect(undone.data).toMatchObject({ state: "undone", changedCount: 3, keptCount: 1 });
  expect(await readPrices(owner)).toEqual({ [one.id]: 60_000, [other.id]: 71_000, [made]: 60_000 });
  expect(
    await readRows(owner, sql`select active, is_to_sell, version from product where id = ${made}`),
  ).toEqual([{ active: 0, is_to_sell: 0, version: 2 }]);
  const rows = await readSetRows(headers, setId);
  const stateOf = (id: string) => rows.items.find(({ productId }) => productId === id)?.state;
  expect([stateOf(one.id), stateOf(other.id), stateOf(made)]).toEqual(["undone", "kept", "undone"]);
  const again = await postSet(headers, setId, "undo");
  expect([again.status, again.error.type]).toEqual([409, "INVALID_TRANSITION"]);
});

test("a change set that broke off between two chunks goes on where it stands, and does nothing twice", async () => {
  const { owner, headers } = await createEditor();
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) ids.push((await createTestProduct(owner)).id);
  await changeRows(
    owner,
    sql`insert into product (distributor_id, id, product_code, type, name, manufacturer, model, technical, price_cents,
        cost_cents, version, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)
      select ${owner.id}, ${owner.id} || '_' || printf('%04d', i), 'C' || i, 'module', 'M', 'F', 'M', '{}', 100, 90, 1, '', '' from n`,
  );
  const products = await readRows(owner, sql`select id from product where distributor_id = ${owner.id}`);
  const id = newId("chg");
  const at = "2026-11-21T12:00:00.000Z";
  await owner.database.writeBatch(
    insertChangeSet(
      owner.id,
      { id, kind: "price", productType: null, instruction: {}, actor: ACTOR, at },
      products.map((product) => ({
        productId: String(product["id"]),
        version: 1,
        before: { priceCents: 1 },
        after: { priceCents: 555 },
      })),
    ),
  );
  const work = { database: owner.database, distributorId: owner.id, id, now: () => new Date(at) };
  expect(await continueChangeSet(work, 1)).toEqual({ isDone: false, refused: [] });
  const half = await callApi<AnsweredSet>("GET", `/app/staff/change-sets/${id}`, { headers });
  expect(half.data).toMatchObject({ state: "applying", changedCount: 250, pendingCount: 353 });
  // Two workers continue at the same time.
  const now = new Date("2026-11-21T12:05:00.000Z");
  const run = () => applyChangeSets({ database: owner.database, distributorId: owner.id, now });
  await Promise.all([run(), run()]);
  const whole = await callApi<AnsweredSet>("GET", `/app/staff/change-sets/${id}`, { headers });
  expect(whole.data).toMatchObject({ state: "applied", changedCount: 603, pendingCount: 0, refusedCount: 0 });
  const versions = await readRows(
    owner,
    sql`select version, price_cents as price, count(*) as total from product where distributor_id = ${owner.id} group by 1, 2`,
  );
  expect(versions).toEqual([{ version: 2, price: 555, total: 603 }]);
  expect(await run()).toBe(0);
});

test("lists of bulk changes have ten on a page, newest first [CATALOG-17]", async () => {
  const { owner, headers } = await createEditor();
  for (let index = 0; index < 11; index += 1) {
    const at = `2026-11-21T12:00:${String(index).padStart(2, "0")}.000Z`;
    const set = { id: `chg_${owner.id}_${index}`, kind: "import" as const, productType: null };
    await owner.database.writeBatch(
      insertChangeSet(owner.id, { ...set, instruction: {}, actor: ACTOR, at }, []),
    );
  }
  const read = async (query: string) =>
    (
      await callApi<{ items: AnsweredSet[]; totalItems: number }>("GET", `/app/staff/change-sets${query}`, {
        headers,
      })
    ).data;
  const first = await read("");
  expect([first.items.length, first.totalItems]).toEqual([10, 11]);
  expect(first.items[0]?.id).toBe(`chg_${owner.id}_10`);
  expect((await read("?page=2")).items.map(({ id }) => id)).toEqual([`chg_${owner.id}_0`]);
  expect((await read("?page=3")).items).toEqual([]);
});

test("another distributor's products and changes are as good as none, and a marketplace has no equipment", async () => {
  const { owner, headers } = await createEditor();
  const { id } = await createTestProduct(owner);
  const { data } = await saveRows(headers, [{ id, version: 1, values: { priceCents: 1 } }]);
  const setId = data.changeSet?.id ?? "";
  const stranger = await createEditor();
  const foreign = await saveRows(stranger.headers, [{ id, version: 2, values: { priceCents: 2 } }]);
  expect([foreign.status, foreign.error.type]).toEqual([404, "NOT_FOUND"]);
  for (const what of ["undo", "cancel"] as const) {
    expect((await postSet(stranger.headers, setId, what)).status).toBe(404);
  }
  for (const path of [setId, `${setId}/rows`]) {
    const answer = await callApi("GET", `/app/staff/change-sets/${path}`, { headers: stranger.headers });
    expect(answer.status).toBe(404);
  }
  expect(await readPrices(owner)).toEqual({ [id]: 1 });
  const marketplace = await createTestDistributor({ marketplace: true });
  const admin = await createTestUser(marketplace, { type: "admin" });
  expect((await callApi("GET", "/app/staff/change-sets", { headers: admin.headers })).status).toBe(403);
});
