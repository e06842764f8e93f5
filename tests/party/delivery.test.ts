import { expect, test } from "vitest";
import { payerListener } from "#domain/live/audience.ts";
import { buildEvent, buildEvents, createRoom } from "./room-driver.ts";

test("an event reaches the types of user it is for, and nobody else", async () => {
  const room = createRoom();
  const [admin, staff, integrator] = await Promise.all([
    room.connect({ type: "admin" }),
    room.connect({ type: "staff" }),
    room.connect({ type: "integrator", integratorId: "int_1" }),
  ]);
  await room.post([
    buildEvent(1, { types: ["admin"] }),
    buildEvent(2, { types: ["admin", "staff"] }),
    buildEvent(3, { types: ["integrator"] }),
    buildEvent(4, {}),
    buildEvent(5),
  ]);
  expect(await admin.until(5)).toEqual([1, 2, 5]);
  expect(await staff.until(5)).toEqual([2, 5]);
  expect(await integrator.until(5)).toEqual([3, 5]);
});

test("an event for an integrator company reaches all of its people, and no other company", async () => {
  const room = createRoom();
  const [first, second, other, admin] = await Promise.all([
    room.connect({ type: "integrator", integratorId: "int_1", userId: "user_1" }),
    room.connect({ type: "integrator", integratorId: "int_1", userId: "user_2" }),
    room.connect({ type: "integrator", integratorId: "int_2" }),
    room.connect({ type: "admin" }),
  ]);
  await room.post([
    buildEvent(1, { integratorIds: ["int_1"] }),
    buildEvent(2, { integratorIds: ["int_2"], types: ["admin"] }),
    buildEvent(3),
  ]);
  expect(await first.until(3)).toEqual([1, 3]);
  expect(await second.until(3)).toEqual([1, 3]);
  expect(await other.until(3)).toEqual([2, 3]);
  expect(await admin.until(3)).toEqual([2, 3]);
});

test("a payer's page hears what is said to the payer of its order, nothing else, and is cut when it speaks", async () => {
  const room = createRoom();
  const payer = (requestId: string) => ({ type: "payer" as const, userId: payerListener(requestId) });
  const [own, other, admin] = await Promise.all([
    room.connect(payer("req_1")),
    room.connect(payer("req_2")),
    room.connect({ type: "admin" }),
  ]);
  await room.post([
    buildEvent(1),
    buildEvent(2, { types: ["admin"], integratorIds: ["int_1"], roleIds: ["rol_1"] }),
    buildEvent(3, { userIds: [payerListener("req_1")] }),
    buildEvent(4, { userIds: [payerListener("req_1"), payerListener("req_2")] }),
    buildEvent(5),
  ]);
  expect(await admin.until(5)).toEqual([1, 2, 5]);
  expect(await own.until(4)).toEqual([3, 4]);
  expect(await other.until(4)).toEqual([4]);
  const said = { distributorId: room.distributorId, userId: payerListener("req_1") };
  own.send(JSON.stringify({ type: "present", ...said, watches: true }));
  expect(await own.closed).toBe(1008);
});

test("an event about a request reaches administrators, staff of the roles that see it, and the people it names", async () => {
  const room = createRoom();
  const company = { type: "integrator", integratorId: "int_1" } as const;
  const [admin, sees, blind, responsible, colleague] = await Promise.all([
    room.connect({ type: "admin" }),
    room.connect({ type: "staff", roleId: "rol_sees" }),
    room.connect({ type: "staff", roleId: "rol_blind" }),
    room.connect({ ...company, userId: "user_own", roleId: "rol_seller" }),
    room.connect({ ...company, userId: "user_2", roleId: "rol_seller" }),
  ]);
  await room.post([
    buildEvent(1, { types: ["admin"], roleIds: ["rol_sees"], userIds: ["user_own"] }),
    buildEvent(2),
  ]);
  for (const person of [admin, sees, responsible]) expect(await person.until(2)).toEqual([1, 2]);
  for (const person of [blind, colleague]) expect(await person.until(2)).toEqual([2]);
});

test("an event stays in its distributor's room", async () => {
  const [room, other] = [createRoom(), createRoom()];
  const neighbour = await other.connect();
  await room.post([buildEvent(1)]);
  await other.post(buildEvents(1, 2));
  expect(await neighbour.until(2)).toEqual([1, 2]);
  expect(neighbour.deliveries()).toHaveLength(2);
});

test("a delivery is the sequence number and the message, without its audience", async () => {
  const room = createRoom();
  const listener = await room.connect();
  await room.post([buildEvent(1)]);
  await listener.until(1);
  expect(listener.deliveries()).toEqual([
    { seq: 1, message: { type: "request.changed", requestId: "req_1", code: "PED-1" } },
  ]);
});

test("a hundred events of one post arrive in order", async () => {
  const room = createRoom();
  const listener = await room.connect();
  expect(await room.post(buildEvents(1, 100))).toEqual({ status: 200, lastSeq: 100 });
  expect(await listener.until(100)).toEqual(buildEvents(1, 100).map(({ seq }) => seq));
});

test("one event reaches two hundred sockets once each", async () => {
  const room = createRoom();
  const listeners = await Promise.all(
    Array.from({ length: 200 }, (_, index) => room.connect({ userId: `user_${index}` })),
  );
  await room.post([buildEvent(1)]);
  await room.post([buildEvent(2)]);
  const received = await Promise.all(listeners.map((listener) => listener.until(2)));
  expect(new Set(received.map(String))).toEqual(new Set(["1,2"]));
});

test("people who left do not keep an event from the others", async () => {
  const room = createRoom();
  const [leaver, stayer] = await Promise.all([room.connect(), room.connect()]);
  leaver.close();
  // 1005: the room answered the close frame. Without an answer the client reports 1006.
  expect(await leaver.closed).toBe(1005);
  expect(await room.post([buildEvent(1)])).toEqual({ status: 200, lastSeq: 1 });
  expect(await stayer.until(1)).toEqual([1]);
});
