import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ShownTag, TagParent } from "#domain/tags/tag.ts";
import type { Tag } from "#domain/tags/tag-schema.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { createTestTag } from "#tests/factories/tag.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/tags";
const CRM = { enableClosedKits: true, distributorCRM: true, requestTimeline: true };

type Headers = Record<string, string>;

const MANAGES = {
  company: "integrators.details",
  budget: "configuration.budgetStatus",
  order: "configuration.orderStatus",
} as const satisfies Record<TagParent, string>;

async function createManager(owner: TestDistributor, parentType: TagParent): Promise<Headers> {
  return (await createTestUser(owner, { type: "staff", permissions: [MANAGES[parentType]] })).headers;
}

async function make(
  headers: Headers,
  input: { parentType: TagParent; name: string; color?: string },
): Promise<Tag> {
  const answer = await callApi<Tag>("POST", PATH, { headers, body: input });
  expect(answer.status).toBe(201);
  return answer.data;
}

async function list(headers: Headers, query: string): Promise<Tag[]> {
  return (await callApi<{ items: Tag[] }>("GET", `${PATH}?${query}`, { headers })).data.items;
}

/** A distributor with a CRM, a budget, and a person who may do no more than mark budgets. */
async function createWorld() {
  const world = await createBudgetWorld({ actions: CRM });
  const budget = await saveBudget(world);
  const marker = await createTestUser(world.owner, {
    type: "staff",
    permissions: ["budget", "budget.details", "budget.details.edit"],
  });
  return { ...world, budget, marker };
}

test("a tag has its fields, with the colour #5B677B where none is chosen [TAGS-01]", async () => {
  const { owner, budget, marker } = await createWorld();
  const headers = await createManager(owner, "budget");
  const tag = await make(headers, { parentType: "budget", name: " Urgente " });
  expect(tag).toEqual({
    ...{ id: expect.any(String) as string, name: "Urgente", color: "#5b677b", order: 1, version: 1 },
    ...{ distributor: owner.id, parentType: "budget", tagItemId: null, uses: 0 },
    ...{ createdAt: expect.any(String) as string, updatedAt: tag.createdAt },
  });
  // What ties it to a record is told where it is listed for the record.
  const path = `/app/user/requests/${budget.id}/tags`;
  const put = await callApi<ShownTag>("PUT", `${path}/${tag.id}`, { headers: marker.headers });
  const listed = await callApi<{ items: Tag[] }>("GET", path, { headers: marker.headers });
  expect(listed.data.items).toMatchObject([{ id: tag.id, tagItemId: put.data.tagItemId, uses: 1 }]);
  for (const parentType of ["company", "order"] as const) {
    const other = await createManager(owner, parentType);
    expect((await make(other, { parentType, name: "Urgente" })).parentType).toBe(parentType);
  }
});

test("a record shows its tags with id, name, color and tagItemId, in their order [TAGS-02]", async () => {
  const { owner, budget, marker } = await createWorld();
  const last = await createTestTag(owner, {
    parentType: "budget",
    name: "Vistoria",
    order: 2,
    color: "#15803d",
  });
  const first = await createTestTag(owner, { parentType: "budget", name: "Urgente", order: 1 });
  for (const id of [last, first]) {
    await callApi("PUT", `/app/user/requests/${budget.id}/tags/${id}`, { headers: marker.headers });
  }
  const expected = [
    { id: first, name: "Urgente", color: "#5b677b", tagItemId: expect.stringMatching(/^tgi_/) as string },
    { id: last, name: "Vistoria", color: "#15803d", tagItemId: expect.stringMatching(/^tgi_/) as string },
  ];
  for (const path of [`/app/user/requests/${budget.id}`, "/app/user/requests?type=budget"]) {
    const { data } = await callApi<{ tags?: unknown; items?: { tags: unknown }[] }>("GET", path, {
      headers: marker.headers,
    });
    expect([path, data.tags ?? data.items?.[0]?.tags]).toEqual([path, expected]);
  }
});

test("tags are listed by kind and search, created, changed and deleted, and put on a record and taken off [TAGS-03, CALLS-74]", async () => {
  const { owner, budget, marker } = await createWorld();
  const headers = await createManager(owner, "budget");
  await make(await createManager(owner, "order"), { parentType: "order", name: "Urgência" });
  const tag = await make(headers, { parentType: "budget", name: "Urgente" });
  await make(headers, { parentType: "budget", name: "Vistoria" });
  const names = async (query: string) => (await list(headers, query)).map(({ name }) => name);
  expect(await names("parentType=budget")).toEqual(["Urgente", "Vistoria"]);
  expect(await names("parentType=budget&search=urg")).toEqual(["Urgente"]);
  const body = { name: "Muito urgente", color: "#dc2626", version: tag.version };
  const changed = await callApi<Tag>("PUT", `${PATH}/${tag.id}`, { headers, body });
  expect(changed.data).toMatchObject({ name: "Muito urgente", color: "#dc2626", version: 2 });
  expect((await callApi("PUT", `${PATH}/${tag.id}`, { headers, body })).error.type).toBe("STALE_VERSION");
  // Twice is once.
  const on = `/app/user/requests/${budget.id}/tags/${tag.id}`;
  const put = await callApi<ShownTag>("PUT", on, { headers: marker.headers });
  expect(put.data).toMatchObject({ id: tag.id, name: "Muito urgente" });
  expect((await callApi<ShownTag>("PUT", on, { headers: marker.headers })).data).toEqual(put.data);
  expect(
    (await callApi<{ items: ShownTag[] }>("DELETE", on, { headers: marker.headers })).data.items,
  ).toEqual([]);
  await callApi("PUT", on, { headers: marker.headers });
  expect((await callApi("DELETE", `${PATH}/${tag.id}`, { headers })).status).toBe(200);
  expect((await callApi("DELETE", `${PATH}/${tag.id}`, { headers })).status).toBe(404);
  expect(await names("parentType=budget")).toEqual(["Vistoria"]);
  const left = await readRows(
    owner,
    sql`select count(*) as n from tag_item where distributor_id = ${owner.id}`,
  );
  expect(left[0]?.["n"]).toBe(0);
});

test("who manages the tags of one kind knows no others, and nobody another distributor's", async () => {
  const owner = await createTestDistributor({ actions: CRM });
  const orders = await createManager(owner, "order");
  const tag = await make(orders, { parentType: "order", name: "Urgente" });
  const elsewhere = await createManager(await createTestDistributor({ actions: CRM }), "order");
  const others = [await createManager(owner, "budget"), await createManager(owner, "company"), elsewhere];
  for (const headers of others) {
    const body = { name: "Meu", version: 1 };
    for (const answer of [
      await callApi("GET", `${PATH}/${tag.id}`, { headers }),
      await callApi("PUT", `${PATH}/${tag.id}`, { headers, body }),
      await callApi("DELETE", `${PATH}/${tag.id}`, { headers }),
    ]) {
      expect(answer.status).toBe(404);
    }
  }
  expect((await callApi("GET", `${PATH}?parentType=order`, { headers: others[0] ?? {} })).status).toBe(404);
  expect(await list(elsewhere, "parentType=order")).toEqual([]);
  expect(await list(orders, "parentType=order")).toMatchObject([{ name: "Urgente" }]);
  // Without the distributor's own CRM there are none.
  const without = await createTestUser(await createTestDistributor(), { type: "admin" });
  expect((await callApi("GET", `${PATH}?parentType=order`, { headers: without.headers })).status).toBe(403);
});

test("a name is taken once for each kind, a colour is seen by day and by night, and the order is the distributor's", async () => {
  const owner = await createTestDistributor({ actions: CRM });
  const headers = await createManager(owner, "order");
  const one = await make(headers, { parentType: "order", name: "Urgente" });
  const two = await make(headers, { parentType: "order", name: "Vistoria" });
  const body = { parentType: "order", name: "urgente" };
  const taken = await callApi("POST", PATH, { headers, body });
  expect([taken.status, taken.error.type]).toEqual([409, "NAME_TAKEN"]);
  const pale = await callApi("POST", PATH, { headers, body: { ...body, name: "Outra", color: "#ffff99" } });
  expect(pale.error.details).toMatchObject({ issues: [{ field: "color" }] });
  const order = { parentType: "order", before: [one.id, two.id], after: [two.id, one.id] };
  const ordered = await callApi<{ items: Tag[] }>("PUT", `${PATH}/order`, { headers, body: order });
  expect(ordered.data.items.map(({ name }) => name)).toEqual(["Vistoria", "Urgente"]);
  const again = await callApi("PUT", `${PATH}/order`, { headers, body: order });
  expect([again.status, again.error.type]).toEqual([409, "STALE_VERSION"]);
});

test("a list shows what has a tag; buyers neither see tags nor find by them", async () => {
  const world = await createWorld();
  const { owner, buyer, budget, marker } = world;
  const other = await saveBudget(world);
  const tagId = await createTestTag(owner, { parentType: "budget", name: "Urgente" });
  await callApi("PUT", `/app/user/requests/${budget.id}/tags/${tagId}`, { headers: marker.headers });
  const read = async (headers: Headers, query: string) =>
    (
      await callApi<{ items: { id: string; tags: unknown[] }[]; totalItems: number }>(
        "GET",
        `/app/user/requests?type=budget&${query}`,
        { headers },
      )
    ).data;
  const found = await read(marker.headers, `tagId=${tagId}`);
  expect([found.totalItems, found.items.map(({ id }) => id)]).toEqual([1, [budget.id]]);
  const all = await read(buyer.headers, `tagId=${tagId}`);
  expect(all.items.map(({ id }) => id).sort()).toEqual([budget.id, other.id].sort());
  expect(all.items.every(({ tags }) => tags.length === 0)).toBe(true);
  for (const method of ["GET", "PUT"] as const) {
    const path = `/app/user/requests/${budget.id}/tags${method === "GET" ? "" : `/${tagId}`}`;
    expect((await callApi(method, path, { headers: buyer.headers })).status).toBe(403);
  }
});

test("only tags of the record's own kind and distributor are put on it, ten at most", async () => {
  const { owner, budget, marker } = await createWorld();
  const { headers } = marker;
  const on = (id: string) => callApi("PUT", `/app/user/requests/${budget.id}/tags/${id}`, { headers });
  const foreign = await createTestTag(await createTestDistributor({ actions: CRM }), {
    parentType: "budget",
  });
  for (const id of [await createTestTag(owner, { parentType: "order" }), foreign, "tag_nenhuma"]) {
    expect((await on(id)).status).toBe(404);
  }
  for (let index = 0; index < 10; index += 1) {
    expect((await on(await createTestTag(owner, { parentType: "budget" }))).status).toBe(200);
  }
  const eleventh = await on(await createTestTag(owner, { parentType: "budget" }));
  expect(eleventh.error.details).toMatchObject({ issues: [{ field: "tags", code: "TOO_MANY" }] });
});

test("a tag that is deleted while it is put on is not found, and two people put one on once", async () => {
  const { owner, budget, marker } = await createWorld();
  const { headers } = marker;
  const gone = await createTestTag(owner, { parentType: "budget" });
  const manager = await createManager(owner, "budget");
  const path = `/app/user/requests/${budget.id}/tags`;
  beforeSave("insert into tag_item", async () => {
    await callApi("DELETE", `${PATH}/${gone}`, { headers: manager });
  });
  expect((await callApi("PUT", `${path}/${gone}`, { headers })).status).toBe(404);
  const tagId = await createTestTag(owner, { parentType: "budget" });
  const both = await Promise.all([0, 1].map(() => callApi<ShownTag>("PUT", `${path}/${tagId}`, { headers })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.data.tagItemId).toBe(both[1]?.data.tagItemId);
});

test("a budget that becomes an order takes along what orders also have, by name", async () => {
  const { owner, buyer, budget, marker } = await createWorld();
  const tagged = [
    await createTestTag(owner, { parentType: "budget", name: "Urgente" }),
    await createTestTag(owner, { parentType: "budget", name: "Só orçamento" }),
  ];
  const twin = await createTestTag(owner, { parentType: "order", name: "urgente" });
  for (const id of tagged) {
    await callApi("PUT", `/app/user/requests/${budget.id}/tags/${id}`, { headers: marker.headers });
  }
  const turned = await callApi("POST", `/app/user/requests/${budget.id}/order`, {
    headers: buyer.headers,
    body: { version: 1 },
  });
  expect(turned.status).toBe(200);
  const admin = await createTestUser(owner, { type: "admin" });
  const order = await callApi<{ tags: ShownTag[] }>("GET", `/app/user/requests/${budget.id}`, {
    headers: admin.headers,
  });
  expect(order.data.tags.map(({ id }) => id)).toEqual([twin]);
  const rows = await readRows(
    owner,
    sql`select count(*) as n from tag_item where distributor_id = ${owner.id}`,
  );
  expect(rows[0]?.["n"]).toBe(1);
});

test("companies have tags, which the log and the timeline tell of as those of requests", async () => {
  const { owner, budget, marker } = await createWorld();
  const manager = await createManager(owner, "company");
  const tag = await make(manager, { parentType: "company", name: "Parceiro" });
  const path = `/app/staff/integrators/${owner.integratorId}/tags`;
  const put = await callApi<ShownTag>("PUT", `${path}/${tag.id}`, { headers: manager });
  expect(put.data).toMatchObject({ id: tag.id, name: "Parceiro" });
  expect((await callApi<{ items: Tag[] }>("GET", path, { headers: manager })).data.items).toMatchObject([
    { id: tag.id, tagItemId: put.data.tagItemId },
  ]);
  const elsewhere = await createManager(await createTestDistributor({ actions: CRM }), "company");
  expect((await callApi("GET", path, { headers: elsewhere })).status).toBe(404);
  const tagId = await createTestTag(owner, { parentType: "budget", name: "Urgente" });
  await callApi("PUT", `/app/user/requests/${budget.id}/tags/${tagId}`, { headers: marker.headers });
  const rows = await readRows(
    owner,
    sql`select event, changes from audit_log where distributor_id = ${owner.id} and event like '%.tagged' order by event`,
  );
  expect(rows.map(({ event, changes }) => [event, JSON.parse(String(changes)) as unknown])).toEqual([
    ["integrator.tagged", { tags: { from: null, to: "Parceiro" } }],
    ["request.tagged", { tags: { from: null, to: "Urgente" } }],
  ]);
});
