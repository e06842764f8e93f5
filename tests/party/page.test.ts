import { expect, test } from "vitest";
import { openPage } from "./page.ts";
import { buildEvent, createRoom, handshakeStatus } from "./room-driver.ts";

test("the channel is a websocket in a namespace of the distributor, with a token and the build's time [NOTIF-09]", async () => {
  const [room, other] = [createRoom(), createRoom()];
  const [page, stranger] = [openPage(room), openPage(other)];
  await Promise.all([page.becomes("CONNECTED"), stranger.becomes("CONNECTED")]);

  const address = new URL(page.socketUrls[0] ?? "");
  expect(address.protocol).toBe("ws:");
  expect(address.pathname).toBe(`/party/${room.distributorId}`);
  expect(address.searchParams.get("build")).toBe("2026-11-21T12:00:00Z");
  const withoutToken = `${room.url}?build=${address.searchParams.get("build")}`;
  expect(await handshakeStatus(withoutToken)).toBe(401);
  expect(await handshakeStatus(`${other.url}${address.search}`)).toBe(401);
  expect(await handshakeStatus(`${room.url}${address.search}`)).toBe(101);

  await room.post([buildEvent(1)]);
  await page.receives("PED-1");
  await other.post([buildEvent(1, {}), buildEvent(2)]);
  await stranger.receives("PED-2");
  expect(page.codes).toEqual(["PED-1"]);
  expect(stranger.codes).toEqual(["PED-2"]);
});

test("what happened between the ticket and the connection is caught up with", async () => {
  const room = createRoom();
  await room.post([buildEvent(1)]);
  const page = openPage(room);
  page.missed.push(buildEvent(1));
  await page.receives("PED-1");
  await room.post([buildEvent(2)]);
  await page.receives("PED-2");
  expect(page.codes).toEqual(["PED-1", "PED-2"]);
});
