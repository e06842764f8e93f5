import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestRequest, createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** A seeded sequence of numbers from 0 to 1, so that a failure can be repeated. */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

async function createWorld() {
  const owner = await createTestDistributor({ actions: { enableClosedKits: true } });
  const admin = await createTestUser(owner, { type: "admin" });
  const other = await createTestStatus(owner);
  const [first] = await readRows(
    owner,
    sql`select id from deal_status where distributor_id = ${owner.id} and type = 'order' and id <> ${other}`,
  );
  return { owner, admin, statuses: [String(first?.["id"]), other] };
}

test("whatever is done to requests, the kept counts and sums are those of the rows", async () => {
  const { owner, admin, statuses } = await createWorld();
  const draw = createDraw(20_261_128);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(draw() * values.length)] as Value;
  const ids: string[] = [];
  for (let turn = 0; turn < 120; turn += 1) {
    const id = pick(ids.length > 0 ? ids : ["none"]);
    const change = pick([
      "make",
      "make",
      "move",
      "delete",
      "restore",
      "price",
      "return",
      "hand",
      "erase",
    ] as const);
    const set = (assignment: ReturnType<typeof sql>) =>
      changeRows(
        owner,
        sql`update request set ${assignment} where distributor_id = ${owner.id} and id = ${id}`,
      );
    if (change === "make") {
      const fields = { totalCents: Math.floor(draw() * 1e6), totalPowerW: Math.floor(draw() * 1e4) };
      const type = pick(["order", "budget"] as const);
      ids.push(
        await createTestRequest(owner, {
          createdBy: admin.id,
          dealStatusId: pick(statuses),
          type,
          ...fields,
        }),
      );
    } else if (change === "move") await set(sql`deal_status_id = ${pick(statuses)}`);
    else if (change === "delete") await set(sql`deleted_at = '2026-11-20T12:00:00.000Z'`);
    else if (change === "restore") await set(sql`deleted_at = null`);
    else if (change === "price")
      await set(sql`total_cents = total_cents + 7, total_power_w = total_power_w + 3`);
    else if (change === "return") await set(sql`returned_cents = coalesce(returned_cents, 0) + 5`);
    else if (change === "hand") await set(sql`type = 'order', integrator_id = ${pick(["int_a", "int_b"])}`);
    else {
      await changeRows(owner, sql`delete from request where distributor_id = ${owner.id} and id = ${id}`);
    }
  }
  const counted = await readRows(
    owner,
    sql`select * from (
      select type, company, deal_status_id, purchase_type, count(*) as count, sum(total_cents - coalesce(returned_cents, 0)) as cents, sum(total_power_w) as watts
      from (select *, '' as company from request where deleted_at is null
        union all select *, integrator_id as company from request where deleted_at is null)
      where distributor_id = ${owner.id} group by 1, 2, 3, 4) order by 1, 2, 3, 4`,
  );
  const kept = await readRows(
    owner,
    sql`select type, integrator_id as company, deal_status_id, purchase_type, count, total_cents as cents,
        total_power_w as watts
      from request_count where distributor_id = ${owner.id} and count > 0 order by 1, 2, 3, 4`,
  );
  expect(counted.length).toBeGreaterThan(4);
  expect(kept).toEqual(counted);
  const [rest] = await readRows(
    owner,
    sql`select coalesce(sum(abs(total_cents) + abs(total_power_w)), 0) as left from request_count
      where distributor_id = ${owner.id} and count = 0`,
  );
  expect(rest?.["left"]).toBe(0);
});

test("a list and a board tell the same number whether it is kept or counted", async () => {
  const { owner, admin, statuses } = await createWorld();
  const { headers } = admin;
  for (const dealStatusId of [...statuses, ...statuses, statuses[0] ?? ""]) {
    await createTestRequest(owner, { createdBy: admin.id, dealStatusId, totalCents: 1_000, totalPowerW: 10 });
  }
  const total = async (query: string) =>
    (await callApi<{ totalItems: number }>("GET", `/app/user/requests?type=order&${query}`, { headers })).data
      .totalItems;
  // A range that all are in is counted.
  const all = "from=2000-01-01";
  for (const query of [
    "",
    `statusId=${statuses[0] ?? ""}`,
    "group=negotiation",
    `integratorId=${owner.integratorId}`,
  ]) {
    expect([query, await total(query)]).toEqual([query, await total(`${query}&${all}`)]);
  }
  const board = async (query: string) =>
    (
      await callApi<{
        columns: { id: string; count: number; totalCents: number; cards: { id: string }[] }[];
      }>("GET", `/app/user/request-board?type=order&${query}`, { headers })
    ).data.columns.map(({ id, count, totalCents, cards }) => ({
      id,
      count,
      totalCents,
      cards: cards.map((one) => one.id),
    }));
  const shown = await board("");
  expect(shown).toEqual(await board(all));
  expect(shown.map(({ count, totalCents }) => [count, totalCents])).toEqual([
    [3, 3_000],
    [2, 2_000],
  ]);
});

test("a call reads requests by type, view, page, page size and filter, with each column's number and value [CALLS-44]", async () => {
  const { owner, admin, statuses } = await createWorld();
  const { headers } = admin;
  const [first = "", second = ""] = statuses;
  for (const dealStatusId of [first, second, first]) {
    await createTestRequest(owner, { createdBy: admin.id, dealStatusId, totalCents: 150_050 });
  }
  await createTestRequest(owner, { createdBy: admin.id, dealStatusId: first, type: "budget" });
  const read = (query: string, as = headers) =>
    callApi<{ items: { id: string }[]; totalItems: number; groups: unknown[] }>(
      "GET",
      `/app/user/requests?type=order&${query}`,
      { headers: as },
    );
  const { data: board } = await read("view=board&page=2&pageSize=2");
  expect([board.items.length, board.totalItems]).toEqual([1, 3]);
  expect(board.groups).toEqual([
    { statusId: first, docs: 2, totalValue: 3_001 },
    { statusId: second, docs: 1, totalValue: 1_500.5 },
  ]);
  const { data: filtered } = await read(`view=board&statusId=${second}`);
  expect([filtered.totalItems, filtered.groups]).toEqual([
    1,
    [
      { statusId: first, docs: 0, totalValue: 0 },
      { statusId: second, docs: 1, totalValue: 1_500.5 },
    ],
  ]);
  expect((await read("view=list")).data).not.toHaveProperty("groups");
  // Integrators have no board.
  const buyer = await createTestUser(owner, { type: "integrator" });
  expect((await read("view=list", buyer.headers)).status).toBe(200);
  expect((await read("view=board", buyer.headers)).status).toBe(403);
  expect((await read("view=pile")).status).toBe(400);
});

test("requests are found by the beginnings of words of code, name and customer, without accents, and by the number of a code", async () => {
  const { owner, admin, statuses } = await createWorld();
  const id = await createTestRequest(owner, {
    ...{
      createdBy: admin.id,
      dealStatusId: statuses[0] ?? "",
      code: "PED-000412",
      name: "Condomínio São João",
    },
  });
  await changeRows(
    owner,
    sql`update request set customer_name = 'Açaí & Cia' where distributor_id = ${owner.id} and id = ${id}`,
  );
  await createTestRequest(owner, { createdBy: admin.id, dealStatusId: statuses[0] ?? "", name: "Outro" });
  const found = async (text: string) =>
    (
      await callApi<{ items: { id: string }[] }>(
        "GET",
        `/app/user/requests?type=order&search=${encodeURIComponent(text)}`,
        { headers: admin.headers },
      )
    ).data.items.map((one) => one.id);
  for (const text of [
    "condominio",
    "são jo",
    "joao condom",
    "acai",
    "PED-000412",
    "412",
    "ped-0004",
    "CIA",
  ]) {
    expect([text, await found(text)]).toEqual([text, [id]]);
  }
  for (const text of ["ondominio", "acai outro", '" OR "', "413", "*"]) {
    expect([text, await found(text)]).toEqual([text, []]);
  }
});
