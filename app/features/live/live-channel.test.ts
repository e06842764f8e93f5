import { expect, test, vi } from "vitest";
import type { Delivery } from "#domain/realtime/messages.ts";
import { createLiveChannel } from "./live-channel.ts";
import type { LiveStatus, LiveTicket } from "./live-channel.ts";
import type { MissedEvents } from "./live-connection.ts";
import type { LiveSocketEvents } from "./live-socket.ts";

const TICKET: LiveTicket = { token: "token", room: "dist 1", url: "https://rooms.test", lastSeq: 10 };

test("the channel is disconnected, pending or connected, and tells each change [NOTIF-11]", async () => {
  const page = createPage();
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
  const page = createPage();
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
    const page = createPage({ random });
    page.channel.open();
    (await page.nextSocket()).onEnd();
    expect((await page.nextPause()).delayMs).toBe(delayMs);
  },
);

test("each connection asks for a ticket of its own, and starts where the last one stopped", async () => {
  const page = createPage();
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
  const page = createPage();
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
  const page = createPage();
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
  const page = createPage();
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
  const page = createPage();
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
    .mockResolvedValue(TICKET);
  const page = createPage({ openTicket });
  page.channel.open();
  (await page.nextPause()).callback();
  (await page.nextSocket()).onOpen();
  expect(page.statuses).toEqual(["PENDING", "DISCONNECTED", "PENDING", "CONNECTED"]);
});

test("without a session the channel says so and gives up", async () => {
  const page = createPage({ openTicket: () => Promise.resolve(null) });
  page.channel.open();
  await vi.waitFor(() => expect(page.onUnauthorised).toHaveBeenCalledOnce());
  expect(page.statuses).toEqual(["PENDING", "DISCONNECTED"]);
  expect(page.pauses()).toBe(0);
});

test("closing ends the socket, and what still arrives is not heard", async () => {
  const page = createPage();
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
  const page = createPage();
  page.channel.open();
  (await page.nextSocket()).onEnd();
  const pause = await page.nextPause();
  page.channel.close();
  expect(pause.isCancelled()).toBe(true);
});

test("a channel that is opened again starts where its new ticket says", async () => {
  const openTicket = vi
    .fn()
    .mockResolvedValueOnce(TICKET)
    .mockResolvedValue({ ...TICKET, lastSeq: 3 });
  const page = createPage({ openTicket });
  page.channel.open();
  await page.opensAndCatchesUp(await page.nextSocket());
  page.channel.close();
  page.channel.open();
  (await page.nextSocket()).onOpen();
  expect((await page.nextList()).after).toBe(3);
});

test("opening an open channel changes nothing", async () => {
  const page = createPage();
  page.channel.open();
  page.channel.open();
  await page.nextSocket();
  expect(page.tickets()).toBe(1);
});

/** Everything that was promised has been done. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function buildDelivery(seq: number): Delivery {
  return { seq, message: { type: "request.changed", requestId: `req_${seq}`, code: `PED-${seq}` } };
}

interface PageOptions {
  random?: number;
  openTicket?: () => Promise<LiveTicket | null>;
}

/** A channel whose sockets, lists and pauses the test plays, each in the order in which the channel asks for them. */
function createPage({ random = 0, openTicket = () => Promise.resolve(TICKET) }: PageOptions = {}) {
  const sockets = createQueue<LiveSocketEvents & { url: string; isClosed: () => boolean }>();
  const lists = createQueue<PendingList>();
  const pauses = createQueue<{ callback: () => void; delayMs: number; isCancelled: () => boolean }>();
  const seqs: number[] = [];
  const statuses: LiveStatus[] = [];
  const onUnauthorised = vi.fn();
  const countedTicket = vi.fn(openTicket);

  const channel = createLiveChannel({
    openTicket: countedTicket,
    listEvents(after) {
      return new Promise((resolve, reject) => {
        lists.add({ after, answer: resolve, fail: () => reject(new TypeError("Failed to fetch")) });
      });
    },
    onMessage(message) {
      if ("code" in message) seqs.push(Number(message.code.replace("PED-", "")));
    },
    onStatus: (status) => statuses.push(status),
    onUnauthorised,
    builtAt: "2026-11-21T12:00:00Z",
    createSocket(url, events) {
      const close = vi.fn();
      sockets.add({ ...events, url, isClosed: () => close.mock.calls.length > 0 });
      return { close };
    },
    schedule(callback, delayMs) {
      const cancel = vi.fn();
      pauses.add({ callback, delayMs, isCancelled: () => cancel.mock.calls.length > 0 });
      return cancel;
    },
    random: () => random,
  });

  return {
    channel,
    seqs,
    statuses,
    onUnauthorised,
    tickets: () => countedTicket.mock.calls.length,
    pauses: pauses.count,
    nextSocket: sockets.next,
    nextList: lists.next,
    nextPause: pauses.next,
    async opensAndCatchesUp(socket: LiveSocketEvents): Promise<void> {
      socket.onOpen();
      const { after, answer } = await lists.next();
      answer({ events: [], lastSeq: after });
      await nextTurn();
    },
  };
}

interface PendingList {
  after: number;
  answer: (missed: MissedEvents) => void;
  fail: () => void;
}

/** What was added, handed out one by one; whoever comes too early waits. */
function createQueue<T>() {
  const items: T[] = [];
  const waiting: ((item: T) => void)[] = [];
  let added = 0;
  return {
    add(item: T): void {
      added += 1;
      const taker = waiting.shift();
      if (taker === undefined) items.push(item);
      else taker(item);
    },
    next(): Promise<T> {
      const item = items.shift();
      return item === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(item);
    },
    count: () => added,
  };
}
