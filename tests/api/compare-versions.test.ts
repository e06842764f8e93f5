import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type ComparedFact, differencesIn } from "#domain/requests/compare-versions.ts";
import type { ComparedVersions } from "#domain/requests/version-comparison-schema.ts";
import type { RequestHistory } from "#domain/requests/request-history-schema.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import {
  ALL_OF_REQUESTS,
  type BudgetWorld,
  callRequest,
  createBudgetWorld,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { callApi, roundTripsOf, statementsOf } from "#tests/setup/call-api.ts";

const MAY_READ = "budget.details.changehistory";

function compare(person: Pick<TestUser, "headers">, id: string, query = "") {
  return callApi<ComparedVersions>("GET", `/app/user/requests/${id}/versions/compare${query}`, {
    headers: person.headers,
  });
}

const off = (amount: string) => ({ increase: {}, decrease: { type: "percentage", amount } });

function modify(person: Pick<TestUser, "headers">, id: string, amount: string, version: number) {
  return callRequest<{ totalCents: number }>(person, ["PUT", id, "/value-modifier"], {
    ...{ valueModifier: off(amount), version },
  });
}

/** Saves versions up to a number: the first content, with a note, a total and a freight of its own. */
async function saveVersions({ owner }: BudgetWorld, id: string, until: number): Promise<void> {
  await changeRows(
    owner,
    sql`insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      with recursive number(at) as (select 2 union all select at + 1 from number where at < ${until})
      select distributor_id, request_id, number.at,
        json_set(content, '$.notes', 'Nota ' || number.at, '$.totals.totalCents', number.at,
          '$.totals.freightCents', 700 + number.at),
        created_by, '2026-11-20T12:00:00.000Z'
      from request_version, number where distributor_id = ${owner.id} and request_id = ${id} and version = 1`,
  );
  await changeRows(
    owner,
    sql`update request set version = ${until} where distributor_id = ${owner.id} and id = ${id}`,
  );
}

const changed = (comparison: ComparedVersions) =>
  differencesIn(comparison).facts.map(({ field, from, to }: ComparedFact) => [field, from, to]);

test("two versions stand side by side: who saved each, how it came to be, and what differs", async () => {
  const world = await createBudgetWorld();
  const { id, code, totalCents } = await saveBudget(world);
  const admin = await createTestUser(world.owner, { type: "admin" });
  const { data: after } = await modify(admin, id, "5", 1);
  const { data } = await compare(admin, id);
  expect(data).toMatchObject({
    request: { id, code, type: "budget" },
    newest: 2,
    from: { version: 1, kind: "created" },
    to: { version: 2, kind: "priceModified", reason: "", note: "" },
    versions: [{ version: 2 }, { version: 1 }],
  });
  expect(changed(data)).toContainEqual(["decrease", null, "5%"]);
  expect(changed(data)).toContainEqual(["totalCents", totalCents, after.totalCents]);
  expect(differencesIn(data).items).toEqual([]);
  expect(data.items).toMatchObject([{ list: "lines", from: { amount: 1 }, to: { amount: 1 } }]);
});

test("any two versions are compared, in either order, and the last two unless others are named", async () => {
  const world = await createBudgetWorld();
  const { id } = await saveBudget(world);
  await saveVersions(world, id, 5);
  const admin = await createTestUser(world.owner, { type: "admin" });
  const notes = async (query: string) =>
    changed((await compare(admin, id, query)).data).filter(([field]) => field === "notes");
  expect(await notes("?from=2&to=4")).toEqual([["notes", "Nota 2", "Nota 4"]]);
  expect(await notes("?from=4&to=2")).toEqual([["notes", "Nota 4", "Nota 2"]]);
  expect(await notes("?to=3")).toEqual([["notes", "Nota 2", "Nota 3"]]);
  expect(await notes("?from=2")).toEqual([["notes", "Nota 2", "Nota 5"]]);
  expect(await notes("")).toEqual([["notes", "Nota 4", "Nota 5"]]);
  expect(changed((await compare(admin, id, "?from=3&to=3")).data)).toEqual([]);
});

test("a version that the request does not have is refused with the newest one's number, and no number as such", async () => {
  const world = await createBudgetWorld();
  const { id } = await saveBudget(world);
  const admin = await createTestUser(world.owner, { type: "admin" });
  for (const query of ["?to=2", "?from=9&to=1"]) {
    const { status, error } = await compare(admin, id, query);
    expect([status, error.type, error.details]).toEqual([
      404,
      "VERSION_NOT_FOUND",
      { version: query === "?to=2" ? 2 : 9, newest: 1 },
    ]);
  }
  for (const query of ["?to=0", "?from=a", "?to=1.5", "?until=1"]) {
    expect((await compare(admin, id, query)).status).toBe(400);
  }
});

test("an approved discount is told with its reason to who may see prices", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { id } = await saveBudget(world);
  const admin = await createTestUser(owner, { type: "admin" });
  const seller = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "budget.details.discount"],
    roleContent: { limitDiscountBudget: "5" },
  });
  const { data: asked } = await callRequest<{ id: string }>(seller, ["POST", id, "/discount-requisitions"], {
    valueModifier: off("12"),
    version: 1,
    reason: "Concorrente.",
  });
  await callApi("POST", `/app/staff/discount-requisitions/${asked.id}/approve`, {
    headers: admin.headers,
    body: { note: "Só desta vez." },
  });
  const told = { version: 2, kind: "discountApproved", reason: "Concorrente.", note: "Só desta vez." };
  expect((await compare(admin, id)).data.to).toMatchObject(told);
  // The next change is no approval.
  await modify(admin, id, "1", 2);
  expect((await compare(admin, id)).data).toMatchObject({
    from: told,
    to: { version: 3, kind: "priceModified", reason: "", note: "" },
  });
});

test("who may not see prices compares without them and without reasons, and only who may read the history does", async () => {
  const world = await createBudgetWorld({
    settings: { priceDisplay: { howToDisplayPricesInClosedKits: "never" } },
  });
  const { owner, buyer } = world;
  const { id } = await saveBudget(world);
  await saveVersions(world, id, 2);
  const reader = await createTestUser(owner, { permissions: [...ALL_OF_REQUESTS, MAY_READ] });
  const { data } = await compare(reader, id);
  expect(changed(data)).toEqual([["notes", null, "Nota 2"]]);
  expect(JSON.stringify(data)).not.toContain("1000000");
  expect(data.facts.filter(({ kind }) => kind === "cents" || kind === "centsPerWp")).toEqual([]);
  expect((await compare(buyer, id)).error.type).toBe("accessDenied");
  const rival = await createTestUser(owner, {
    ...{ permissions: [...ALL_OF_REQUESTS, MAY_READ], integratorId: "int_other" },
  });
  expect((await compare(rival, id)).error.type).toBe("NOT_FOUND");
  const stranger = await createTestUser((await createBudgetWorld()).owner, { type: "admin" });
  expect((await compare(stranger, id)).error.type).toBe("NOT_FOUND");
});

test("a freight that one of the two versions hides by its total is in neither", async () => {
  const world = await createBudgetWorld({
    settings: {
      delivery: { ships: true, enableHideFreightPriceValue: true, hideFreightPriceValueCents: 500_000 },
    },
  });
  const { id } = await saveBudget(world);
  // The second version comes to 2 cents, under the limit above which the freight is hidden.
  await saveVersions(world, id, 3);
  const reader = await createTestUser(world.owner, { permissions: [...ALL_OF_REQUESTS, MAY_READ] });
  const freight = async (query: string) =>
    (await compare(reader, id, query)).data.facts.find(({ field }) => field === "freightCents");
  expect(await freight("?from=2&to=3")).toMatchObject({ from: 702, to: 703 });
  expect(await freight("?from=1&to=3")).toBeUndefined();
  expect(await freight("?from=3&to=1")).toBeUndefined();
});

test("five hundred changes cost as few round trips and statements as two, for a page of the history as for two versions", async () => {
  const world = await createBudgetWorld();
  const { id } = await saveBudget(world);
  await saveVersions(world, id, 501);
  const admin = await createTestUser(world.owner, { type: "admin" });
  const history = (query: string) =>
    callApi<RequestHistory>("GET", `/app/user/requests/${id}/history${query}`, { headers: admin.headers });
  await history("");
  const page = await history("");
  expect([page.data.items.length, page.data.items[0]?.version, page.data.before]).toEqual([20, 501, 482]);
  const seen = [];
  for (let before: number | null = 502; before !== null;) {
    const { data }: { data: RequestHistory } = await history(`?before=${String(before)}&pageSize=100`);
    seen.push(...data.items.map(({ version }) => version));
    before = data.before;
  }
  expect(seen).toEqual(Array.from({ length: 500 }, (_, place) => 501 - place));
  const two = await compare(admin, id, "?from=1&to=501");
  expect(two.data.versions).toHaveLength(501);
  expect([page, two].map((answer) => [roundTripsOf(answer), statementsOf(answer)])).toEqual([
    [3, 4],
    [3, 5],
  ]);
});
