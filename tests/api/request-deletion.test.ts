import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestCoupon, takeTestCoupon } from "#tests/factories/coupon.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
} from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { type BudgetWorld, createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { readMoves, readStock } from "#tests/factories/stock.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;

function remove(person: Person, id: string, type: "budget" | "order" = "budget") {
  return callApi<{ deletedAt: string }>("DELETE", `/app/user/requests/${id}?type=${type}`, {
    headers: person.headers,
  });
}

function restore(person: Person, id: string) {
  return callApi<{ id: string }>("POST", `/app/user/requests/${id}/restore`, { headers: person.headers });
}

function read(person: Person, id: string) {
  return callApi<{ actions: { delete: boolean } }>("GET", `/app/user/requests/${id}`, {
    headers: person.headers,
  });
}

async function codesIn(person: Person, query: string): Promise<string[]> {
  const { data } = await callApi<{ items: { code: string }[]; totalItems: number }>(
    "GET",
    `/app/user/requests?${query}`,
    { headers: person.headers },
  );
  expect(data.totalItems).toBe(data.items.length);
  return data.items.map(({ code }) => code);
}

async function createWorld() {
  const world = await createBudgetWorld({
    actions: { enableClosedKits: true, extraItem: true, importRequestFile: true },
  });
  const admin = await createTestUser(world.owner, { type: "admin" });
  const { id, code } = await saveBudget(world);
  return { ...world, admin, id, code };
}

test("a deleted budget is gone from every list, tells who deleted it, and comes back as it was", async () => {
  const { owner, admin, buyer, id, code } = await createWorld();
  const { data: before } = await read(admin, id);
  expect(before.actions.delete).toBe(true);
  const { status, data } = await remove(admin, id);
  expect(status).toBe(200);
  for (const person of [admin, buyer]) expect(await codesIn(person, "type=budget")).toEqual([]);
  const board = await callApi<{ columns: { count: number; cards: unknown[] }[] }>(
    "GET",
    "/app/user/request-board?type=budget",
    { headers: admin.headers },
  );
  expect(board.data.columns.every(({ count, cards }) => count === 0 && cards.length === 0)).toBe(true);
  const found = await callApi("GET", `/app/user/search?q=${code}`, { headers: admin.headers });
  expect(JSON.stringify(found.data)).not.toContain(code);
  const told = { requestId: id, code, deletedAt: data.deletedAt };
  expect(await read(admin, id)).toMatchObject({
    status: 410,
    error: { type: "REQUEST_DELETED", details: { ...told, mayRestore: true } },
  });
  expect(await read(buyer, id)).toMatchObject({ error: { details: { ...told, mayRestore: false } } });
  expect(await codesIn(admin, "type=budget&deleted=true")).toEqual([code]);

  expect((await restore(admin, id)).status).toBe(200);
  expect((await read(admin, id)).data).toMatchObject({ ...before, updatedAt: expect.any(String) });
  expect(await codesIn(admin, "type=budget")).toEqual([code]);
  expect(await codesIn(admin, "type=budget&deleted=true")).toEqual([]);
  const events = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and entity_id = ${id} order by at, id`,
  );
  expect(events.map(({ event }) => event)).toEqual(["budget.created", "budget.deleted", "budget.restored"]);
});

test("who may not delete does not, nor lists or restores what was deleted; a deletion needs no other permission", async () => {
  const { owner, id, admin } = await createWorld();
  const only = await createTestUser(owner, { type: "staff", permissions: ["budget", "budget.delete"] });
  const without = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "budget.details.edit"],
  });
  const ofOrders = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "order", "order.delete"],
  });
  for (const person of [without, ofOrders]) {
    expect((await remove(person, id)).status).toBe(403);
  }
  expect((await remove(only, id)).status).toBe(200);
  for (const person of [without, ofOrders]) {
    expect((await restore(person, id)).status).toBe(403);
    const { status } = await callApi("GET", "/app/user/requests?type=budget&deleted=true", {
      headers: person.headers,
    });
    expect(status).toBe(403);
  }
  expect((await restore(only, id)).status).toBe(200);
  expect((await read(admin, id)).status).toBe(200);
});

test("an integrator deletes what is of the own company, and what is of others is not found", async () => {
  const { owner, id } = await createWorld();
  const permissions = ["budget", "budget.delete"];
  const colleague = await createTestUser(owner, { permissions });
  const integratorId = await createTestCompany(owner, "Luz do Cerrado");
  const stranger = await createTestUser(owner, { permissions, integratorId });
  const elsewhere = await createTestUser(await createTestDistributor(), { type: "admin" });
  for (const person of [stranger, elsewhere]) expect((await remove(person, id)).status).toBe(404);
  expect((await remove(colleague, id)).status).toBe(200);
  for (const person of [stranger, elsewhere]) {
    expect((await restore(person, id)).status).toBe(404);
    expect((await read(person, id)).status).toBe(404);
  }
  expect((await restore(colleague, id)).status).toBe(200);
});

test("the people of a marketplace delete orders, but no budgets", async () => {
  const world = await createBudgetWorld({ marketplace: true });
  const admin = await createTestUser(world.owner, { type: "admin" });
  const { id: budgetId } = await saveBudget(world);
  const { id } = await createTestOrder(world.owner);
  expect((await remove(admin, budgetId)).status).toBe(403);
  expect((await remove(admin, id, "order")).status).toBe(200);
});

/** An order of eight of ten units. */
async function createOrder() {
  const owner = await createTestDistributor();
  const { id: productId } = await createTestProduct(owner, { onHand: 10 });
  const kit = await createTestKit(owner, { components: [{ productId, amount: 4 }] });
  const buyer = await createTestUser(owner);
  const admin = await createTestUser(owner, { type: "admin" });
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 2 }]);
  const stockStatus = async () =>
    (await readRows(owner, sql`select stock_status as status from request where id = ${data.id}`))[0]?.[
      "status"
    ];
  return { owner, productId, kit, buyer, admin, id: data.id, stockStatus };
}

test("a deleted order gives its units back; restored it has them again, if there are still enough", async () => {
  const { owner, productId, kit, buyer, admin, id, stockStatus } = await createOrder();
  await remove(admin, id, "order");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 0 });
  expect(await stockStatus()).toBe("released");
  await restore(admin, id);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 8 });
  expect(await stockStatus()).toBe("reserved");
  await remove(admin, id, "order");
  await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  await restore(admin, id);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 4 });
  expect(await stockStatus()).toBe("released");
  expect((await readMoves(owner, productId)).map(({ kind }) => kind)).toEqual([
    "reserve",
    "release",
    "reserve",
    "release",
    "reserve",
  ]);
});

test("what is paid, or may be being paid, is not deleted", async () => {
  const { owner, admin, id } = await createOrder();
  await createPayment(owner, id);
  expect(await remove(admin, id, "order")).toMatchObject({
    status: 409,
    error: { type: "INVALID_TRANSITION" },
  });
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, id)));
  expect(await remove(admin, id, "order")).toMatchObject({
    status: 409,
    error: { type: "INVALID_TRANSITION" },
  });
});

test("a deleted order is not paid; a payment that comes all the same brings it back with its units", async () => {
  const { owner, productId, admin, id, stockStatus } = await createOrder();
  await createPayment(owner, id);
  const charge = await readCharge(owner, id);
  await changeRows(
    owner,
    sql`update charge set expires_at = '2020-01-01T00:00:00.000Z' where id = ${charge.id}`,
  );
  expect((await remove(admin, id, "order")).status).toBe(200);
  expect((await createPayment(owner, id)).error.type).toBe("CHARGE_NOT_PAYABLE");
  expect((await readPayment(owner, id)).status).toBe(404);
  expect((await deliverEvent(owner, buildPaymentEvent(charge))).data).toEqual({ applied: true });
  expect((await read(admin, id)).data).toMatchObject({ paymentStatus: "received" });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  expect(await stockStatus()).toBe("discounted");
});

test("from the status that blocks edition on nothing is deleted; what was refused is", async () => {
  const { owner, admin, id } = await createWorld();
  const at = (status: string) =>
    changeRows(
      owner,
      sql`update request set deal_status_id = ${`dls_${owner.id}_${status}`} where distributor_id = ${owner.id} and id = ${id}`,
    );
  await at("Finalizado");
  expect((await remove(admin, id)).status).toBe(409);
  await at("Recusado");
  expect((await remove(admin, id)).status).toBe(200);
});

test("a deleted budget leaves its coupon and its asked discount, and takes the coupon's use back", async () => {
  const { owner, admin, id } = await createWorld();
  const coupon = await createTestCoupon(owner);
  await takeTestCoupon(owner, coupon, id);
  const uses = async () =>
    (
      await readRows(
        owner,
        sql`select 1 from coupon_use where distributor_id = ${owner.id} and coupon_id = ${coupon.id}
          and released_at is null`,
      )
    ).length;
  await changeRows(
    owner,
    sql`insert into discount_requisition (distributor_id, id, request_id, request_version, kind, content, status,
        requested_by, created_at)
      select distributor_id, 'drq_1', id, version, 'discount', '{}', 'pending', created_by, created_at
      from request where distributor_id = ${owner.id} and id = ${id}`,
  );
  await remove(admin, id);
  expect(await uses()).toBe(0);
  const [asked] = await readRows(
    owner,
    sql`select status from discount_requisition where distributor_id = ${owner.id} and id = 'drq_1'`,
  );
  expect(asked).toEqual({ status: "withdrawn" });
  await restore(admin, id);
  expect(await uses()).toBe(1);
});

/** Calls that change a request, by name. */
const CHANGES: Readonly<
  Record<string, (world: BudgetWorld & { id: string }, admin: Person) => Promise<number>>
> = {
  status: async ({ owner, id }, { headers }) => {
    const statusId = `dls_${owner.id}_Recusado`;
    const body = { type: "budget", statusId, seenStatusId: statusId };
    return (await callApi("PUT", `/app/user/requests/${id}/status`, { headers, body })).status;
  },
  modifier: async ({ id }, { headers }) => {
    const part = { type: "percentage", amount: "1" };
    const body = { valueModifier: { increase: part, decrease: part }, version: 1 };
    return (await callApi("PUT", `/app/user/requests/${id}/value-modifier`, { headers, body })).status;
  },
  order: async ({ id }, { headers }) => {
    const body = { version: 1, files: [], freightQuotations: [] };
    return (await callApi("POST", `/app/user/requests/${id}/order`, { headers, body })).status;
  },
  copy: async ({ id }, { headers }) =>
    (await callApi("POST", `/app/user/requests/${id}/duplicate`, { headers })).status,
  history: async ({ id }, { headers }) =>
    (await callApi("GET", `/app/user/requests/${id}/history`, { headers })).status,
  files: async ({ id }, { headers }) =>
    (await callApi("GET", `/app/user/requests/${id}/files`, { headers })).status,
  deletion: async ({ id }, admin) => (await remove(admin, id)).status,
};

test.each(Object.keys(CHANGES))("what is deleted is told to who asks for its %s", async (name) => {
  const world = await createWorld();
  await remove(world.admin, world.id);
  expect(await CHANGES[name]?.(world, world.admin)).toBe(410);
});

test.each(["status", "modifier", "order"])(
  "deleted between reading and saving its %s, the request keeps nothing of it",
  async (name) => {
    const world = await createWorld();
    const { owner, admin, id } = world;
    const statement = name === "status" ? "update request set deal_status_id" : "update request set";
    beforeSave(statement, async () => {
      expect((await remove(admin, id)).status).toBe(200);
    });
    if (name === "status") {
      const [row] = await readRows(owner, sql`select deal_status_id as seen from request where id = ${id}`);
      const body = { type: "budget", statusId: `dls_${owner.id}_Recusado`, seenStatusId: row?.["seen"] };
      const { status } = await callApi("PUT", `/app/user/requests/${id}/status`, {
        headers: admin.headers,
        body,
      });
      expect(status).toBe(409);
    } else {
      expect(await CHANGES[name]?.(world, admin)).toBe(409);
    }
    const [row] = await readRows(
      owner,
      sql`select type, version, deal_status_id as status from request where id = ${id}`,
    );
    expect(row).toMatchObject({ type: "budget", version: 1 });
    expect(row?.["status"]).not.toContain("Recusado");
  },
);

test("converted meanwhile, a budget is not deleted as one; deleted or restored twice at once, it is once [CALLS-46]", async () => {
  const { admin, id } = await createWorld();
  const both = await Promise.all([remove(admin, id), remove(admin, id)]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const again = await Promise.all([restore(admin, id), restore(admin, id)]);
  expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
  const body = { version: 1, files: [], freightQuotations: [] };
  await callApi("POST", `/app/user/requests/${id}/order`, { headers: admin.headers, body });
  expect(await remove(admin, id)).toMatchObject({ status: 409, error: { type: "STALE_VERSION" } });
});

test("after 30 days what was deleted is like what never was", async () => {
  const { owner, admin, id } = await createWorld();
  await remove(admin, id);
  const age = (days: number) =>
    changeRows(
      owner,
      sql`update request set deleted_at = ${new Date(Date.now() - days * 86_400_000).toISOString()} where id = ${id}`,
    );
  await age(29.9);
  expect((await read(admin, id)).status).toBe(410);
  await age(30.1);
  expect((await read(admin, id)).status).toBe(404);
  expect((await restore(admin, id)).status).toBe(404);
  expect(await codesIn(admin, "type=budget&deleted=true")).toEqual([]);
});
