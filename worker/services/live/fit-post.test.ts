import { expect, test } from "vitest";
import type { SequencedEvent } from "#domain/live/messages.ts";
import { fitPost } from "./fit-post.ts";

/** Each is 73 bytes of JSON, two of which are the letter with the accent. */
const EVENTS: SequencedEvent[] = [1, 2, 3].map((seq) => ({
  seq,
  audience: { userIds: ["é"] },
  message: { type: "user.changed" },
}));

test.each([
  [219, 3],
  [218, 2],
  [146, 2],
  [145, 1],
  [73, 1],
  [1, 1],
])("of three events of 73 bytes, a post of %i bytes takes %i", (maxBytes, count) => {
  expect(EVENTS.map((event) => Buffer.byteLength(JSON.stringify(event)))).toEqual([73, 73, 73]);
  expect(fitPost(EVENTS, maxBytes)).toEqual(EVENTS.slice(0, count));
});

test("no events are a post of none", () => {
  expect(fitPost([])).toEqual([]);
});
