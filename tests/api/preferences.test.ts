import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "../factories/distributor.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "../factories/payment.ts";
import { createTestOperator } from "../factories/platform.ts";
import { readRows } from "../factories/rows.ts";
import { createTestOrder } from "../factories/saved-order.ts";
import { callApi } from "../setup/call-api.ts";

const PATH = "/app/user/preferences";

test("an administrator is shown every kind of notification until one is switched off", async () => {
  const { headers } = await createTestUser(await createTestDistributor(), { type: "admin" });
  const read = () => callApi("GET", PATH, { headers });
  expect((await read()).data).toEqual({ notifications: { orderCreated: true, paymentReceived: true } });
  const body = { notifications: { orderCreated: false } };
  const saved = await callApi("PUT", PATH, { headers, body });
  expect(saved.data).toEqual({ notifications: { orderCreated: false, paymentReceived: true } });
  await callApi("PUT", PATH, { headers, body: { notifications: { paymentReceived: true } } });
  expect((await read()).data).toEqual({ notifications: { orderCreated: false, paymentReceived: true } });
});

test("who switched a kind off gets none of it, and all of the other; colleagues get both", async () => {
  const owner = await createTestDistributor();
  const quiet = await createTestUser(owner, { type: "admin" });
  const colleague = await createTestUser(owner, { type: "admin" });
  await callApi("PUT", PATH, { headers: quiet.headers, body: { notifications: { orderCreated: false } } });
  const { id } = await createTestOrder(owner);
  await createPayment(owner, id);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, id)));
  const kindsOf = async (userId: string) =>
    readRows(
      owner,
      sql`select kind from notification where distributor_id = ${owner.id} and user_id = ${userId} order by kind`,
    );
  expect(await kindsOf(quiet.id)).toEqual([{ kind: "paymentReceived" }]);
  expect(await kindsOf(colleague.id)).toEqual([{ kind: "orderCreated" }, { kind: "paymentReceived" }]);
});

test.each(["staff", "integrator"] as const)("%s gets no notifications, and none to switch", async (type) => {
  const { headers } = await createTestUser(await createTestDistributor(), { type, permissions: [] });
  expect((await callApi("GET", PATH, { headers })).data).toEqual({ notifications: {} });
  const body = { notifications: { orderCreated: false } };
  const { status, error } = await callApi("PUT", PATH, { headers, body });
  expect(status).toBe(400);
  expect(error.details["issues"]).toEqual([
    expect.objectContaining({ field: "notifications.orderCreated", code: "NOT_OF_TYPE" }),
  ]);
});

test("the platform has no such preferences", async () => {
  const { headers } = await createTestOperator();
  expect((await callApi("GET", PATH, { headers })).status).not.toBe(200);
});
