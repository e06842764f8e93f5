import { expect, test } from "vitest";
import type { DirectMessage, LiveClaims, Present } from "#domain/live/messages.ts";
import type { Listener } from "./listener.ts";
import { createRoom } from "./room-driver.ts";

type Room = ReturnType<typeof createRoom>;

const ANA = { userId: "user_1", name: "Ana Lima", sessionId: "session_1" };
const BIA = { userId: "user_2", name: "Bia Reis", sessionId: "session_2", type: "staff" as const };

/** Connects a person whose page says what they have open, and that it shows who has what open. */
async function enter(room: Room, person: Partial<LiveClaims>, facts: object): Promise<Listener> {
  const socket = await room.connect(person);
  say(room, socket, person, facts);
  return socket;
}

function say(room: Room, socket: Listener, { userId = "user_1" }: Partial<LiveClaims>, facts: object): void {
  const { distributorId } = room;
  socket.send(JSON.stringify({ type: "present", distributorId, userId, ...facts }));
}

const isTelling = (message: DirectMessage): message is Extract<DirectMessage, { type: "present" }> =>
  message.type === "present";
const peopleSeenBy = (socket: Listener) =>
  socket
    .directs()
    .filter(isTelling)
    .map(({ people }) => people);
const named = (people: readonly Present[] | undefined) =>
  (people ?? []).map(({ name, requestId }) => `${name} ${requestId}`).sort();

test("whoever shows who has what open is told at once, and when somebody opens, leaves or is gone", async () => {
  const room = createRoom();
  const board = await enter(room, ANA, { watches: true });
  await board.untilDirects(1);
  expect(peopleSeenBy(board)).toEqual([[]]);
  const detail = await enter(room, BIA, { openRequestId: "req_1", watches: true });
  await board.untilDirects(2);
  expect(peopleSeenBy(board)[1]).toEqual([{ userId: "user_2", name: "Bia Reis", requestId: "req_1" }]);
  say(room, detail, BIA, { openRequestId: "req_2" });
  await board.untilDirects(3);
  expect(named(peopleSeenBy(board)[2])).toEqual(["Bia Reis req_2"]);
  detail.close();
  await board.untilDirects(4);
  expect(peopleSeenBy(board)[3]).toEqual([]);
});

test("a person with two tabs is there once, and stays until the last one leaves", async () => {
  const room = createRoom();
  const board = await enter(room, ANA, { watches: true });
  const first = await enter(room, BIA, { openRequestId: "req_1" });
  await board.untilDirects(2);
  await enter(room, { ...BIA, sessionId: "session_3" }, { openRequestId: "req_1" });
  await board.untilDirects(3);
  first.close();
  await board.untilDirects(4);
  expect(peopleSeenBy(board).slice(1).map(named)).toEqual(
    Array.from({ length: 3 }, () => ["Bia Reis req_1"]),
  );
});

test("buyers are neither shown nor told, nor is another distributor, nor a page that shows nobody", async () => {
  const room = createRoom();
  const board = await enter(room, ANA, { watches: true });
  const buyer = { userId: "user_3", type: "integrator" as const, integratorId: "int_1" };
  const buying = await enter(room, buyer, { openRequestId: "req_1", watches: true });
  const plain = await room.connect({ userId: "user_4" });
  const elsewhere = createRoom();
  const stranger = await enter(elsewhere, ANA, { watches: true });
  await enter(room, BIA, { openRequestId: "req_2" });
  await board.untilDirects(2);
  await stranger.untilDirects(1);
  expect(peopleSeenBy(board).map(named)).toEqual([[], ["Bia Reis req_2"]]);
  expect([peopleSeenBy(buying), peopleSeenBy(plain), peopleSeenBy(stranger)]).toEqual([[], [], [[]]]);
});

test("beyond twenty messages in ten seconds a socket is not listened to, and stays open", async () => {
  const room = createRoom();
  const board = await enter(room, ANA, { watches: true });
  for (let turn = 1; turn <= 25; turn += 1) say(room, board, ANA, { openRequestId: `req_${turn}` });
  await board.untilDirects(20);
  const detail = await enter(room, BIA, { openRequestId: "req_x" });
  await board.untilDirects(21);
  expect(named(peopleSeenBy(board).at(-1))).toEqual(["Ana Lima req_19", "Bia Reis req_x"]);
  detail.close();
  await board.untilDirects(22);
});

test.each([
  { openRequestId: "" },
  { openRequestId: 7 },
  { watches: false },
  { openRequestId: "x".repeat(65) },
])("a message with %j is none of the protocol, and closes the socket", async (facts) => {
  const room = createRoom();
  const socket = await enter(room, ANA, facts);
  expect(await socket.closed).toBe(1008);
});

test("nobody speaks for another person", async () => {
  const room = createRoom();
  const socket = await room.connect(ANA);
  say(room, socket, BIA, { openRequestId: "req_1" });
  expect(await socket.closed).toBe(1008);
});
