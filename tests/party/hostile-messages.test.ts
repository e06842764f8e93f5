import fc from "fast-check";
import { expect, test } from "vitest";
import { readClientMessage } from "#party/client-message.ts";
import { buildRightQuestion, hostileMessages } from "./hostile-messages.ts";
import { buildEvent, createRoom } from "./room-driver.ts";
import type { Listener } from "./listener.ts";

const SEED = 20_261_121;
const PARSED = 20_000;
const SENT = 2_000;
/** Number of parallel sockets. */
const LANES = 20;

test(`${PARSED} malformed or hostile messages are none of the protocol to the room's reader, and it never throws`, () => {
  const person = { distributorId: "dst_1", userId: "usr_1" };
  const speaker = { ...person, type: "admin" as const };
  const codes = new Set<number>();
  fc.assert(
    fc.property(hostileMessages(person), (data) => {
      const read = readClientMessage(data, speaker);
      if (!read.isMessage) codes.add(read.code);
      return !read.isMessage;
    }),
    { seed: SEED, numRuns: PARSED },
  );
  // Every close code occurred.
  expect([...codes].sort()).toEqual([1003, 1008, 1009]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(readClientMessage(JSON.stringify(buildRightQuestion(person)), speaker)).toMatchObject({
    isMessage: true,
  });
});

test(`a room that is sent ${SENT} of them cuts each sender, stays up, and tells its other people nothing`, async () => {
  const room = createRoom();
  const speaker = { distributorId: room.distributorId, userId: "user_1" };
  const bystanders = await Promise.all(
    [{ userId: "user_1" }, { userId: "user_2" }, { userId: "user_3", type: "integrator" as const }].map(
      (person) => room.connect(person),
    ),
  );
  const messages = fc.sample(hostileMessages(speaker), { seed: SEED, numRuns: SENT });
  const codes: number[] = [];
  const heard: unknown[] = [];

  async function speak(lane: number): Promise<void> {
    for (let at = lane; at < messages.length; at += LANES) {
      const socket: Listener = await room.connect();
      socket.send(messages[at] ?? "");
      // Messages after the bad one change nothing: the socket is being closed.
      if (at % 5 === 0) socket.send(messages[(at + 1) % messages.length] ?? "");
      codes.push(await socket.closed);
      heard.push(...socket.directs(), ...socket.deliveries());
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => speak(lane)));

  expect(codes).toHaveLength(SENT);
  expect(new Set(codes)).toEqual(new Set([1003, 1008, 1009]));
  expect(heard).toEqual([]);
  await room.post([buildEvent(1)]);
  expect(await Promise.all(bystanders.map((bystander) => bystander.until(1)))).toEqual([[1], [1], [1]]);
  for (const bystander of bystanders) {
    expect(bystander.deliveries()).toHaveLength(1);
    expect(bystander.directs()).toEqual([]);
  }
  const [good] = bystanders;
  good?.send(JSON.stringify(buildRightQuestion(speaker)));
  expect(await good?.untilDirects(1)).toMatchObject([{ type: "last30DaysNotifications", requestId: "q1" }]);
});
