import { expect, test } from "vitest";
import type { ClientQuestion, LiveClaims } from "#domain/live/messages.ts";
import { GARBLED_USER, REFUSED_USER } from "#tests/fakes/live-api.ts";
import { buildEvent, createRoom } from "./room-driver.ts";

type Room = ReturnType<typeof createRoom>;
type Filter = ClientQuestion["filter"];

const FILTER: Filter = { limit: 25, page: 1, status: "all", merged: false };

/** A person's question in the protocol's format. */
function buildQuestion(
  room: Room,
  { filter = {}, ...facts }: Partial<Omit<ClientQuestion, "filter">> & { filter?: object } = {},
): ClientQuestion {
  return {
    type: "getBaseNotifications",
    requestId: "q1",
    distributorId: room.distributorId,
    userId: "user_1",
    ...facts,
    filter: { ...FILTER, ...filter },
  };
}

async function connectAndAsk(room: Room, question: unknown, person: Partial<LiveClaims> = {}) {
  const socket = await room.connect(person);
  socket.send(JSON.stringify(question));
  return socket;
}

test.each([
  { limit: 25, page: 1, status: "all", merged: false },
  { limit: 1, page: 1_000, status: "unread", merged: true },
] as const)(
  "a browser asks for its notifications with distributor, user and the filter %j, which the portal is asked for [NOTIF-13]",
  async (filter) => {
    const room = createRoom();
    const socket = await connectAndAsk(room, buildQuestion(room, { filter }));
    const [answer] = await socket.untilDirects(1);
    // The portal of these tests quotes the request in its answer.
    expect(answer).toMatchObject({
      requestId: "q1",
      notifications: [
        {
          content: {
            requestId: "session_1",
            code: "user_1",
            name: `${room.distributorId} ${JSON.stringify(filter)}`,
          },
        },
      ],
    });
  },
);

test("the answer has the counts, the notifications and whether they are merged, for the question's own name [NOTIF-14]", async () => {
  const room = createRoom();
  const socket = await connectAndAsk(
    room,
    buildQuestion(room, { requestId: "q7", filter: { merged: true } }),
  );
  const [answer] = await socket.untilDirects(1);
  // `unread` is the lifetime of the room's signature, in seconds.
  expect(answer).toEqual({
    type: "last30DaysNotifications",
    requestId: "q7",
    read: 3,
    unread: 30,
    merged: true,
    notifications: [expect.objectContaining({ id: "ntf_1", kind: "orderCreated", lookedAt: null })],
  });
});

test("only the socket that asked is answered, another one of the same person is not", async () => {
  const room = createRoom();
  const [asker, other] = [await room.connect(), await room.connect()];
  asker.send(JSON.stringify(buildQuestion(room)));
  await asker.untilDirects(1);
  await room.post([buildEvent(1)]);
  await other.until(1);
  expect(other.directs()).toEqual([]);
});

test.each([
  ["refuses", REFUSED_USER],
  ["answers something else", GARBLED_USER],
])("a question that the portal %s has failed, and the socket stays", async (_what, userId) => {
  const room = createRoom();
  const socket = await connectAndAsk(room, buildQuestion(room, { userId }), { userId });
  expect(await socket.untilDirects(1)).toEqual([{ type: "requestFailed", requestId: "q1" }]);
  await room.post([buildEvent(1)]);
  expect(await socket.until(1)).toEqual([1]);
});

test("the twenty-first question within ten seconds has failed", async () => {
  const room = createRoom();
  const socket = await room.connect();
  const names = Array.from({ length: 21 }, (_, index) => `q${index + 1}`);
  for (const requestId of names) socket.send(JSON.stringify(buildQuestion(room, { requestId })));
  const answers = await socket.untilDirects(21);
  const failed = answers.flatMap((answer) => (answer.type === "requestFailed" ? [answer.requestId] : []));
  expect(failed).toEqual(["q21"]);
  expect(
    answers
      .map((answer) => ("requestId" in answer ? answer.requestId : ""))
      .toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1))),
  ).toEqual(names);
});

const refusals: [string, number, (room: Room) => string | ArrayBuffer][] = [
  ["no JSON", 1008, () => "hello"],
  ["nothing", 1008, () => ""],
  ["what only the room says", 1008, () => JSON.stringify(buildEvent(1).message)],
  ["a field more", 1008, (room) => JSON.stringify({ ...buildQuestion(room), token: "x" })],
  ["another distributor", 1008, (room) => JSON.stringify(buildQuestion(room, { distributorId: "dst_2" }))],
  ["another person", 1008, (room) => JSON.stringify(buildQuestion(room, { userId: "user_2" }))],
  ["page 0", 1008, (room) => JSON.stringify(buildQuestion(room, { filter: { page: 0 } }))],
  ["26 on a page", 1008, (room) => JSON.stringify(buildQuestion(room, { filter: { limit: 26 } }))],
  ["4097 characters", 1009, (room) => JSON.stringify(buildQuestion(room)).padEnd(4_097)],
  ["bytes", 1003, () => new ArrayBuffer(8)],
];

test.each(refusals)(
  "a message of %s cuts its socket with %i, and nobody hears of it",
  async (_what, code, build) => {
    const room = createRoom();
    const [speaker, bystander] = [await room.connect(), await room.connect()];
    speaker.send(build(room));
    expect(await speaker.closed).toBe(code);
    await room.post([buildEvent(1)]);
    expect(await bystander.until(1)).toEqual([1]);
    expect(bystander.deliveries()).toHaveLength(1);
    expect([...speaker.directs(), ...bystander.directs()]).toEqual([]);
  },
);

test("a question of 4096 characters is answered", async () => {
  const room = createRoom();
  const socket = await room.connect();
  socket.send(JSON.stringify(buildQuestion(room)).padEnd(4_096));
  expect(await socket.untilDirects(1)).toMatchObject([{ type: "last30DaysNotifications" }]);
});
