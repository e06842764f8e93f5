import { vi } from "vitest";
import { createLiveChannel } from "#app/features/live/channel.ts";
import type { LiveChannelOptions, LiveStatus } from "#app/features/live/channel.ts";
import type { MissedEvents } from "#app/features/live/connection.ts";
import type { LiveTicket } from "#app/features/live/connection.ts";
import type { LiveSocketEvents } from "#app/features/live/connection.ts";
import type { Delivery, DirectMessage } from "#domain/live/messages.ts";

export const LIVE_TICKET: LiveTicket = { token: "token", room: "dist 1", url: "https://rooms.test" };

export interface FakeSocket extends LiveSocketEvents {
  url: string;
  sent: readonly string[];
  isClosed(): boolean;
}

export interface PendingList {
  after: number;
  answer: (missed: MissedEvents) => void;
  fail: () => void;
}

export interface LivePageOptions extends Partial<Pick<LiveChannelOptions, "joinTabs" | "checkSession">> {
  random?: number;
  openTicket?: () => Promise<LiveTicket | null>;
}

/** A page at sequence number 10 with a live channel. The test plays its sockets, lists and pauses, in the order in
 *  which the channel requests them. */
export function createLivePage({
  random = 0,
  openTicket = () => Promise.resolve(LIVE_TICKET),
  ...rest
}: LivePageOptions = {}) {
  const sockets = createQueue<FakeSocket>();
  const lists = createQueue<PendingList>();
  const pauses = createQueue<{ callback: () => void; delayMs: number; isCancelled: () => boolean }>();
  const seqs: number[] = [];
  const directs: DirectMessage[] = [];
  const statuses: LiveStatus[] = [];
  const onUnauthorised = vi.fn();
  const countedTicket = vi.fn(openTicket);

  const channel = createLiveChannel({
    ...rest,
    openTicket: countedTicket,
    listEvents(after) {
      return new Promise((resolve, reject) => {
        lists.add({ after, answer: resolve, fail: () => reject(new TypeError("Failed to fetch")) });
      });
    },
    onMessage(message) {
      if ("code" in message) seqs.push(Number(message.code.replace("PED-", "")));
    },
    onDirect: (message) => directs.push(message),
    onStatus: (status) => statuses.push(status),
    onUnauthorised,
    startSeq: 10,
    builtAt: "2026-11-21T12:00:00Z",
    createSocket(url, events) {
      const close = vi.fn();
      const sent: string[] = [];
      sockets.add({ ...events, url, sent, isClosed: () => close.mock.calls.length > 0 });
      return { close, send: (text) => sent.push(text) };
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
    directs,
    statuses,
    onUnauthorised,
    tickets: () => countedTicket.mock.calls.length,
    sockets: sockets.count,
    pauses: pauses.count,
    nextSocket: sockets.next,
    nextList: lists.next,
    nextPause: pauses.next,
    async opensAndCatchesUp(socket: LiveSocketEvents): Promise<void> {
      socket.onOpen();
      await this.catchesUp();
    },
    async catchesUp(): Promise<void> {
      const { after, answer } = await lists.next();
      answer({ events: [], lastSeq: after });
      await nextTurn();
    },
  };
}

/** A change of the order that has the number's code. */
export function buildDelivery(seq: number): Delivery {
  return { seq, message: { type: "request.changed", requestId: `req_${seq}`, code: `PED-${seq}` } };
}

/** Resolves after all settled promises have run their handlers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A queue whose consumers wait for items. */
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
