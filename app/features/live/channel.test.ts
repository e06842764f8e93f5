import { expect, test, vi } from "vitest";
import { buildDelivery, createLivePage, LIVE_TICKET, nextTurn } from "#tests/fakes/live-page.ts";

test("the channel is disconnected, pending or connected, and tells each change [NOTIF-11]", async () => {
  const page = createLivePage();
  expect(page.channel.getSnapshot()).toBe("DISCONNECTED");
  page.channel.open();
  expect(page.channel.getSnapshot()).toBe("PENDING");
  const socket = await page.nextSocket();
  expect(page.channel.getSnapshot()).toBe("PENDING");
  socket.onOpen();
  expect(page.channel.getSnapshot()).toBe("CONNECTED");
  socket.onEnd();
  await page.nextPause();
  expect(page.channel.getSnapshot()).toBe("DISCONNECTED");
  expect(page.statuses).toEqual(["PENDING", "CONNECTED", "DISCONNECTED"]);
});

test("the socket's address is the distributor's room, with the token and the build's time", async () => {
  const page = createLivePage();
  page.channel.open();
  expect((await page.nextSocket()).url).toBe(
    "wss://rooms.test/party/dist%201?token=token&build=2026-11-21T12%3A00%3A00Z",
  );
});

test.each([
  [0, 5_000],
  [0.5, 5_500],
])(
  "a lost connection is tried again five seconds later, with jitter %d after %i ms",
  async (random, delayMs) => {
    const page = createLivePage({ random });
    page.channel.open();
    (await page.nextSocket()).onEnd();
    expect((await page.nextPause()).delayMs).toBe(delayMs);
  },
);

test("each connection asks for a ticket of its own, and starts where the last one stopped", async () => {
  const page = createLivePage();
  page.channel.open();
  const first = await page.nextSocket();
  await page.opensAndCatchesUp(first);
  first.onData(JSON.stringify(buildDelivery(12)));
  first.onEnd();
  (await page.nextPause()).callback();
  const second = await page.nextSocket();
  second.onOpen();
  expect(page.tickets()).toBe(2);
  expect((await page.nextList()).after).toBe(12);
});

test("what arrives while it catches up comes after what was missed, and nothing comes twice", async () => {
  const page = createLivePage();
  page.channel.open();
  const socket = await page.nextSocket();
  socket.onOpen();
  const firstPage = await page.nextList();
  expect(firstPage.after).toBe(10);
  socket.onData(JSON.stringify(buildDelivery(13)));
  socket.onData(JSON.stringify(buildDelivery(14)));
  expect(page.seqs).toEqual([]);
  firstPage.answer({ events: [buildDelivery(11)], lastSeq: 12 });
  const secondPage = await page.nextList();
  expect(secondPage.after).toBe(12);
  secondPage.answer({ events: [buildDelivery(13)], lastSeq: 13 });
  (await page.nextList()).answer({ events: [], lastSeq: 13 });
  await vi.waitFor(() => expect(page.seqs).toEqual([11, 13, 14]));
});

test("a catch-up that fails ends the connection and is done by the next", async () => {
  const page = createLivePage();
  page.channel.open();
  const socket = await page.nextSocket();
  socket.onOpen();
  socket.onData(JSON.stringify(buildDelivery(12)));
  (await page.nextList()).fail();
  (await page.nextPause()).callback();
  expect(socket.isClosed()).toBe(true);
  expect(page.seqs).toEqual([]);
  (await page.nextSocket()).onOpen();
  const list = await page.nextList();
  expect(list.after).toBe(10);
  list.answer({ events: [buildDelivery(12)], lastSeq: 12 });
  await vi.waitFor(() => expect(page.seqs).toEqual([12]));
});

test("a list that comes after its connection was lost counts for nothing", async () => {
  const page = createLivePage();
  page.channel.open();
  const socket = await page.nextSocket();
  socket.onOpen();
  const late = await page.nextList();
  socket.onEnd();
  (await page.nextPause()).callback();
  await page.opensAndCatchesUp(await page.nextSocket());
  late.answer({ events: [buildDelivery(11)], lastSeq: 11 });
  await nextTurn();
  expect(page.seqs).toEqual([]);
});

test.each([
  ["no JSON", "not json"],
  ["an unknown message", JSON.stringify({ seq: 11, message: { type: "newer" } })],
  ["bytes", new ArrayBuffer(2)],
])("%s is left alone", async (_what, data) => {
  const page = createLivePage();
  page.channel.open();
  const socket = await page.nextSocket();
  await page.opensAndCatchesUp(socket);
  socket.onData(data);
  socket.onData(JSON.stringify(buildDelivery(12)));
  expect(page.seqs).toEqual([12]);
});

test("a ticket that cannot be had is asked for again", async () => {
  const openTicket = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(LIVE_TICKET);
  const page = createLivePage({ openTicket });
  page.channel.open();
  (await page.nextPause()).callback();
  (await page.nextSocket()).onOpen();
  expect(page.statuses).toEqual(["PENDING", "DISCONNECTED", "PENDING", "CONNECTED"]);
});

test("without a session the channel says so and gives up", async () => {
  const page = createLivePage({ openTicket: () => Promise.resolve(null) });
  page.channel.open();
  await vi.waitFor(() => expect(page.onUnauthorised).toHaveBeenCalledOnce());
  expect(page.statuses).toEqual(["PENDING", "DISCONNECTED"]);
  expect(page.pauses()).toBe(0);
});

test("closing ends the socket, and what still arrives is not heard", async () => {
  const page = createLivePage();
  page.channel.open();
  const socket = await page.nextSocket();
  await page.opensAndCatchesUp(socket);
  page.channel.close();
  socket.onData(JSON.stringify(buildDelivery(12)));
  socket.onEnd();
  expect(socket.isClosed()).toBe(true);
  expect(page.seqs).toEqual([]);
  expect(page.statuses).toEqual(["PENDING", "CONNECTED", "DISCONNECTED"]);
});

test("closing takes the next try back", async () => {
  const page = createLivePage();
  page.channel.open();
  (await page.nextSocket()).onEnd();
  const pause = await page.nextPause();
  page.channel.close();
  expect(pause.isCancelled()).toBe(true);
});

test("a channel that is opened again goes on where it stopped, with a ticket of its own", async () => {
  const page = createLivePage();
  page.channel.open();
  const socket = await page.nextSocket();
  await page.opensAndCatchesUp(socket);
  socket.onData(JSON.stringify(buildDelivery(12)));
  page.channel.close();
  page.channel.open();
  (await page.nextSocket()).onOpen();
  expect((await page.nextList()).after).toBe(12);
  expect(page.tickets()).toBe(2);
});

test("opening an open channel changes nothing", async () => {
  const page = createLivePage();
  page.channel.open();
  page.channel.open();
  await page.nextSocket();
  expect(page.tickets()).toBe(1);
});

test("a socket whose session is refused gets a fresh ticket at once", async () => {
  const page = createLivePage();
  page.channel.open();
  const socket = await page.nextSocket();
  await page.opensAndCatchesUp(socket);
  socket.onEnd(4401);
  (await page.nextSocket()).onOpen();
  expect([page.tickets(), page.pauses()]).toEqual([2, 0]);
  expect(page.channel.getSnapshot()).toBe("CONNECTED");
});

test.each([
  ["refused", 4401],
  ["closed before it opens", 1006],
])("a socket that is %s with two fresh tickets in a row asks for the session", async (_how, code) => {
  const checkSession = vi.fn(() => Promise.resolve(true));
  const page = createLivePage({ checkSession });
  page.channel.open();
  (await page.nextSocket()).onEnd(code);
  if (code === 1006) (await page.nextPause()).callback();
  const second = await page.nextSocket();
  expect(checkSession).not.toHaveBeenCalled();
  second.onEnd(code);
  (await page.nextPause()).callback();
  expect(checkSession).toHaveBeenCalledOnce();
  await page.opensAndCatchesUp(await page.nextSocket());
  expect([page.tickets(), page.onUnauthorised.mock.calls.length]).toEqual([3, 0]);
});

test("a channel whose session turns out to be over gives up", async () => {
  const page = createLivePage({ checkSession: () => Promise.resolve(false) });
  page.channel.open();
  (await page.nextSocket()).onEnd(4401);
  (await page.nextSocket()).onEnd(4401);
  await vi.waitFor(() => expect(page.onUnauthorised).toHaveBeenCalledOnce());
  expect(page.channel.getSnapshot()).toBe("DISCONNECTED");
  expect(page.pauses()).toBe(0);
});

test("a session that cannot be asked for is no reason to give up", async () => {
  const page = createLivePage({ checkSession: () => Promise.reject(new TypeError("Failed to fetch")) });
  page.channel.open();
  (await page.nextSocket()).onEnd(4401);
  (await page.nextSocket()).onEnd(4401);
  expect((await page.nextPause()).delayMs).toBe(5_000);
  expect(page.onUnauthorised).not.toHaveBeenCalled();
});

test("a socket that is lost after it was open says nothing about the session", async () => {
  const checkSession = vi.fn(() => Promise.resolve(false));
  const page = createLivePage({ checkSession });
  page.channel.open();
  for (let tries = 0; tries < 2; tries += 1) {
    const socket = await page.nextSocket();
    await page.opensAndCatchesUp(socket);
    socket.onEnd(1006);
    (await page.nextPause()).callback();
  }
  await page.nextSocket();
  expect(checkSession).not.toHaveBeenCalled();
});

test("what the room tells this page only is handed on at once, and moves no number", async () => {
  const page = createLivePage();
  page.channel.open();
  const socket = await page.nextSocket();
  socket.onOpen();
  const newVersion = { type: "newVersion", builtAt: "2026-11-22T12:00:00Z" };
  socket.onData(JSON.stringify({ direct: newVersion }));
  expect(page.directs).toEqual([newVersion]);
  (await page.nextList()).fail();
  (await page.nextPause()).callback();
  (await page.nextSocket()).onOpen();
  expect((await page.nextList()).after).toBe(10);
});

test("what the page says goes to the socket that is open", async () => {
  const page = createLivePage();
  page.channel.open();
  page.channel.send("too early");
  const first = await page.nextSocket();
  await page.opensAndCatchesUp(first);
  page.channel.send("first");
  first.onEnd();
  (await page.nextPause()).callback();
  const second = await page.nextSocket();
  await page.opensAndCatchesUp(second);
  page.channel.send("second");
  expect([first.sent, second.sent]).toEqual([["first"], ["second"]]);
});
