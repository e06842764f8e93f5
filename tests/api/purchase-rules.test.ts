import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import type { PurchaseApproval, RequestPurchase } from "#domain/purchases/purchase-approval-schema.ts";
import type { CompanyPurchaseRules } from "#domain/purchases/purchase-rules-schema.ts";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { createTestManager, setRules } from "#tests/factories/purchase.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { ALL_OF_REQUESTS, createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { readStock } from "#tests/factories/stock.ts";
import { callApi, type Method, startCall } from "#tests/setup/call-api.ts";

/** Total of one kit with its freight. */
const ONE = 1_010_000;

function call<Data>(method: Method, person: Pick<TestUser, "headers">, path: string, body?: unknown) {
  return callApi<Data>(method, path, { headers: person.headers, ...(body === undefined ? {} : { body }) });
}

/** A company with a manager, and a buyer whom its rules may bind. */
async function createWorld(rules: Parameters<typeof setRules>[1] = {}) {
  const world = await createBudgetWorld();
  const { owner, buyer, kit } = world;
  const manager = await createTestManager(owner);
  expect((await setRules(manager, rules)).status).toBe(200);
  const order = (person: TestUser = buyer, changes: Parameters<typeof buildOrderInput>[1] = {}) =>
    call<CreatedRequest>(
      "POST",
      person,
      "/app/user/requests",
      buildOrderInput([{ id: kit, amount: 1 }], changes),
    );
  const turn = (person: TestUser, id: string, body: object = { version: 1 }) =>
    call<CreatedRequest>("POST", person, `/app/user/requests/${id}/order`, body);
  const ask = (
    id: string,
    {
      person = buyer,
      version = 1,
      reason = "",
      ...rest
    }: { person?: TestUser; version?: number; reason?: string; purchaseNumber?: string } = {},
  ) =>
    call<{ id: string }>("POST", person, `/app/user/requests/${id}/purchase-approval`, {
      order: { version, ...rest },
      reason,
    });
  const read = (person: TestUser, id: string) =>
    call<RequestPurchase>("GET", person, `/app/user/requests/${id}/purchase-approval`);
  const decide = (person: TestUser, id: string, how: "approve" | "refuse", note = "") =>
    call<CreatedRequest>("POST", person, `/app/user/purchase-approvals/${id}/${how}`, { note });
  const ordersOf = () =>
    readNumber(
      owner,
      sql`select count(*) from request where distributor_id = ${owner.id} and type = 'order'`,
    );
  return { ...world, manager, order, turn, ask, read, decide, ordersOf };
}

test("a manager sets limits with exceptions, and the company's people read what counts for them", async () => {
  const { owner, buyer, manager } = await createWorld({ limitCents: 5_000_000, period: "week" });
  const free = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const exceptions = [
    { userId: free.id, limitCents: null },
    { userId: manager.id, limitCents: 9_000_000 },
  ];
  const second = await setRules(manager, { limitCents: 5_000_000, period: "day", exceptions, version: 1 });
  expect(second.data).toEqual({ version: 2 });
  const { data } = await call<CompanyPurchaseRules>("GET", manager, "/app/user/purchase-rules");
  expect(data).toMatchObject({
    limitCents: 5_000_000,
    period: "day",
    isNumberRequired: false,
    exceptions,
    version: 2,
  });
  expect(data.people).toContainEqual({ id: buyer.id, name: "Marina Alves", isManager: false });
  expect(data.people).toContainEqual({ id: manager.id, name: "Marina Alves", isManager: true });
  const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
  const limits = await Promise.all(
    [buyer, free, manager].map((person) => call("GET", person, "/app/user/purchase-limit")),
  );
  expect(limits.map(({ data: own }) => own)).toEqual(
    [5_000_000, null, 9_000_000].map((limitCents) => ({
      ...{ limitCents, period: "day", usedCents: 0, isNumberRequired: false, lastOn: today },
    })),
  );
  const log = await readRows(
    owner,
    sql`select event, changes from audit_log where distributor_id = ${owner.id}
      and event = 'integrator.purchase-rules-updated' order by at, rowid`,
  );
  expect(log).toHaveLength(2);
  expect(JSON.parse(String(log[1]?.["changes"]))).toMatchObject({
    purchasePeriod: { from: "week", to: "day" },
  });
});

test("rules are set by managers of the company alone, over the version they saw, and for its own people", async () => {
  const { owner, buyer, manager } = await createWorld({ limitCents: 1 });
  const company = await createTestCompany(owner);
  const stranger = await createTestManager(owner, { integratorId: company });
  // A manager needs no permission of the role beside.
  const bare = await createTestManager(owner, { permissions: [] });
  expect((await setRules(bare, { limitCents: 2, version: 1 })).status).toBe(200);
  const stale = await setRules(manager, { limitCents: 3, version: 1 });
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  const again = await setRules(manager, { limitCents: 3, version: 0 });
  expect(again.error.type).toBe("STALE_VERSION");
  const seller = await setRules(buyer, { version: 2 });
  expect([seller.status, seller.error.type]).toEqual([403, "accessDenied"]);
  const staff = await createTestUser(owner, { type: "admin" });
  expect((await setRules(staff, { version: 2 })).status).toBe(403);
  const other = await setRules(manager, { version: 2, exceptions: [{ userId: stranger.id, limitCents: 1 }] });
  expect([other.status, other.error.type]).toEqual([404, "NOT_FOUND"]);
  const twice = [buyer.id, buyer.id].map((userId) => ({ userId, limitCents: 1 }));
  expect((await setRules(manager, { version: 2, exceptions: twice })).status).toBe(400);
  // Another company has rules of its own.
  expect((await call<CompanyPurchaseRules>("GET", stranger, "/app/user/purchase-rules")).data).toMatchObject({
    ...{ limitCents: null, version: 0 },
    people: [{ id: stranger.id }],
  });
});

test("an order above the limit is not placed, and the refusal tells limit, use and total", async () => {
  const { owner, buyer, module, order, ordersOf, turn, ...world } = await createWorld({
    limitCents: 2 * ONE,
  });
  expect((await order()).status).toBe(201);
  const { id } = await saveBudget({ buyer, ...world });
  expect((await turn(buyer, id)).status).toBe(200);
  const third = await order();
  expect([third.status, third.error.type]).toEqual([422, "PURCHASE_LIMIT_EXCEEDED"]);
  expect(third.error.details).toEqual({
    ...{ limitCents: 2 * ONE, usedCents: 2 * ONE, totalCents: ONE, period: "month", mayAsk: true },
  });
  const budget = await saveBudget({ buyer, ...world });
  expect((await turn(buyer, budget.id)).error.details).toMatchObject({ usedCents: 2 * ONE });
  expect(await ordersOf()).toBe(2);
  expect(await readStock(owner, module.id)).toMatchObject({ reserved: 20 });
});

test("who else buys does not count: other people, managers, and the distributor's people for the company", async () => {
  const { owner, order, buyer, manager, kit } = await createWorld({ limitCents: ONE });
  const other = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const admin = await createTestUser(owner, { type: "admin" });
  const places = [
    await order(other),
    await order(manager),
    await order(manager),
    await order(admin, { integratorId: owner.integratorId }),
    await order(buyer),
  ];
  expect(places.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await order(buyer)).error.type).toBe("PURCHASE_LIMIT_EXCEEDED");
  const company = await createTestCompany(owner);
  const elsewhere = await createTestUser(owner, { permissions: ALL_OF_REQUESTS, integratorId: company });
  expect((await order(elsewhere, { kits: [{ id: kit, amount: 3 }] })).status).toBe(201);
});

test("an exception takes the place of the company's limit, also for a manager, and may be none", async () => {
  const { owner, buyer, manager, order } = await createWorld();
  const free = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  await setRules(manager, {
    ...{ limitCents: 0, version: 1 },
    exceptions: [
      { userId: free.id, limitCents: null },
      { userId: manager.id, limitCents: ONE },
    ],
  });
  expect((await order(buyer)).error.details).toMatchObject({ limitCents: 0 });
  expect((await order(free)).status).toBe(201);
  expect((await order(manager)).status).toBe(201);
  expect((await order(manager)).error.details).toMatchObject({ limitCents: ONE, usedCents: ONE });
});

test("two orders at once do not take a person above the limit", async () => {
  const { order, ordersOf } = await createWorld({ limitCents: 2 * ONE });
  const answers = await Promise.all([order(), order(), order(), order()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
  expect(await ordersOf()).toBe(2);
});

test("what was taken back, refused, deleted, or placed before the period of the distributor's time zone does not count", async () => {
  const { owner, buyer, order } = await createWorld({ limitCents: ONE });
  const { id } = (await order()).data;
  const use = async () =>
    (await call<{ usedCents: number }>("GET", buyer, "/app/user/purchase-limit")).data.usedCents;
  const set = (change: ReturnType<typeof sql>) =>
    changeRows(owner, sql`update request set ${change} where distributor_id = ${owner.id} and id = ${id}`);
  expect(await use()).toBe(ONE);
  await set(sql`returned_cents = 10000`);
  expect(await use()).toBe(ONE - 10_000);
  await set(sql`returned_cents = null`);
  await changeRows(
    owner,
    sql`insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color)
      values (${owner.id}, ${`dls_${owner.id}_no`}, 'order', 'Recusado', 'refused', 4, 1, '#5B677B')`,
  );
  const [open] = await readRows(owner, sql`select deal_status_id as status from request where id = ${id}`);
  await set(sql`deal_status_id = ${`dls_${owner.id}_no`}`);
  expect(await use()).toBe(0);
  await set(sql`deal_status_id = ${open?.["status"]}, deleted_at = updated_at`);
  expect(await use()).toBe(0);
  await set(sql`deleted_at = null, created_at = '2020-01-01T12:00:00.000Z'`);
  expect(await use()).toBe(0);
  expect((await order()).status).toBe(201);
});

test("an order may not be edited above the limit by its person, but by a manager, and always below", async () => {
  const { buyer, manager, kit, order } = await createWorld({ limitCents: 2 * ONE });
  const { id } = (await order()).data;
  const edit = (person: TestUser, amount: number) =>
    call<CreatedRequest>(
      "PUT",
      person,
      `/app/user/requests/${id}`,
      buildOrderInput([{ id: kit, amount }], { editId: id }),
    );
  const above = await edit(buyer, 3);
  expect([above.status, above.error.type, above.error.details]).toMatchObject([
    422,
    "PURCHASE_LIMIT_EXCEEDED",
    { mayAsk: false },
  ]);
  expect((await edit(manager, 3)).status).toBe(200);
  expect((await edit(buyer, 4)).status).toBe(422);
  expect((await edit(buyer, 2)).status).toBe(200);
});

test("a person without prices is told that the limit is reached, and no amount", async () => {
  const { owner, order } = await createWorld({ limitCents: 1 });
  const seller = await createTestUser(owner, {
    permissions: ALL_OF_REQUESTS,
    roleContent: { label: "seller" },
  });
  expect((await order(seller)).error.details).toEqual({
    ...{ limitCents: null, usedCents: null, totalCents: null, period: "month", mayAsk: true },
  });
});

test("a person asks, managers hear of it, and one approves: the order is the person's, and they hear of that", async () => {
  const { owner, buyer, manager, module, turn, ask, read, decide, ...world } = await createWorld({
    limitCents: ONE - 1,
  });
  // Hears of nothing: no manager, and not who asks.
  await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const { id } = await saveBudget({ buyer, ...world });
  expect((await read(buyer, id)).data).toMatchObject({
    ...{ approval: null, mayAsk: true, mayDecide: false },
    own: { limitCents: ONE - 1, usedCents: 0, period: "month" },
  });
  const asked = await ask(id, { reason: "Obra do hospital" });
  expect(asked.status).toBe(201);
  const twice = await ask(id);
  expect([twice.status, twice.error.type]).toEqual([409, "INVALID_TRANSITION"]);
  const pending = await call<{ items: unknown[] }>("GET", manager, "/app/user/purchase-approvals");
  expect(pending.data.items).toMatchObject([
    { id: asked.data.id, requestId: id, askedByName: "Marina Alves", totalCents: ONE },
  ]);
  expect((await read(manager, id)).data).toMatchObject({
    ...{ mayAsk: false, mayDecide: true },
    approval: {
      ...{ state: "pending", version: 1, reason: "Obra do hospital", totalCents: ONE },
      ...{ limitCents: ONE - 1, usedCents: 0, askedBy: { id: buyer.id } },
    },
  });
  const told = (event: string) =>
    readRows(
      owner,
      sql`select user_id as id, content ->> '$.step' as step from notification where distributor_id = ${owner.id}
        and kind = 'purchaseApproval' and content ->> '$.step' = ${event}`,
    );
  expect(await told("asked")).toEqual([{ id: manager.id, step: "asked" }]);

  const done = await decide(manager, asked.data.id, "approve", "Pode");
  expect([done.status, done.data]).toMatchObject([200, { id, type: "order", totalCents: ONE, version: 2 }]);
  const [row] = await readRows(
    owner,
    sql`select placed_by as placedBy, type, (select created_by from request_version as one where one.request_id = request.id
      order by one.version desc limit 1) as savedBy from request where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect(row).toEqual({ placedBy: buyer.id, type: "order", savedBy: buyer.id });
  expect(await readStock(owner, module.id)).toMatchObject({ reserved: 10 });
  expect(await told("approved")).toEqual([{ id: buyer.id, step: "approved" }]);
  expect((await read(buyer, id)).data.approval).toMatchObject({
    ...{ state: "approved", decidedByName: "Marina Alves", note: "Pode" },
  });
  const mails = await readRows(
    owner,
    sql`select recipient, kind from email_outbox where distributor_id = ${owner.id} and kind like 'purchase%'
      order by created_at, rowid`,
  );
  expect(mails).toEqual([
    { recipient: manager.email, kind: "purchaseAsked" },
    { recipient: buyer.email, kind: "purchaseDecided" },
  ]);
  // What was approved counts as ordered.
  const limit = await call<{ usedCents: number }>("GET", buyer, "/app/user/purchase-limit");
  expect(limit.data.usedCents).toBe(ONE);
  const events = await readRows(
    owner,
    sql`select event, actor_id as actor from audit_log where distributor_id = ${owner.id} and entity_id = ${id}
      order by at, rowid`,
  );
  expect(events.map(({ event }) => event)).toEqual([
    ...["budget.created", "purchase.asked", "budget.turned", "purchase.approved"],
  ]);
  expect(events.map(({ actor }) => actor)).toEqual([buyer.id, buyer.id, manager.id, manager.id]);
});

test("two managers approve at once: there is one order", async () => {
  const { owner, buyer, manager, ask, decide, ordersOf, ...world } = await createWorld({ limitCents: 0 });
  const second = await createTestManager(owner);
  const { id } = await saveBudget({ buyer, ...world });
  const asked = (await ask(id)).data.id;
  const answers = await Promise.all([decide(manager, asked, "approve"), decide(second, asked, "approve")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await ordersOf()).toBe(1);
  expect((await decide(manager, asked, "refuse", "Não")).error.type).toBe("INVALID_TRANSITION");
});

test("a refusal needs a reason, leaves the budget, and it may be asked again", async () => {
  const { buyer, manager, ask, read, decide, ...world } = await createWorld({ limitCents: 0 });
  const { id } = await saveBudget({ buyer, ...world });
  const asked = (await ask(id)).data.id;
  expect((await decide(manager, asked, "refuse", "  ")).status).toBe(400);
  expect((await decide(manager, asked, "refuse", "Espere dezembro")).status).toBe(200);
  expect((await read(buyer, id)).data).toMatchObject({
    ...{ mayAsk: true, request: { type: "budget" } },
    approval: { state: "refused", note: "Espere dezembro" },
  });
  expect((await ask(id)).status).toBe(201);
});

test("another version must be asked again, and an order that became another sum is not placed", async () => {
  const { owner, buyer, manager, kit, ask, read, decide, ...world } = await createWorld({ limitCents: 0 });
  const { id } = await saveBudget({ buyer, kit });
  const asked = (await ask(id)).data.id;
  const edited = await call<CreatedRequest>(
    "PUT",
    buyer,
    `/app/user/requests/${id}`,
    buildOrderInput([{ id: kit, amount: 2 }], { type: "budget", editId: id }),
  );
  expect(edited.status).toBe(200);
  expect((await read(buyer, id)).data.approval).toMatchObject({ state: "withdrawn" });
  expect((await decide(manager, asked, "approve")).status).toBe(409);
  const stale = await ask(id, { version: 1 });
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  const again = await ask(id, { version: 2 });
  await changeRows(
    owner,
    sql`update purchase_approval set total_cents = 1 where distributor_id = ${owner.id} and id = ${again.data.id}`,
  );
  const changed = await decide(manager, again.data.id, "approve");
  expect([changed.status, changed.error.type]).toEqual([409, "PRICE_CHANGED"]);
  expect(await world.ordersOf()).toBe(0);
});

test("approvals are for the managers of the company: not one's own, not other people, companies and distributors", async () => {
  const { owner, buyer, manager, ask, decide, turn, ...world } = await createWorld();
  await setRules(manager, {
    ...{ limitCents: 0, version: 1 },
    exceptions: [{ userId: manager.id, limitCents: 0 }],
  });
  const { id } = await saveBudget({ buyer, ...world });
  const asked = (await ask(id)).data.id;
  const other = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const rival = await createTestManager(owner, { integratorId: await createTestCompany(owner) });
  const elsewhere = await createTestManager(await createTestDistributor());
  const admin = await createTestUser(owner, { type: "admin" });
  const answers = await Promise.all(
    [buyer, other, rival, elsewhere, admin].map((person) => decide(person, asked, "approve")),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 404, 403]);
  expect((await world.read(rival, id)).status).toBe(404);
  expect((await ask(id, { person: rival })).status).toBe(404);
  expect((await call("GET", other, "/app/user/purchase-approvals")).status).toBe(403);
  // A manager with a limit asks another one.
  const own = await saveBudget({ ...world, buyer: manager });
  const ofManager = (await ask(own.id, { person: manager })).data.id;
  expect((await decide(manager, ofManager, "approve")).error.type).toBe("accessDenied");
  expect((await decide(await createTestManager(owner), ofManager, "approve")).status).toBe(200);
  // Who has no limit places the order, and nothing waits any more.
  expect((await turn(await createTestManager(owner), id)).status).toBe(200);
  const ended = await call<{ approval: PurchaseApproval }>(
    "GET",
    buyer,
    `/app/user/requests/${id}/purchase-approval`,
  );
  expect(ended.data.approval.state).toBe("withdrawn");
});

test("who may place no orders asks for none", async () => {
  const { owner, ask, buyer, ...world } = await createWorld({ limitCents: 0 });
  const { id } = await saveBudget({ buyer, ...world });
  const reader = await createTestUser(owner, { permissions: ["budget"] });
  const refused = await ask(id, { person: reader });
  expect([refused.status, refused.error.type]).toEqual([403, "accessDenied"]);
  expect((await world.read(reader, id)).data).toMatchObject({ mayAsk: false });
});

test("what is within the limit, closed or incomplete is not asked", async () => {
  const { owner, buyer, manager, ask, ...world } = await createWorld({ limitCents: ONE });
  const { id } = await saveBudget({ buyer, ...world });
  const within = await ask(id);
  expect([within.status, within.error.details]).toMatchObject([409, { from: "withinLimit" }]);
  await setRules(manager, { limitCents: 0, version: 1 });
  const bare = await saveBudget({ buyer, ...world }, { additionalInfo: { shippingDistributor: "CIF" } });
  const missing = await ask(bare.id);
  expect([missing.status, missing.error.type]).toEqual([400, "INVALID_BODY"]);
  await changeRows(owner, sql`update request set expires_on = '2020-01-01' where id = ${id}`);
  expect((await ask(id)).error.type).toBe("BUDGET_EXPIRED");
});

test("an order needs the number that its company asks for, which lists, files and words find", async () => {
  const { owner, buyer, manager, order, turn, ask, decide, ...world } = await createWorld({
    isNumberRequired: true,
  });
  const missing = [{ field: "purchaseNumber", code: "REQUIRED" }];
  expect((await order()).error.details).toMatchObject({ issues: missing });
  expect((await order(manager)).error.details).toMatchObject({ issues: missing });
  expect((await order(buyer, { purchaseNumber: "   " })).error.details).toMatchObject({ issues: missing });
  const first = await order(buyer, { purchaseNumber: " OC  4711/26 " });
  expect(first.status).toBe(201);
  const { id } = await saveBudget({ buyer, ...world });
  expect((await turn(buyer, id)).error.details).toMatchObject({ issues: missing });
  expect((await turn(buyer, id, { version: 1, purchaseNumber: "OC 4712" })).status).toBe(200);
  const found = async (search: string) => {
    const list = await call<{ items: { id: string; purchaseNumber: string | null }[] }>(
      "GET",
      buyer,
      `/app/user/requests?type=order&search=${search}`,
    );
    return list.data.items.map((item) => [item.id, item.purchaseNumber]);
  };
  expect(await found("4711")).toEqual([[first.data.id, "OC 4711/26"]]);
  const admin = await createTestUser(owner, { type: "admin" });
  // The distributor's people are not bound by a rule of the company.
  expect((await order(admin, { integratorId: owner.integratorId })).status).toBe(201);

  const set = (person: TestUser, purchaseNumber: string | null, seen: string | null) =>
    call("PUT", person, `/app/user/requests/${first.data.id}/purchase-number`, {
      ...{ purchaseNumber, seenPurchaseNumber: seen },
    });
  expect((await set(buyer, "OC 5000", "OC 4711/26")).status).toBe(200);
  expect(await found("4711")).toEqual([]);
  expect(await found("5000")).toEqual([[first.data.id, "OC 5000"]]);
  expect((await set(buyer, "OC 1", "OC 4711/26")).error.type).toBe("STALE_VERSION");
  expect((await set(buyer, null, "OC 5000")).error.details).toMatchObject({ issues: missing });
  expect((await set(admin, "OC 1", "OC 5000")).status).toBe(403);
  const rival = await createTestManager(owner, { integratorId: await createTestCompany(owner) });
  expect((await set(rival, "OC 1", "OC 5000")).status).toBe(404);
  const file = startCall("GET", "/app/user/request-export?type=order&format=csv", { headers: buyer.headers });
  const text = await (await file.response).text();
  await file.finish();
  expect(text.split("\r\n")[0]).toContain("Ordem de compra");
  expect(text).toContain("OC 5000");
  const [log] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'request.purchase-number-set'`,
  );
  expect(JSON.parse(String(log?.["changes"]))).toEqual({
    purchaseNumber: { from: "OC 4711/26", to: "OC 5000" },
  });
});

test("an edit keeps the number unless it sends another, and what is approved takes the number that was asked with", async () => {
  const { owner, buyer, manager, kit, order, ask, decide } = await createWorld({ isNumberRequired: true });
  const { id } = (await order(buyer, { purchaseNumber: "OC 1" })).data;
  const edit = (changes: object) =>
    call(
      "PUT",
      buyer,
      `/app/user/requests/${id}`,
      buildOrderInput([{ id: kit, amount: 1 }], { editId: id, ...changes }),
    );
  const numberOf = async (of: string) =>
    (await readRows(owner, sql`select purchase_number as number from request where id = ${of}`))[0]?.[
      "number"
    ];
  expect((await edit({})).status).toBe(200);
  expect(await numberOf(id)).toBe("OC 1");
  expect((await edit({ purchaseNumber: "OC 2" })).status).toBe(200);
  expect(await numberOf(id)).toBe("OC 2");
  expect((await edit({ purchaseNumber: "" })).status).toBe(400);
  await setRules(manager, { limitCents: 0, isNumberRequired: true, version: 1 });
  const budget = await saveBudget({ buyer, kit });
  expect((await ask(budget.id)).error.details).toMatchObject({ issues: [{ field: "purchaseNumber" }] });
  const asked = await ask(budget.id, { purchaseNumber: "OC 9" });
  expect((await decide(manager, asked.data.id, "approve")).status).toBe(200);
  expect(await numberOf(budget.id)).toBe("OC 9");
});
