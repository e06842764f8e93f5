import { expect, test } from "vitest";
import type { Timeline } from "#domain/requests/timeline-schema.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;

function read(person: Person, id: string, query = "") {
  return callApi<Timeline>("GET", `/app/user/requests/${id}/timeline${query}`, { headers: person.headers });
}

async function createWorld({ requestTimeline = true } = {}) {
  const world = await createBudgetWorld({ actions: { enableClosedKits: true, requestTimeline } });
  const admin = await createTestUser(world.owner, { type: "admin" });
  const { id } = await saveBudget(world);
  return { ...world, admin, id };
}

/** Deletes and restores a request some times. */
async function happen(admin: Person, id: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await callApi("DELETE", `/app/user/requests/${id}?type=budget`, { headers: admin.headers });
    await callApi("POST", `/app/user/requests/${id}/restore`, { headers: admin.headers });
  }
}

test("what happened to a budget is told newest first, by kind, without addresses", async () => {
  const { admin, id } = await createWorld();
  const part = { type: "percentage", amount: "5" };
  const valueModifier = { increase: { type: "percentage", amount: "0" }, decrease: part };
  await callApi("PUT", `/app/user/requests/${id}/value-modifier`, {
    headers: admin.headers,
    body: { valueModifier, version: 1 },
  });
  await happen(admin, id, 1);
  const { data } = await read(admin, id);
  expect(data.items.map(({ event }) => event)).toEqual([
    ...["budget.restored", "budget.deleted", "request.price-modified", "budget.created"],
  ]);
  expect(data.items[1]?.sentence).toMatch(/^excluiu o orçamento ORC-/);
  expect(data.items[1]?.person).not.toBe("");
  expect(JSON.stringify(data)).not.toContain("address");
  const ofKind = async (kind: string) =>
    (await read(admin, id, `?kind=${kind}`)).data.items.map(({ event }) => event);
  expect(await ofKind("agreement")).toEqual(["request.price-modified", "budget.created"]);
  expect(await ofKind("deletion")).toEqual(["budget.restored", "budget.deleted"]);
  expect(await ofKind("payment")).toEqual([]);
  expect((await read(admin, id, "?kind=other")).status).toBe(400);
});

test("a long timeline is read page by page, and a position that none gave is refused", async () => {
  const { admin, id } = await createWorld();
  await happen(admin, id, 11);
  const { data: first } = await read(admin, id);
  expect(first.items).toHaveLength(20);
  const { data: rest } = await read(admin, id, `?cursor=${String(first.nextCursor)}`);
  expect(rest.nextCursor).toBeNull();
  const ids = [...first.items, ...rest.items].map((item) => item.id);
  expect(new Set(ids).size).toBe(23);
  expect(rest.items.at(-1)?.event).toBe("budget.created");
  expect((await read(admin, id, "?cursor=nenhum")).status).toBe(400);
});

test("the timeline needs its permission and its feature, and integrators have none", async () => {
  const { owner, buyer, id } = await createWorld();
  const only = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "budget.details.timeline"],
  });
  const ofOrders = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "order.details.timeline"],
  });
  expect((await read(only, id)).status).toBe(200);
  expect((await read(ofOrders, id)).status).toBe(403);
  expect((await read(buyer, id)).status).toBe(403);
  const foreign = await createTestUser(await createTestDistributor({ actions: { requestTimeline: true } }), {
    type: "admin",
  });
  expect((await read(foreign, id)).status).toBe(404);
  const off = await createWorld({ requestTimeline: false });
  expect((await read(off.admin, off.id)).status).toBe(403);
});
