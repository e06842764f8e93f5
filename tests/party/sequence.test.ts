import { expect, test } from "vitest";
import { buildEvent, buildEvents, createRoom } from "./room-driver.ts";

test("an event that was posted before is acknowledged and not delivered again", async () => {
  const room = createRoom();
  const listener = await room.connect();
  await room.post(buildEvents(1, 3));
  expect(await room.post(buildEvents(1, 3))).toEqual({ status: 200, lastSeq: 3 });
  expect(await room.post(buildEvents(2, 4))).toEqual({ status: 200, lastSeq: 4 });
  expect(await listener.until(4)).toEqual([1, 2, 3, 4]);
});

test("a gap is refused with the last number, and nothing of it delivered, until what is missing comes", async () => {
  const room = createRoom();
  const listener = await room.connect();
  await room.post(buildEvents(1, 2));
  expect(await room.post(buildEvents(4, 5))).toEqual({ status: 409, lastSeq: 2 });
  expect(await room.post(buildEvents(3, 5))).toEqual({ status: 200, lastSeq: 5 });
  expect(await listener.until(5)).toEqual([1, 2, 3, 4, 5]);
});

test("a new room refuses a post that does not begin with the oldest event", async () => {
  const room = createRoom();
  expect(await room.post([buildEvent(2)], 1)).toEqual({ status: 409, lastSeq: 0 });
  expect(await room.post([buildEvent(9)], 8)).toEqual({ status: 409, lastSeq: 0 });
});

test("a room that missed events which nobody has any more goes on from the oldest", async () => {
  const room = createRoom();
  const listener = await room.connect();
  await room.post(buildEvents(1, 2));
  expect(await room.post(buildEvents(8, 9), 8)).toEqual({ status: 200, lastSeq: 9 });
  expect(await room.post([buildEvent(10)], 8)).toEqual({ status: 200, lastSeq: 10 });
  expect(await listener.until(10)).toEqual([1, 2, 8, 9, 10]);
});

test("two posts at once that overlap deliver each event once and in order", async () => {
  const room = createRoom();
  const listener = await room.connect();
  await room.post([buildEvent(1)]);
  const answers = await Promise.all([room.post(buildEvents(2, 40)), room.post(buildEvents(2, 60))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listener.until(60)).toEqual(buildEvents(1, 60).map(({ seq }) => seq));
  expect(await room.post([buildEvent(61)])).toEqual({ status: 200, lastSeq: 61 });
  expect(await listener.until(61)).toHaveLength(61);
});

test("ten publishers that send page after page lose nothing and repeat nothing", async () => {
  const room = createRoom();
  const listener = await room.connect();
  const publish = async (size: number) => {
    for (let lastSeq = 0; lastSeq < 50;) {
      const answer = await room.post(buildEvents(lastSeq + 1, Math.min(lastSeq + size, 50)));
      lastSeq = answer.lastSeq ?? 50;
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, index) => publish(index + 1)));
  await room.post([buildEvent(51)]);
  expect(await listener.until(51)).toEqual(buildEvents(1, 51).map(({ seq }) => seq));
});
