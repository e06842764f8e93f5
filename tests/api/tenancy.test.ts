import { expect, test } from "vitest";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import { createTestCompany, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
} from "#tests/factories/payment.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { createTestWidgetKey } from "#tests/factories/widget-key.ts";
import { callApi } from "#tests/setup/call-api.ts";

const SHARDS = ["primary", "second"] as const;
const SITE = "https://loja.test";

/** Two distributors on one shard. */
async function createNeighbours(shard: (typeof SHARDS)[number]) {
  return { owner: await createTestDistributor({ shard }), other: await createTestDistributor({ shard }) };
}

function expectNotFound(answer: { status: number; error: { type: string } }): void {
  expect({ status: answer.status, type: answer.error.type }).toEqual({ status: 404, type: "NOT_FOUND" });
}

test.each(SHARDS)("another distributor's order is not found by its id, on the %s shard", async (shard) => {
  const { owner, other } = await createNeighbours(shard);
  const order = await createTestOrder(owner);
  const admin = await createTestUser(other, { type: "admin" });
  expectNotFound(await callApi("GET", `/app/user/requests/${order.id}`, { headers: admin.headers }));
  const headers = { "x-debug-distributor": other.slug };
  expectNotFound(await callApi("GET", `/app/open/order/${order.id}/details`, { headers }));
  expectNotFound(await callApi("GET", `/app/open/order/${order.id}/checkout`, { headers }));
  expectNotFound(await callApi("GET", `/app/open/order/${order.id}/status`, { headers }));
  expectNotFound(await createPayment(other, order.id));
  const unknown = await callApi("GET", "/app/open/order/req_unknown/details", { headers });
  const foreign = await callApi("GET", `/app/open/order/${order.id}/details`, { headers });
  expect({ ...foreign.error, requestId: "", details: {} }).toEqual({
    ...unknown.error,
    requestId: "",
    details: {},
  });
});

test.each(SHARDS)("a list of orders holds the own distributor's only, on the %s shard", async (shard) => {
  const { owner, other } = await createNeighbours(shard);
  const order = await createTestOrder(owner);
  await createTestOrder(other);
  for (const user of [await createTestUser(owner, { type: "admin" }), order.buyer]) {
    const list = await callApi("GET", "/app/user/requests", { headers: user.headers });
    expect(list.data).toMatchObject({ totalItems: 1, items: [{ id: order.id, code: "PED-000001" }] });
  }
});

test.each(SHARDS)(
  "another company of the same distributor does not see an order, on the %s shard",
  async (shard) => {
    const owner = await createTestDistributor({ shard });
    const order = await createTestOrder(owner);
    const stranger = await createTestUser(owner, { integratorId: await createTestCompany(owner) });
    const colleague = await createTestUser(owner);
    const staff = await createTestUser(owner, { type: "staff", permissions: ["order", "order.details"] });
    expectNotFound(await callApi("GET", `/app/user/requests/${order.id}`, { headers: stranger.headers }));
    const list = await callApi("GET", "/app/user/requests", { headers: stranger.headers });
    expect(list.data).toEqual({ items: [], totalItems: 0 });
    for (const { headers } of [colleague, staff]) {
      expect((await callApi("GET", `/app/user/requests/${order.id}`, { headers })).data).toMatchObject({
        id: order.id,
      });
    }
  },
);

test.each(SHARDS)("the session of one distributor is unknown at another, on the %s shard", async (shard) => {
  const { owner, other } = await createNeighbours(shard);
  const user = await createTestUser(owner, { type: "admin" });
  const headers = { ...user.headers, "x-debug-distributor": other.slug };
  const answer = await callApi("GET", "/app/user/requests", { headers });
  expect(answer.status).toBe(401);
  expect(answer.error.type).toBe("invalidToken");
  expect((await callApi("GET", "/app/user/requests", { headers: user.headers })).status).toBe(200);
});

test.each(SHARDS)("codes and events are counted for each distributor, on the %s shard", async (shard) => {
  const { owner, other } = await createNeighbours(shard);
  const admin = await createTestUser(other, { type: "admin" });
  await createTestUser(owner, { type: "admin" });
  const codes = [await createTestOrder(owner), await createTestOrder(other), await createTestOrder(owner)];
  expect(codes.map(({ code }) => code)).toEqual(["PED-000001", "PED-000001", "PED-000002"]);
  const events = await callApi("GET", "/app/user/events", { headers: admin.headers });
  expect(events.data).toMatchObject({ lastSeq: 1 });
});

test.each(SHARDS)(
  "a widget's key reads its own distributor's kits, whatever else is asked for, on the %s shard",
  async (shard) => {
    const { owner, other } = await createNeighbours(shard);
    const kit = await createTestKit(owner);
    await createTestKit(other);
    const key = await createTestWidgetKey(owner, [SITE]);
    const headers = { "x-publishable-key": key, origin: SITE, "x-debug-distributor": other.slug };
    const { data } = await callApi<KitList>("GET", "/app/user/kits", { headers });
    expect(data.items.map(({ id }) => id)).toEqual([kit]);
    const forged = key.replace(owner.id, other.id);
    const refused = await callApi("GET", "/app/user/kits", {
      headers: { ...headers, "x-publishable-key": forged },
    });
    expect(refused.status).toBe(403);
    const foreign = await createTestOrder(other);
    expectNotFound(await callApi("GET", `/app/open/order/${foreign.id}/details`, { headers }));
  },
);

test.each(SHARDS)(
  "an event for another distributor's charge is not found, on the %s shard",
  async (shard) => {
    const { owner, other } = await createNeighbours(shard);
    const order = await createTestOrder(owner);
    await createPayment(owner, order.id);
    const charge = await readCharge(owner, order.id);
    expectNotFound(await deliverEvent(other, buildPaymentEvent(charge)));
    const pay = `/app/open/sandbox/charges/${charge.id}/pay`;
    expectNotFound(await callApi("POST", pay, { headers: { "x-debug-distributor": other.slug } }));
    expect((await readPayment(owner, order.id)).data.paymentStatus).toBe("requested");
  },
);

test.each(SHARDS)(
  "another distributor's center cannot be chosen, nor its kit bought, on the %s shard",
  async (shard) => {
    const { owner, other } = await createNeighbours(shard);
    const user = await createTestUser(owner);
    const body = { chosenDistributionCenter: other.centerId };
    expectNotFound(await callApi("PUT", "/app/user/distribution-center", { headers: user.headers, body }));
    expectNotFound(await saveOrder(user, [{ id: await createTestKit(other), amount: 1 }]));
  },
);

test.each(SHARDS)("notifications are their own user's, on the %s shard", async (shard) => {
  const owner = await createTestDistributor({ shard });
  const [one, two] = [
    await createTestUser(owner, { type: "admin" }),
    await createTestUser(owner, { type: "admin" }),
  ];
  await createTestOrder(owner);
  await callApi("PUT", "/app/user/notifications", { headers: one.headers, body: { readAll: true } });
  const counts = async (headers: Record<string, string>) => {
    const { data } = await callApi("GET", "/app/user/notifications", { headers });
    return { read: data["read"], unread: data["unread"] };
  };
  expect(await counts(one.headers)).toEqual({ read: 1, unread: 0 });
  expect(await counts(two.headers)).toEqual({ read: 0, unread: 1 });
});

test("a distributor on another shard is found by its host, its slug and its own domain alike", async () => {
  const owner = await createTestDistributor({ shard: "second" });
  const byHost = await callApi("GET", `http://${owner.slug}.portal.test/app/open/theme`);
  expect(byHost.data).toMatchObject({ title: `Distribuidora ${owner.slug}` });
  const nobody = await callApi("GET", "http://ninguem.portal.test/app/open/theme");
  expect(nobody.status).toBe(404);
  const unknownHost = await callApi("GET", "http://outro-portal.test/app/open/theme");
  expect(unknownHost.status).toBe(404);
});
