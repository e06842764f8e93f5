import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RequestHistory } from "#domain/requests/request-history-schema.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import {
  ALL_OF_REQUESTS,
  type BudgetWorld,
  createBudgetWorld,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { callApi, roundTripsOf, statementsOf } from "#tests/setup/call-api.ts";

const MAY_READ = "budget.details.changehistory";

function read(person: Pick<TestUser, "headers">, id: string, query = "") {
  return callApi<RequestHistory>("GET", `/app/user/requests/${id}/history${query}`, {
    headers: person.headers,
  });
}

/** Saves further versions of a budget, each with its number in its notes and its name. */
async function saveVersions({ owner }: BudgetWorld, id: string, until: number): Promise<void> {
  for (let version = 2; version <= until; version += 1) {
    await changeRows(
      owner,
      sql`insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
        select distributor_id, request_id, ${version},
          json_set(content, '$.notes', ${`Nota ${String(version)}`}, '$.totals.totalCents', ${version}),
          created_by, '2026-11-20T12:00:00.000Z'
        from request_version where distributor_id = ${owner.id} and request_id = ${id} and version = 1`,
    );
    await changeRows(
      owner,
      sql`update request set version = ${version} where distributor_id = ${owner.id} and id = ${id}`,
    );
  }
}

test("a discount is in the change history: which version, by whom, and what was before and after", async () => {
  const world = await createBudgetWorld();
  const { id, totalCents } = await saveBudget(world);
  const admin = await createTestUser(world.owner, { type: "admin" });
  const valueModifier = {
    increase: { type: "percentage", amount: "0" },
    decrease: { type: "percentage", amount: "5" },
  };
  const { data: changed } = await callApi<{ totalCents: number }>(
    "PUT",
    `/app/user/requests/${id}/value-modifier`,
    { headers: admin.headers, body: { valueModifier, version: 1 } },
  );
  const { data } = await read(admin, id);
  expect(data).toMatchObject({ items: [{ version: 2, byName: expect.stringMatching(/./) }], before: null });
  expect(data.items[0]?.changes).toMatchObject([
    { field: "decrease", of: "", kind: "text", from: null, to: "5%" },
    { field: "decreaseCents", kind: "cents", from: null, to: changed.totalCents - totalCents },
    { field: "totalCents", of: "", kind: "cents", from: totalCents, to: changed.totalCents },
    { field: "perWpCents", kind: "centsPerWp" },
  ]);
});

test("the history is read from the newest version on, in parts, and a request without changes has none", async () => {
  const world = await createBudgetWorld();
  const { id } = await saveBudget(world);
  const admin = await createTestUser(world.owner, { type: "admin" });
  expect((await read(admin, id)).data).toEqual({ items: [], before: null });
  await saveVersions(world, id, 5);
  const notes = ({ items }: RequestHistory) =>
    items.map(({ changes }) => changes.find(({ field }) => field === "notes")?.to);
  const first = await read(admin, id, "?pageSize=3");
  expect([notes(first.data), first.data.before]).toEqual([["Nota 5", "Nota 4", "Nota 3"], 3]);
  const second = await read(admin, id, `?pageSize=3&before=${String(first.data.before)}`);
  expect([notes(second.data), second.data.before]).toEqual([["Nota 2"], null]);
});

test("500 changes are read in pages of the same cost, each once: none is lost or told twice", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { id } = await saveBudget(world);
  const admin = await createTestUser(owner, { type: "admin" });
  await changeRows(
    owner,
    sql`insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      with recursive n(i) as (select 2 union all select i + 1 from n where i < 501)
      select distributor_id, request_id, i, json_set(content, '$.notes', 'Nota ' || i), created_by,
        '2026-11-20T12:00:00.000Z'
      from request_version, n where distributor_id = ${owner.id} and request_id = ${id} and version = 1`,
  );
  await changeRows(
    owner,
    sql`update request set version = 501 where distributor_id = ${owner.id} and id = ${id}`,
  );
  const costs = new Set<string>();
  const told: unknown[] = [];
  let before: number | null = null;
  do {
    const answer: Awaited<ReturnType<typeof read>> = await read(
      admin,
      id,
      before === null ? "" : `?before=${String(before)}`,
    );
    // The first call reads what the others find in memory.
    if (before !== null) costs.add(`${String(roundTripsOf(answer))} ${String(statementsOf(answer))}`);
    expect(answer.data.items.length).toBeLessThanOrEqual(20);
    for (const { version, changes } of answer.data.items) {
      expect(changes).toEqual([
        {
          ...{ field: "notes", key: "", of: "", kind: "text", to: `Nota ${String(version)}` },
          from: version === 2 ? null : `Nota ${String(version - 1)}`,
        },
      ]);
      told.push(version);
    }
    ({ before } = answer.data);
  } while (before !== null);
  expect(told).toEqual(Array.from({ length: 500 }, (_, at) => 501 - at));
  expect([...costs]).toHaveLength(1);
});

test("who may not see prices reads changes without them, and only who may read the history does", async () => {
  const world = await createBudgetWorld({
    settings: { priceDisplay: { howToDisplayPricesInClosedKits: "never" } },
  });
  const { owner, buyer } = world;
  const { id } = await saveBudget(world);
  await saveVersions(world, id, 2);
  const reader = await createTestUser(owner, { permissions: [...ALL_OF_REQUESTS, MAY_READ] });
  const { data } = await read(reader, id);
  expect(data.items.map(({ changes }) => changes.map(({ field }) => field))).toEqual([["notes"]]);
  expect((await read(buyer, id)).error.type).toBe("accessDenied");
  const ofOrders = await createTestUser(owner, {
    permissions: [...ALL_OF_REQUESTS, "order.details.changehistory"],
  });
  expect((await read(ofOrders, id)).error.type).toBe("accessDenied");
  const rival = await createTestUser(owner, {
    ...{ permissions: [...ALL_OF_REQUESTS, MAY_READ], integratorId: "int_other" },
  });
  expect((await read(rival, id)).error.type).toBe("NOT_FOUND");
  const stranger = await createTestUser((await createBudgetWorld()).owner, { type: "admin" });
  expect((await read(stranger, id)).error.type).toBe("NOT_FOUND");
});
