import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Permission } from "#domain/access/permissions.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { readTold } from "#tests/factories/notification.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { countStock, readMoves, readStock } from "#tests/factories/stock.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { releaseReservations } from "#worker/jobs/release-reservations.ts";

const LATER = new Date("2098-01-01T00:00:00.000Z");

interface Row {
  dealStatus: { id: string; name: string };
  stockStatus: string;
}

/** Ten units, eight of which a new order reserves; statuses from “Novo” to “Finalizado”, and “Cancelado”. */
async function createOrder({ onHand = 10, conditional = 0, mark = undefined as string | undefined } = {}) {
  const settings = mark === undefined ? {} : { restrictOptions: { statusToDiscountStock: mark } };
  const owner = await createTestDistributor({ settings });
  const { id: productId } = await createTestProduct(owner, { onHand, conditional });
  const kit = await createTestKit(owner, { components: [{ productId, amount: 4 }] });
  const buyer = await createTestUser(owner);
  const admin = await createTestUser(owner, { type: "admin" });
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 2 }]);
  const [first] = await readRows(
    owner,
    sql`select id from deal_status where distributor_id = ${owner.id} and type = 'order'`,
  );
  const statuses = {
    novo: String(first?.["id"]),
    espera: await createTestStatus(owner, { name: "Espera", groupName: "open", groupOrder: 1, order: 2 }),
    pago: await createTestStatus(owner),
    separado: await createTestStatus(owner, { name: "Em separação", order: 4 }),
    finalizado: await createTestStatus(owner, { name: "Finalizado", groupName: "finished", groupOrder: 3 }),
    cancelado: await createTestStatus(owner, { name: "Cancelado", groupName: "refused", groupOrder: 4 }),
  };
  let seen: keyof typeof statuses = "novo";
  const move = async (to: keyof typeof statuses, { by = admin }: { by?: TestUser } = {}) => {
    const answer = await callApi<Row>("PUT", `/app/user/requests/${data.id}/status`, {
      headers: by.headers,
      body: { type: "order", statusId: statuses[to], seenStatusId: statuses[seen] },
    });
    if (answer.status === 200) seen = to;
    return answer;
  };
  const kinds = async () => (await readMoves(owner, productId)).map(({ kind }) => kind);
  return { owner, productId, kit, buyer, admin, orderId: data.id, statuses, move, kinds };
}

test("an order that reaches statusToDiscountStock takes its units out, once, and not before [DEALSTATUS-06]", async () => {
  const { owner, productId, orderId, move, kinds } = await createOrder();
  expect((await move("espera")).data).toMatchObject({
    dealStatus: { name: "Espera" },
    stockStatus: "reserved",
  });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 8 });
  expect((await move("pago")).data).toMatchObject({
    dealStatus: { name: "Pago" },
    stockStatus: "discounted",
  });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  await move("separado");
  await move("pago");
  await createPayment(owner, orderId);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, orderId)));
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  expect(await kinds()).toEqual(["reserve", "outflow"]);
});

test.each([
  ["Em separação", ["reserved", "discounted", "discounted"]],
  ["finished", ["reserved", "reserved", "discounted"]],
  ["Sem este status", ["reserved", "reserved", "reserved"]],
])(
  "with the status set to %s, an order paid, separated and finished stands at %j",
  async (mark, expected) => {
    const { move } = await createOrder({ mark });
    const stood: string[] = [];
    for (const to of ["pago", "separado", "finalizado"] as const)
      stood.push((await move(to)).data.stockStatus);
    expect(stood).toEqual(expected);
  },
);

test("an order that goes back before the status has its units back, kept for 72 hours", async () => {
  const { owner, productId, orderId, move, kinds } = await createOrder();
  await move("separado");
  expect((await move("espera")).data.stockStatus).toBe("reserved");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 8 });
  const [order] = await readRows(owner, sql`select updated_at as at from request where id = ${orderId}`);
  const end = new Date(String(order?.["at"])).getTime() + 72 * 3_600_000;
  const release = (now: Date) =>
    releaseReservations({ database: owner.database, distributorId: owner.id, now });
  expect(await release(new Date(end - 1))).toBe(0);
  await move("pago");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  expect(await release(LATER)).toBe(0);
  expect(await kinds()).toEqual(["reserve", "outflow", "return", "outflow"]);
});

test("a paid order keeps its units out on its way back; called off, everything is free again", async () => {
  const { owner, productId, orderId, move, kinds } = await createOrder();
  await createPayment(owner, orderId);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, orderId)));
  expect((await move("espera")).data.stockStatus).toBe("discounted");
  expect((await move("cancelado")).data.stockStatus).toBe("released");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 0 });
  expect(await kinds()).toEqual(["reserve", "outflow", "return", "release"]);
  expect((await createPayment(owner, orderId)).error.type).toBe("CHARGE_NOT_PAYABLE");
});

test("a payment before the status that takes units out keeps them reserved, past every time, until that status", async () => {
  const { owner, productId, orderId, move, kinds } = await createOrder({ mark: "Em separação" });
  await createPayment(owner, orderId);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, orderId)));
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 8 });
  const release = () =>
    releaseReservations({ database: owner.database, distributorId: owner.id, now: LATER });
  expect(await release()).toBe(0);
  expect((await move("pago")).data.stockStatus).toBe("reserved");
  expect((await move("separado")).data.stockStatus).toBe("discounted");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  // Moved back before that status, the units are reserved again and not released by time.
  expect((await move("pago")).data.stockStatus).toBe("reserved");
  expect(await release()).toBe(0);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 8 });
  expect(await kinds()).toEqual(["reserve", "outflow", "return"]);
});

test("units that a paid order only keeps do not leave with what comes in", async () => {
  const { owner, productId, orderId, admin, kinds } = await createOrder({
    ...{ onHand: 2, conditional: 8, mark: "Em separação" },
  });
  await createPayment(owner, orderId);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, orderId)));
  await countStock(admin, owner, productId, { onHand: 22, seenOnHand: 2 });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 22, reserved: 8 });
  expect(await kinds()).toEqual(["reserve", "count"]);
});

test("a payment after the release takes the units anew and keeps them, or the order is short", async () => {
  const { owner, productId, orderId, buyer, kit } = await createOrder({ mark: "Em separação" });
  await createPayment(owner, orderId);
  const charge = await readCharge(owner, orderId);
  const release = () =>
    releaseReservations({ database: owner.database, distributorId: owner.id, now: LATER });
  await release();
  const second = (await saveOrder(buyer, [{ id: kit, amount: 2 }])).data.id;
  await deliverEvent(owner, buildPaymentEvent(charge));
  const statusOf = async (id: string) =>
    (await readRows(owner, sql`select stock_status as status from request where id = ${id}`))[0]?.["status"];
  expect(await statusOf(orderId)).toBe("short");
  await createPayment(owner, second);
  const other = await readCharge(owner, second);
  await release();
  await deliverEvent(owner, buildPaymentEvent(other));
  expect(await statusOf(second)).toBe("reserved");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 8 });
  expect(await release()).toBe(0);
});

test("an order called off before anything left gives back what it kept, and cannot be charged", async () => {
  const { owner, productId, orderId, move, kinds } = await createOrder();
  expect((await move("cancelado")).data.stockStatus).toBe("released");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 0 });
  expect(await kinds()).toEqual(["reserve", "release"]);
  expect((await createPayment(owner, orderId)).error.type).toBe("CHARGE_NOT_PAYABLE");
});

test("units that are still to come leave when they come, or when an order that is called off leaves them", async () => {
  const { owner, productId, buyer, kit, admin, orderId, move, kinds } = await createOrder({ conditional: 8 });
  await move("pago"); // 8 of 10 left
  const second = (await saveOrder(buyer, [{ id: kit, amount: 2 }])).data.id; // 2 and 6 to come
  const [pago] = await readRows(owner, sql`select deal_status_id as id from request where id = ${orderId}`);
  const [novo] = await readRows(owner, sql`select deal_status_id as id from request where id = ${second}`);
  const answer = await callApi<Row>("PUT", `/app/user/requests/${second}/status`, {
    headers: admin.headers,
    body: { type: "order", statusId: pago?.["id"], seenStatusId: novo?.["id"] },
  });
  expect(answer.data.stockStatus).toBe("reserved");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 8 });
  await move("cancelado"); // its 8 are back, and the second's 8 leave
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  expect(await kinds()).toEqual(["reserve", "outflow", "reserve", "return", "release", "outflow"]);
});

test("without enough left, an order that reaches the status is short, and the distributor is told", async () => {
  const { owner, productId, buyer, kit, admin, move } = await createOrder();
  await releaseReservations({ database: owner.database, distributorId: owner.id, now: LATER });
  await saveOrder(buyer, [{ id: kit, amount: 1 }]); // 6 are left
  expect((await move("pago")).data.stockStatus).toBe("short");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 4 });
  const told = (await readTold(owner)).filter(({ kind }) => kind === "stockShort");
  expect(told).toEqual([{ kind: "stockShort", userId: admin.id }]);
  expect((await move("cancelado")).data.stockStatus).toBe("released");
});

test("of two who change a status at once, one is told that it changed, and units leave once", async () => {
  const { owner, productId, admin, orderId, statuses, kinds } = await createOrder();
  const body = { type: "order", statusId: statuses.pago, seenStatusId: statuses.novo };
  const path = `/app/user/requests/${orderId}/status`;
  const both = await Promise.all([1, 2].map(() => callApi("PUT", path, { headers: admin.headers, body })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error.type).toBe("STALE_VERSION");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  expect(await kinds()).toEqual(["reserve", "outflow"]);
  const log = await readRows(
    owner,
    sql`select actor_id, changes from audit_log where entity_id = ${orderId} and event = 'order.status-changed'`,
  );
  expect(log).toEqual([
    { actor_id: admin.id, changes: JSON.stringify({ dealStatus: { from: "Novo", to: "Pago" } }) },
  ]);
});

test("who may not edit orders cannot take one out of what ended it; another's order and status are not found", async () => {
  const { owner, orderId, statuses, move } = await createOrder();
  const permissions = ["order", "order.details.edit"] as const;
  const staff = await createTestUser(owner, { type: "staff", permissions });
  const editor = await createTestUser(owner, { type: "staff", permissions: [...permissions, "order.edit"] });
  expect((await move("finalizado", { by: staff })).status).toBe(200);
  expect((await move("pago", { by: staff })).status).toBe(403);
  expect((await move("pago", { by: editor })).status).toBe(200);
  const other = await createOrder();
  const path = `/app/user/requests/${orderId}/status`;
  const foreign = { type: "order", statusId: other.statuses.pago, seenStatusId: statuses.pago };
  for (const headers of [other.admin.headers, editor.headers]) {
    expect((await callApi("PUT", path, { headers, body: foreign })).status).toBe(404);
  }
});

test("an order that is called off while its payment comes in keeps the payment, and takes no units", async () => {
  const { owner, productId, orderId, move, kinds } = await createOrder();
  await createPayment(owner, orderId);
  const event = buildPaymentEvent(await readCharge(owner, orderId));
  beforeSave("update request set payment_status", async () => {
    expect((await move("cancelado")).data.stockStatus).toBe("released");
  });
  await deliverEvent(owner, event);
  const [row] = await readRows(
    owner,
    sql`select payment_status as payment, stock_status as stock from request where id = ${orderId}`,
  );
  expect(row).toEqual({ payment: "received", stock: "released" });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 0 });
  expect(await kinds()).toEqual(["reserve", "release"]);
});

test("a budget is moved on by who may edit budgets, and keeps its version and its amounts [CALLS-45]", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { id } = await saveBudget(world);
  const rowsOf = () =>
    readRows(
      owner,
      sql`select dealStatus.name as name, request.total_cents as total, request.version from request
        join deal_status as dealStatus on dealStatus.distributor_id = request.distributor_id
          and dealStatus.id = request.deal_status_id where request.id = ${id}`,
    );
  const [{ total, version } = {}] = await rowsOf();
  const [novo] = await readRows(owner, sql`select deal_status_id as id from request where id = ${id}`);
  const seenStatusId = String(novo?.["id"]);
  const statusId = await createTestStatus(owner, { type: "budget", name: "Enviado" });
  const body = { type: "budget", statusId, seenStatusId };
  const path = `/app/user/requests/${id}/status`;
  const staffWith = (permissions: readonly Permission[]) =>
    createTestUser(owner, { type: "staff", permissions });
  const seller = await staffWith(["budget", "budget.details", "budget.details.edit"]);
  const ofOrders = await staffWith(["budget", "order", "order.details.edit"]);
  const { data } = await callApi<{ actions: { changeStatusTo: string[] } }>(
    "GET",
    `/app/user/requests/${id}`,
    {
      headers: seller.headers,
    },
  );
  expect(data.actions.changeStatusTo).toContain(statusId);
  expect(data.actions.changeStatusTo).not.toContain(seenStatusId);
  expect((await callApi("PUT", path, { headers: world.buyer.headers, body })).status).toBe(403);
  expect((await callApi("PUT", path, { headers: ofOrders.headers, body })).status).toBe(403);
  const asOrder = { ...body, type: "order" };
  expect((await callApi("PUT", path, { headers: ofOrders.headers, body: asOrder })).status).toBe(409);
  expect((await callApi("PUT", path, { headers: seller.headers, body })).status).toBe(200);
  expect(await rowsOf()).toEqual([{ name: "Enviado", total, version }]);
  const late = await callApi("PUT", path, { headers: seller.headers, body });
  expect([late.status, late.error.type]).toEqual([409, "STALE_VERSION"]);
  const log = await readRows(
    owner,
    sql`select actor_id, changes from audit_log where entity_id = ${id} and event = 'budget.status-changed'`,
  );
  expect(log).toEqual([
    { actor_id: seller.id, changes: JSON.stringify({ dealStatus: { from: "Em aberto", to: "Enviado" } }) },
  ]);
});
