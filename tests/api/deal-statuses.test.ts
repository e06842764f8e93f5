import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { DealStatusInput, StoredStatus } from "#domain/requests/deal-status-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { Timeline } from "#domain/requests/timeline-schema.ts";
import { createTestRequest, createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi, statementsOf } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/deal-statuses";
const BLUE = "#2563eb";

type Headers = Record<string, string>;

/** A distributor's own person who manages the statuses of one type only. */
async function createManager(owner: TestDistributor, type: RequestType = "order"): Promise<Headers> {
  const { headers } = await createTestUser(owner, {
    type: "staff",
    permissions: [type === "order" ? "configuration.orderStatus" : "configuration.budgetStatus"],
  });
  return headers;
}

async function make(headers: Headers, changes: Partial<DealStatusInput> = {}): Promise<StoredStatus> {
  const body = { type: "order", name: "Conferência", group: "negotiation", color: BLUE, ...changes };
  const answer = await callApi<StoredStatus>("POST", PATH, { headers, body });
  expect(answer.status).toBe(201);
  return answer.data;
}

async function list(headers: Headers, type: RequestType = "order"): Promise<StoredStatus[]> {
  return (await callApi<{ items: StoredStatus[] }>("GET", `${PATH}?type=${type}`, { headers })).data.items;
}

async function namesOf(headers: Headers, type: RequestType = "order"): Promise<string[]> {
  return (await list(headers, type)).map(({ name }) => name);
}

function remove(headers: Headers, id: string, moveTo?: string) {
  const query = moveTo === undefined ? "" : `?moveTo=${moveTo}`;
  return callApi("DELETE", `${PATH}/${id}${query}`, { headers });
}

/** Statuses from “Novo” to “Cancelado”, and their manager. */
async function createPath() {
  const owner = await createTestDistributor();
  const headers = await createManager(owner);
  const [first] = await list(headers);
  const novo = first?.id ?? "";
  const espera = await createTestStatus(owner, {
    name: "Espera",
    groupName: "open",
    groupOrder: 1,
    order: 2,
  });
  const pago = await createTestStatus(owner);
  const separado = await createTestStatus(owner, { name: "Em separação", order: 4 });
  const fim = await createTestStatus(owner, { name: "Finalizado", groupName: "finished", groupOrder: 3 });
  return { owner, headers, novo, espera, pago, separado, fim };
}

test("the values are the distributor's: a status is made as the last of its group, renamed, moved and deleted", async () => {
  const { headers } = await createPath();
  const made = await make(headers);
  expect(await namesOf(headers)).toEqual([
    ...["Novo", "Espera", "Pago", "Em separação", "Conferência", "Finalizado"],
  ]);
  const body = { name: "Conferido", group: "open", color: "#15803d", version: made.version };
  const changed = await callApi<StoredStatus>("PUT", `${PATH}/${made.id}`, { headers, body });
  expect(changed.data).toMatchObject({ name: "Conferido", group: "open", color: "#15803d", version: 2 });
  expect(await namesOf(headers)).toEqual([
    "Novo",
    "Espera",
    "Conferido",
    "Pago",
    "Em separação",
    "Finalizado",
  ]);
  const stale = await callApi("PUT", `${PATH}/${made.id}`, { headers, body });
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await remove(headers, made.id)).status).toBe(200);
  expect((await remove(headers, made.id)).status).toBe(404);
});

test("who manages the statuses of orders does not manage those of budgets, and nobody another distributor's", async () => {
  const owner = await createTestDistributor();
  const orders = await createManager(owner);
  const budgets = await createManager(owner, "budget");
  const { id } = await make(orders);
  expect((await callApi("GET", `${PATH}?type=budget`, { headers: orders })).status).toBe(404);
  for (const [method, body] of [
    ["GET", undefined],
    ["PUT", { name: "Outro", group: "open", color: BLUE, version: 1 }],
    ["DELETE", undefined],
  ] as const) {
    const refused = await callApi(method, `${PATH}/${id}`, { headers: budgets, body });
    expect([method, refused.status]).toEqual([method, 404]);
  }
  const elsewhere = await createManager(await createTestDistributor());
  expect((await callApi("GET", `${PATH}/${id}`, { headers: elsewhere })).status).toBe(404);
  expect((await remove(elsewhere, id)).status).toBe(404);
  expect(await namesOf(orders)).toContain("Conferência");
});

test("a name is taken once for each type, and a colour is seen by day and by night", async () => {
  const { owner, headers } = await createPath();
  const body = { type: "order", name: "novo", group: "open", color: BLUE };
  const taken = await callApi("POST", PATH, { headers, body });
  expect([taken.status, taken.error.type]).toEqual([409, "NAME_TAKEN"]);
  await make(await createManager(owner, "budget"), { type: "budget", name: "Espera" });
  for (const color of ["#ffff99", "#101010", "azul", "#2563EBFF"]) {
    const refused = await callApi("POST", PATH, { headers, body: { ...body, name: "Outro", color } });
    expect(refused.error.details).toMatchObject({ issues: [{ field: "color" }] });
  }
});

test("a status that a rule refers to keeps its name and stays; so does the last one of a group", async () => {
  const { owner, headers, novo, espera, pago, fim } = await createPath();
  const needed = (await list(headers)).filter(({ isNeeded }) => isNeeded).map(({ id }) => id);
  expect(needed).toEqual([pago, fim]);
  for (const id of needed) {
    const refused = await remove(headers, id, novo);
    expect([refused.status, refused.error.type]).toEqual([409, "STATUS_NEEDED"]);
  }
  const rename = { name: "Quitado", group: "negotiation", color: BLUE, version: 1 };
  const renamed = await callApi("PUT", `${PATH}/${pago}`, { headers, body: rename });
  expect(renamed.error.type).toBe("STATUS_NEEDED");
  const leave = { name: "Finalizado", group: "refused", color: BLUE, version: 1 };
  expect((await callApi("PUT", `${PATH}/${fim}`, { headers, body: leave })).error.type).toBe("STATUS_NEEDED");
  // A setting may refer to any status, by its id too.
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.restrictOptions',
      json(${JSON.stringify({ statusToDiscountStock: espera })})) where distributor_id = ${owner.id}`,
  );
  expect((await remove(headers, espera, novo)).error.type).toBe("STATUS_NEEDED");
});

test("what is in a deleted status goes where its manager says, and without saying nothing is deleted", async () => {
  const { owner, headers, novo, espera, separado } = await createPath();
  const { id: createdBy } = await createTestUser(owner);
  const order = await createTestRequest(owner, { createdBy, dealStatusId: espera });
  const refused = await remove(headers, espera);
  expect([refused.status, refused.error.type]).toEqual([409, "STATUS_IN_USE"]);
  // From “Pago” on an order's units are sent, so an open order cannot go there by the way.
  const other = await remove(headers, espera, separado);
  expect(other.error.details).toMatchObject({ issues: [{ field: "moveTo", code: "OTHER_STOCK" }] });
  expect((await remove(headers, espera, "dls_nenhum")).status).toBe(404);
  expect((await remove(headers, espera, novo)).status).toBe(200);
  const [row] = await readRows(owner, sql`select deal_status_id as status from request where id = ${order}`);
  expect(row).toEqual({ status: novo });
});

test("each budget of a deleted status tells who has moved it, from where to where, in no more statements for many", async () => {
  const world = await createBudgetWorld({ actions: { enableClosedKits: true, requestTimeline: true } });
  const { owner } = world;
  const { id: managerId, headers } = await createTestUser(owner, { type: "admin" });
  const [heir] = await list(headers, "budget");
  const before = await make(headers, { name: "Visita", type: "budget", group: "open" });
  const counts: number[] = [];
  for (const amount of [1, 2]) {
    const made = await make(headers, { name: `Etapa ${String(amount)}`, type: "budget", group: "open" });
    const ids = [];
    while (ids.length < amount) ids.push((await saveBudget(world)).id);
    await changeRows(
      owner,
      sql`update request set deal_status_id = ${made.id} where id in (select value from json_each(${JSON.stringify(ids)}))`,
    );
    counts.push(statementsOf(await remove(headers, made.id, heir?.id)));
    for (const id of ids) {
      const { data } = await callApi<Timeline>("GET", `/app/user/requests/${id}/timeline?kind=status`, {
        headers,
      });
      expect(data.items).toMatchObject([
        { event: "budget.status-changed", details: [{ from: made.name, to: heir?.name }] },
      ]);
    }
  }
  expect(counts[1]).toBe(counts[0]);
  // What has another status is not told of, nor is anything where nothing is moved.
  expect((await remove(headers, before.id)).status).toBe(200);
  const told = await readRows(
    owner,
    sql`select actor_id as actor from audit_log where distributor_id = ${owner.id} and event = 'budget.status-changed'`,
  );
  expect(told).toEqual([{ actor: managerId }, { actor: managerId }, { actor: managerId }]);
});

test("whoever sees orders is told live of each change of their statuses, and of no refused one", async () => {
  const { owner, headers, novo, espera } = await createPath();
  const readers = {
    staff: await createTestUser(owner, { type: "staff", permissions: ["order"] }),
    buyer: await createTestUser(owner, { type: "integrator", permissions: ["order"] }),
    "staff of budgets": await createTestUser(owner, { type: "staff", permissions: ["budget"] }),
  };
  const hear = async () => {
    const told: Record<string, number> = {};
    for (const [name, person] of Object.entries(readers)) {
      const { data } = await callApi<{ events: { message: object }[] }>(
        "GET",
        "/app/user/events?after=0",
        person,
      );
      told[name] = data.events.filter(
        ({ message }) => JSON.stringify(message) === '{"type":"statuses.changed","requestType":"order"}',
      ).length;
    }
    return told;
  };
  const heard = (times: number) => ({ staff: times, buyer: times, "staff of budgets": 0 });
  const made = await make(headers);
  expect(await hear()).toEqual(heard(1));
  const body = { name: "Conferido", group: "open", color: BLUE, version: made.version };
  await callApi("PUT", `${PATH}/${made.id}`, { headers, body });
  expect(await hear()).toEqual(heard(2));
  expect((await callApi("PUT", `${PATH}/${made.id}`, { headers, body })).status).toBe(409);
  expect(await hear()).toEqual(heard(2));
  const before = [novo, espera, made.id];
  const order = { type: "order", group: "open", before, after: [made.id, novo, espera] };
  expect((await callApi("PUT", `${PATH}/order`, { headers, body: order })).status).toBe(200);
  expect(await hear()).toEqual(heard(3));
  expect((await remove(headers, made.id)).status).toBe(200);
  expect(await hear()).toEqual(heard(4));
});

test("what may follow several statuses is saved as one, in the versions that were read, or not at all", async () => {
  const { owner, headers, novo, espera, pago, fim } = await createPath();
  const put = (changes: object[], type = "order", person = headers) =>
    callApi<{ items: StoredStatus[] }>("PUT", `${PATH}/next`, { headers: person, body: { type, changes } });
  const next = async () =>
    Object.fromEntries((await list(headers)).map(({ id, nextStatusIds }) => [id, nextStatusIds]));
  const before = await next();
  const both = [
    { id: novo, version: 1, nextStatusIds: [espera, pago] },
    { id: fim, version: 1, nextStatusIds: [] },
  ];
  const saved = await put(both);
  expect(saved.status).toBe(200);
  expect(saved.data.items.filter(({ version }) => version === 2).map(({ id }) => id)).toEqual([novo, fim]);
  expect(await next()).toEqual({ ...before, [novo]: [espera, pago], [fim]: [] });
  const logged = await readRows(
    owner,
    sql`select entity_id as id, changes ->> '$.nextStatusIds.to' as next from audit_log
      where distributor_id = ${owner.id} and event = 'deal-status.updated' order by next`,
  );
  expect(logged).toEqual([
    { id: fim, next: "" },
    { id: novo, next: "Espera, Pago" },
  ]);
  // One line of another version, of another type or to nowhere keeps all of them.
  const open = { id: espera, version: 1, nextStatusIds: [pago] };
  const elsewhere = await createTestStatus(owner, { type: "budget", name: "Proposta" });
  for (const [wrong, status, code] of [
    [{ id: novo, version: 1, nextStatusIds: null }, 409, "STALE_VERSION"],
    [{ id: elsewhere, version: 1, nextStatusIds: null }, 404, "NOT_FOUND"],
    [{ id: pago, version: 1, nextStatusIds: [elsewhere] }, 400, "INVALID_BODY"],
    [{ id: pago, version: 1, nextStatusIds: [pago] }, 400, "INVALID_BODY"],
  ] as const) {
    const refused = await put([open, wrong]);
    expect([refused.status, refused.error.type]).toEqual([status, code]);
  }
  expect((await put([open], "order", await createManager(owner, "budget"))).status).toBe(404);
  expect(await next()).toEqual({ ...before, [novo]: [espera, pago], [fim]: [] });
  expect((await put([{ id: novo, version: 2, nextStatusIds: null }])).status).toBe(200);
  expect(await next()).toEqual({ ...before, [fim]: [] });
});

test("an order is kept by a status while another person deletes it", async () => {
  const { owner, headers, espera, novo } = await createPath();
  const { id: productId } = await createTestProduct(owner, { onHand: 10 });
  const kit = await createTestKit(owner, { components: [{ productId, amount: 1 }] });
  const buyer = await createTestUser(owner);
  const admin = await createTestUser(owner, { type: "admin" });
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  const body = { type: "order", statusId: espera, seenStatusId: novo };
  const [moved, removed] = await Promise.all([
    callApi("PUT", `/app/user/requests/${data.id}/status`, { headers: admin.headers, body }),
    remove(headers, espera),
  ]);
  // One of them wins: the order has a status that exists, whoever it was.
  expect([moved.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
  const [row] = await readRows(
    owner,
    sql`select exists (select 1 from deal_status where id = request.deal_status_id) as stands
      from request where id = ${data.id}`,
  );
  expect(row).toEqual({ stands: 1 });
});

test("the statuses of a group are put into another order, as they were read; new orders begin in the first", async () => {
  const { owner, headers, novo, espera } = await createPath();
  const order = { type: "order", group: "open", before: [novo, espera], after: [espera, novo] };
  const put = (body: object) => callApi("PUT", `${PATH}/order`, { headers, body });
  expect((await put(order)).status).toBe(200);
  expect((await namesOf(headers)).slice(0, 2)).toEqual(["Espera", "Novo"]);
  expect((await put(order)).error.type).toBe("STALE_VERSION");
  const short = await put({ ...order, after: [espera, espera] });
  expect(short.error.details).toMatchObject({ issues: [{ field: "after", code: "NOT_THE_SAME" }] });
  const kit = await createTestKit(owner);
  const { data } = await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }]);
  const [row] = await readRows(
    owner,
    sql`select deal_status_id as status from request where id = ${data.id}`,
  );
  expect(row).toEqual({ status: espera });
});
