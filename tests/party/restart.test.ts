import { expect, test } from "vitest";
import { startOwnParty } from "./own-party.ts";
import { openPage } from "./page.ts";
import { buildEvent, buildEvents, createRoom } from "./room-driver.ts";

test("a room that was killed still knows its last event and refuses repeats and gaps", async () => {
  const party = await startOwnParty();
  const room = createRoom(party.url);
  await room.post(buildEvents(1, 5));
  await party.kill9();
  await party.restart();
  const listener = await room.connect();
  expect(await room.post(buildEvents(4, 5))).toEqual({ status: 200, lastSeq: 5 });
  expect(await room.post([buildEvent(7)])).toEqual({ status: 409, lastSeq: 5 });
  expect(await room.post(buildEvents(5, 7))).toEqual({ status: 200, lastSeq: 7 });
  expect(await listener.until(7)).toEqual([6, 7]);
});

test("a browser that lost the room gets everything once and in order after it is back", async () => {
  const party = await startOwnParty();
  const room = createRoom(party.url);
  const page = openPage(room);
  await page.becomes("CONNECTED");
  await room.post(buildEvents(1, 2));
  await page.receives("PED-2");

  await party.kill9();
  await page.becomes("DISCONNECTED");
  page.missed.push(...buildEvents(3, 4));
  await party.restart();
  await room.post(buildEvents(3, 4));

  const catchUp = page.holdCatchUp();
  await page.reconnect();
  await page.becomes("CONNECTED");
  page.missed.push(buildEvent(5));
  await room.post(buildEvents(5, 6));
  catchUp.release();
  await page.receives("PED-6");
  await room.post([buildEvent(7)]);
  await page.receives("PED-7");
  expect(page.codes).toEqual([1, 2, 3, 4, 5, 6, 7].map((seq) => `PED-${seq}`));
});
