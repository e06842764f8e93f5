import { expect, inject, test } from "vitest";
import { signPublication } from "#worker/security/live-tokens.ts";
import { buildEvent, createRoom } from "./room-driver.ts";

type Room = ReturnType<typeof createRoom>;

const builtAt = "2000";
const body = JSON.stringify({ oldestSeq: 1, events: [buildEvent(1)], builtAt });

const refusals: [string, (room: Room) => Promise<string | null>][] = [
  ["no token", () => Promise.resolve(null)],
  ["a browser's token", (room) => room.signSocket()],
  ["a token for another body", (room) => room.signPost(body.replace("PED-1", "PED-2"))],
  ["a token for another distributor", (room) => signPublication("dist_other", body, room.secret)],
  [
    "a token for another room of the distributor",
    (room) => signPublication(`${room.distributorId}-1`, body, room.secret),
  ],
  [
    "a token signed with another secret",
    (room) => signPublication(room.distributorId, body, "another secret"),
  ],
];

test.each(refusals)("a post with %s is refused and not delivered", async (_what, makeToken) => {
  const room = createRoom();
  const listener = await room.connect();
  expect(await room.postBody(body, await makeToken(room))).toEqual({ status: 401, lastSeq: null });
  await room.post([buildEvent(1, {}), buildEvent(2)]);
  expect(await listener.until(2)).toEqual([2]);
});

test.each([
  ["no JSON", "not json"],
  ["nothing", ""],
  ["no events", JSON.stringify({ oldestSeq: 1, events: [], builtAt })],
  ["no oldest number", JSON.stringify({ events: [buildEvent(1)], builtAt })],
  ["no version", JSON.stringify({ oldestSeq: 1, events: [buildEvent(1)] })],
  ["an unknown message", body.replace("request.changed", "request.exploded")],
  ["a sequence number of zero", JSON.stringify({ oldestSeq: 0, events: [buildEvent(0)], builtAt })],
])("a signed post with %s is malformed", async (_what, malformed) => {
  const room = createRoom();
  expect(await room.postBody(malformed, await room.signPost(malformed))).toEqual({
    status: 400,
    lastSeq: null,
  });
});

test.each([
  [1024 * 1024, 200, 1],
  [1024 * 1024 + 1, 413, null],
  [4 * 1024 * 1024, 413, null],
])("a post of %i bytes answers %i", async (bytes, status, lastSeq) => {
  const room = createRoom();
  const padded = body.padEnd(bytes);
  expect(await room.postBody(padded, await room.signPost(padded))).toEqual({ status, lastSeq });
});

test("the room named health says that the rooms work", async () => {
  const response = await fetch(`${inject("partyUrl")}/party/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: { status: "ok" } });
});

test.each(["GET", "PUT", "DELETE"])("%s on a distributor's room is not allowed", async (method) => {
  const response = await fetch(createRoom().url, { method });
  await response.body?.cancel();
  expect(response.status).toBe(405);
});
