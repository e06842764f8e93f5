import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { changeRows, readNumber } from "#tests/factories/rows.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { openFakeRoom } from "#tests/fakes/room-server.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import { parseSettings } from "#worker/env.ts";
import { publishOutbox } from "#worker/services/live/publish-outbox.ts";

/** A distributor with an administrator, who is notified of every order. */
async function createOwner(): Promise<TestDistributor> {
  const owner = await createTestDistributor();
  await createTestUser(owner, { type: "admin" });
  return owner;
}

function publish(owner: TestDistributor) {
  return publishOutbox({
    env: parseSettings(apiEnv),
    database: owner.database,
    distributorId: owner.id,
    now: () => new Date(),
  });
}

function countUnpublished(owner: TestDistributor) {
  return readNumber(
    owner,
    sql`select count(*) from outbox where distributor_id = ${owner.id} and published_at is null`,
  );
}

/** Sequence numbers 1 to `last`. */
function upTo(last: number) {
  return Array.from({ length: last }, (_, at) => at + 1);
}

test("an order's event reaches the room after the response, signed for this room and body", async () => {
  const owner = await createOwner();
  const room = openFakeRoom(owner.id);
  let release = () => {};
  room.held = new Promise((resolve) => {
    release = resolve;
  });
  const buyer = await createTestUser(owner);
  const body = buildOrderInput([{ id: await createTestKit(owner), amount: 1 }]);
  const call = startCall("POST", "/app/user/requests", { headers: buyer.headers, body });
  const response = await call.response;
  expect(response.status).toBe(201);
  expect(room.events).toEqual([]);
  release();
  await call.finish();
  expect(room.refused).toEqual([]);
  const { data } = (await response.json()) as { data: { id: string } };
  expect(room.events).toMatchObject([
    {
      seq: 1,
      audience: { userIds: [expect.stringMatching(/^usr_/)] },
      message: {
        type: "notification",
        notification: { content: { requestId: data.id, code: "PED-000001" } },
      },
    },
  ]);
  expect(await countUnpublished(owner)).toBe(0);
});

test("with the room away an order is saved, and the next publication sends both events in order", async () => {
  const owner = await createOwner();
  const room = openFakeRoom(owner.id);
  room.away = true;
  const { buyer } = await createTestOrder(owner);
  expect(await countUnpublished(owner)).toBe(1);
  room.away = false;
  await createTestOrder(owner, { buyer });
  expect(room.events.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(await countUnpublished(owner)).toBe(0);
});

test("what is left over is sent by a run without an order, once", async () => {
  const owner = await createOwner();
  const room = openFakeRoom(owner.id);
  room.away = true;
  const { buyer } = await createTestOrder(owner);
  await createTestOrder(owner, { buyer });
  await expect(publish(owner)).rejects.toThrow("503");
  room.away = false;
  expect(await publish(owner)).toBe(2);
  expect(await publish(owner)).toBe(0);
  expect(room.events.map(({ seq }) => seq)).toEqual([1, 2]);
});

test("a room that is further back says so and gets what it missed", async () => {
  const owner = await createOwner();
  const room = openFakeRoom(owner.id);
  const { buyer } = await createTestOrder(owner);
  await createTestOrder(owner, { buyer });
  room.events = [];
  room.lastSeq = 0;
  await createTestOrder(owner, { buyer });
  expect(room.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(await countUnpublished(owner)).toBe(0);
});

test("a room that lost its place goes on from the oldest event that is still kept", async () => {
  const owner = await createOwner();
  const room = openFakeRoom(owner.id);
  const { buyer } = await createTestOrder(owner);
  await createTestOrder(owner, { buyer });
  await changeRows(owner, sql`delete from outbox where distributor_id = ${owner.id} and seq = 1`);
  room.events = [];
  room.lastSeq = 0;
  await createTestOrder(owner, { buyer });
  expect(room.events.map(({ seq }) => seq)).toEqual([2, 3]);
});

test("a room that has the events already settles them", async () => {
  const owner = await createOwner();
  const room = openFakeRoom(owner.id);
  await createTestOrder(owner);
  await changeRows(owner, sql`update outbox set published_at = null where distributor_id = ${owner.id}`);
  await publish(owner);
  expect(await countUnpublished(owner)).toBe(0);
  expect(room.events.map(({ seq }) => seq)).toEqual([1]);
});

test("parallel orders and publishers lose and overtake nothing", async () => {
  const owner = await createOwner();
  const room = openFakeRoom(owner.id);
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => saveOrder(buyer, [{ id: kit, amount: 1 }])),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  await Promise.all([publish(owner), publish(owner), publish(owner)]);
  expect(room.events.map(({ seq }) => seq)).toEqual(upTo(20));
  expect(room.refused).toEqual([]);
  expect(await countUnpublished(owner)).toBe(0);
});

test("more events than a publication carries are sent in pages of a hundred", async () => {
  const owner = await createOwner();
  const room = openFakeRoom(owner.id);
  const message = { type: "request.changed", requestId: "req_1", code: "PED-000001" };
  await changeRows(
    owner,
    sql`insert into outbox (distributor_id, seq, audience, message, created_at)
      select ${owner.id}, value, '{"types":["staff"]}', ${JSON.stringify(message)}, '2026-11-21T12:00:00.000Z'
      from json_each(${JSON.stringify(upTo(250))})`,
  );
  expect(await publish(owner)).toBe(250);
  expect(room.posts).toBe(3);
  expect(room.events.map(({ seq }) => seq)).toEqual(upTo(250));
});

type Events = { events: { seq: number; message: { type: string } }[]; lastSeq: number };

async function eventsOf(headers: Record<string, string>, after: number) {
  const { data } = await callApi<Events>("GET", `/app/user/events?after=${String(after)}`, { headers });
  return {
    types: data.events.map(({ seq, message }) => `${String(seq)} ${message.type}`),
    lastSeq: data.lastSeq,
  };
}

test("a person catches up on the events that are for them, and knows where to go on", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const staff = await createTestUser(owner, { type: "staff" });
  const { id, buyer } = await createTestOrder(owner);
  await callApi("POST", `/app/open/payment/${id}/create`, {
    headers: { "x-debug-distributor": owner.slug },
    body: { method: "pix" },
  });
  // The second is for the payer's page alone.
  expect(await eventsOf(admin.headers, 0)).toEqual({
    types: ["1 notification", "3 payment.changed"],
    lastSeq: 3,
  });
  expect(await eventsOf(staff.headers, 1)).toEqual({ types: ["3 payment.changed"], lastSeq: 3 });
  expect(await eventsOf(buyer.headers, 0)).toEqual({ types: ["3 payment.changed"], lastSeq: 3 });
  expect(await eventsOf(admin.headers, 2)).toEqual({ types: ["3 payment.changed"], lastSeq: 3 });
  expect(await eventsOf(admin.headers, 3)).toEqual({ types: [], lastSeq: 3 });
});

test("a live ticket names the room, its address and where the portal's data stands", async () => {
  const owner = await createOwner();
  const { buyer } = await createTestOrder(owner);
  const ticket = await callApi("POST", "/app/user/live-token", { headers: buyer.headers });
  expect(ticket.data).toMatchObject({ room: owner.id, url: apiEnv.PARTYKIT_PUBLIC_URL, lastSeq: 1 });
  const [, payload = ""] = String(ticket.data["token"]).split(".");
  expect(JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")))).toMatchObject({
    aud: "socket",
    room: owner.id,
    builtAt: "0",
    distributorId: owner.id,
    userId: buyer.id,
    type: "integrator",
    integratorId: owner.integratorId,
  });
});
