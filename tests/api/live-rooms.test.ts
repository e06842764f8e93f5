import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { roomIds, roomOf } from "#domain/live/rooms.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { changeRows, readNumber } from "#tests/factories/rows.ts";
import { openFakeRooms } from "#tests/fakes/room-server.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { parseSettings } from "#worker/env.ts";
import { openScope } from "#worker/open-scope.ts";
import { publishOutbox, publishSoon } from "#worker/services/live/publish-outbox.ts";

async function createSharded(rooms: number) {
  const owner = await createTestDistributor({ settings: { live: { rooms } } });
  return { owner, rooms: openFakeRooms(roomIds(owner.id, rooms)) };
}

const publish = ({ id, database }: TestDistributor) =>
  publishOutbox({ env: parseSettings(apiEnv), database, distributorId: id, now: () => new Date() });

/** Publishes as a request does, after its response. */
async function publishAfterResponse({ slug }: TestDistributor): Promise<{ finish: () => Promise<void> }> {
  const context = createExecutionContext();
  const request = new Request("http://portal.test", { headers: { "x-debug-distributor": slug } });
  publishSoon(await openScope(request, apiEnv, context, { renews: false }));
  return { finish: () => waitOnExecutionContext(context) };
}

function countUnpublished(owner: TestDistributor) {
  return readNumber(
    owner,
    sql`select count(*) from outbox where distributor_id = ${owner.id} and published_at is null`,
  );
}

async function addEvents(
  owner: TestDistributor,
  from: number,
  to: number,
  publishedAt: string | null = null,
) {
  const seqs = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const message = JSON.stringify({ type: "user.changed" });
  await changeRows(
    owner,
    sql`insert into outbox (distributor_id, seq, audience, message, created_at, published_at)
      select ${owner.id}, value, '{"types":["staff"]}', ${message}, '2026-11-21T12:00:00.000Z', ${publishedAt}
      from json_each(${JSON.stringify(seqs)})`,
  );
}

const seqsOf = ({ events }: { events: readonly { seq: number }[] }) => events.map(({ seq }) => seq);

test("an event goes to all rooms of the distributor, signed for each, and is published then", async () => {
  const { owner, rooms } = await createSharded(4);
  await addEvents(owner, 1, 1);
  await (await publishAfterResponse(owner)).finish();
  expect(rooms.map(seqsOf)).toEqual([[1], [1], [1], [1]]);
  expect(rooms.flatMap(({ refused }) => refused)).toEqual([]);
  expect(rooms.map(({ posts }) => posts)).toEqual([1, 1, 1, 1]);
  expect(await countUnpublished(owner)).toBe(0);
});

test("a room that is away keeps an event from being published, and from no other room", async () => {
  const { owner, rooms } = await createSharded(3);
  const [, away] = rooms;
  if (away === undefined) throw new Error("Three rooms were made");
  away.away = true;
  for (const seq of [1, 2]) {
    await addEvents(owner, seq, seq);
    await (await publishAfterResponse(owner)).finish();
  }
  expect(rooms.map(seqsOf)).toEqual([[1, 2], [], [1, 2]]);
  expect(await countUnpublished(owner)).toBe(2);

  await expect(publish(owner)).rejects.toThrow("503");
  away.away = false;
  expect(await publish(owner)).toBe(2);
  expect(rooms.map(seqsOf)).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect(await countUnpublished(owner)).toBe(0);
});

test("while a room takes its time, the others get what is saved meanwhile", async () => {
  const { owner, rooms } = await createSharded(2);
  const [quick, slow] = rooms;
  if (quick === undefined || slow === undefined) throw new Error("Two rooms were made");
  let release = () => {};
  slow.held = new Promise((resolve) => {
    release = resolve;
  });
  await addEvents(owner, 1, 1);
  const first = await publishAfterResponse(owner);
  await vi.waitFor(() => expect(seqsOf(quick)).toEqual([1]));
  for (const seq of [2, 3]) {
    await addEvents(owner, seq, seq);
    await (await publishAfterResponse(owner)).finish();
  }
  expect(seqsOf(quick)).toEqual([1, 2, 3]);
  expect(seqsOf(slow)).toEqual([]);
  expect(await countUnpublished(owner)).toBe(3);
  release();
  await first.finish();
  expect(seqsOf(slow)).toEqual([1, 2, 3]);
  expect(await countUnpublished(owner)).toBe(0);
});

test("after growing from one to four rooms the first goes on, and the new ones begin with the last hundred events", async () => {
  const owner = await createTestDistributor();
  const rooms = openFakeRooms(roomIds(owner.id, 4));
  await addEvents(owner, 1, 250);
  expect(await publish(owner)).toBe(250);
  expect(rooms.map((room) => seqsOf(room).length)).toEqual([250, 0, 0, 0]);

  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.live.rooms', 4)
      where distributor_id = ${owner.id}`,
  );
  await addEvents(owner, 251, 252);
  expect(await publish(owner)).toBe(2);
  expect(rooms.map((room) => [seqsOf(room)[0], seqsOf(room).at(-1), seqsOf(room).length])).toEqual([
    [1, 252, 252],
    [151, 252, 102],
    [151, 252, 102],
    [151, 252, 102],
  ]);
  expect(await countUnpublished(owner)).toBe(0);
});

test("a ticket is for the person's own room, before and after growing", async () => {
  const owner = await createTestDistributor();
  const people = await Promise.all(Array.from({ length: 5 }, () => createTestUser(owner, { type: "admin" })));
  const roomsOfTickets = async () => {
    const tickets = await Promise.all(
      people.map(({ headers }) => callApi("POST", "/app/user/live-token", { headers })),
    );
    return tickets.map(({ data }) => data["room"]);
  };
  expect(new Set(await roomsOfTickets())).toEqual(new Set([owner.id]));
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.live.rooms', 4)
      where distributor_id = ${owner.id}`,
  );
  expect(await roomsOfTickets()).toEqual(people.map(({ id }) => roomOf(owner.id, id, 4)));
});
