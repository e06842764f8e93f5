import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { openShop } from "#tests/factories/mercado-pago-shop.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
} from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** An order of a distributor whose orders may be refused, and who moves it. */
async function createWorld(shop: { owner: TestDistributor; id: string } | null = null) {
  const owner = shop?.owner ?? (await createTestDistributor());
  const admin = await createTestUser(owner, { type: "admin" });
  const id = shop?.id ?? (await createTestOrder(owner)).id;
  const [row] = await readRows(owner, sql`select deal_status_id as id from request where id = ${id}`);
  const statuses = {
    open: String(row?.["id"]),
    refused: await createTestStatus(owner, { name: "Cancelado", groupName: "refused", groupOrder: 4 }),
  };
  const move = (from: keyof typeof statuses, to: keyof typeof statuses) =>
    callApi("PUT", `/app/user/requests/${id}/status`, {
      headers: admin.headers,
      env: MERCADO_PAGO_SETTINGS,
      body: { type: "order", statusId: statuses[to], seenStatusId: statuses[from] },
    });
  const kinds = async () =>
    (
      await readRows(
        owner,
        sql`select kind from payment_entry where distributor_id = ${owner.id} and request_id = ${id} order by seq`,
      )
    ).map(({ kind }) => kind);
  const payment = async () => (await readPayment(owner, id)).data.paymentStatus;
  return { owner, admin, id, move, kinds, payment };
}

test("the payment of a refused order is called off with its charge, and awaited again when the order is taken up", async () => {
  const { owner, admin, id, move, kinds, payment } = await createWorld();
  await createPayment(owner, id);
  const first = await readCharge(owner, id);
  expect((await move("open", "refused")).status).toBe(200);
  expect([await payment(), (await readCharge(owner, id)).status]).toEqual(["cancelled", "expired"]);
  expect(await kinds()).toEqual(["created", "expired", "calledOff"]);
  expect((await createPayment(owner, id)).error.type).toBe("CHARGE_NOT_PAYABLE");
  const [log] = await readRows(
    owner,
    sql`select changes from audit_log where entity_id = ${id} and event = 'order.status-changed'`,
  );
  expect(JSON.parse(String(log?.["changes"]))).toMatchObject({
    paymentStatus: { from: "requested", to: "cancelled" },
  });

  expect((await move("refused", "open")).status).toBe(200);
  expect(await payment()).toBe("requested");
  expect((await createPayment(owner, id)).status).toBe(201);
  expect(await kinds()).toEqual(["created", "expired", "calledOff", "asked", "created"]);

  // Who pays the first charge late has paid the order.
  expect((await move("open", "refused")).status).toBe(200);
  expect((await deliverEvent(owner, buildPaymentEvent(first))).data.applied).toBe(true);
  expect(await payment()).toBe("received");
  const { data } = await callRequest<{ entries: { kind: string; by: string; note: string }[] }>(admin, [
    "GET",
    id,
    "/payment",
  ]);
  expect(data.entries.filter(({ kind }) => kind === "calledOff")).toMatchObject([{ note: "" }, { note: "" }]);
});

test("a payment that nobody awaits is left as it is: not asked for, received, or called off by a person", async () => {
  const { admin, id, move, kinds, payment } = await createWorld();
  await move("open", "refused");
  // Its payer is not asked for what is refused.
  expect([await payment(), await kinds()]).toEqual(["cancelled", []]);
  await move("refused", "open");
  expect(await payment()).toBe("notRequested");
  const say = (paymentStatus: string, seenPaymentStatus: string) =>
    callRequest(admin, ["PUT", id, "/payment-status"], {
      ...{ paymentStatus, seenPaymentStatus, reason: "Cliente desistiu" },
    });
  expect((await say("cancelled", "notRequested")).status).toBe(200);
  await move("open", "refused");
  await move("refused", "open");
  expect([await payment(), await kinds()]).toEqual(["cancelled", ["calledOff"]]);
  expect((await say("received", "cancelled")).status).toBe(200);
  await move("open", "refused");
  expect(await payment()).toBe("received");
});

test("the payment of a deleted order is called off, and awaited again when the order is restored", async () => {
  const { owner, admin, id, kinds } = await createWorld();
  await createPayment(owner, id);
  await changeRows(
    owner,
    sql`update charge set expires_at = '2026-01-01T00:00:00.000Z' where distributor_id = ${owner.id} and request_id = ${id}`,
  );
  const statusOf = async () =>
    (await readRows(owner, sql`select payment_status as status from request where id = ${id}`))[0]?.[
      "status"
    ];
  const removed = await callApi("DELETE", `/app/user/requests/${id}?type=order`, { headers: admin.headers });
  expect([removed.status, await statusOf(), await kinds()]).toEqual([
    200,
    "cancelled",
    ["created", "calledOff"],
  ]);
  const restored = await callApi("POST", `/app/user/requests/${id}/restore`, { headers: admin.headers });
  expect([restored.status, await statusOf(), await kinds()]).toEqual([
    200,
    "requested",
    ["created", "calledOff", "asked"],
  ]);
});

test("an order that is paid while somebody refuses it is not refused, and stays paid", async () => {
  const { owner, id, move, kinds, payment } = await createWorld();
  await createPayment(owner, id);
  const charge = await readCharge(owner, id);
  beforeSave("insert into payment_entry", async () => {
    await deliverEvent(owner, buildPaymentEvent(charge));
  });
  expect(await move("open", "refused")).toMatchObject({ status: 409, error: { type: "STALE_VERSION" } });
  expect([await payment(), await kinds()]).toEqual(["received", ["created", "paid"]]);
});

test("a provider cancels the charge of a refused order; one that does not answer leaves it to end by itself", async () => {
  let isDown = false;
  const shop = await openShop({
    before: () => {
      if (isDown) throw new Error("connection lost");
    },
  });
  const { owner, order, network } = shop;
  const { move, payment } = await createWorld({ owner, id: order.id });
  expect((await shop.charge()).status).toBe(201);
  expect((await move("open", "refused")).status).toBe(200);
  expect(network.list().map(({ status }) => status)).toEqual(["cancelled"]);
  await move("refused", "open");
  expect((await shop.charge()).status).toBe(201);
  isDown = true;
  expect((await move("open", "refused")).status).toBe(200);
  expect([await payment(), network.list().map(({ status }) => status)]).toEqual([
    "cancelled",
    ["cancelled", "pending"],
  ]);
});
