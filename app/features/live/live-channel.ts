import type { ServerMessage } from "#domain/realtime/messages.ts";
import { runConnection } from "./live-connection.ts";
import type { ListEvents } from "./live-connection.ts";
import { createLiveInbox } from "./live-inbox.ts";
import type { LiveInbox } from "./live-inbox.ts";
import { createLiveSocket } from "./live-socket.ts";
import type { CreateLiveSocket } from "./live-socket.ts";

/** `PENDING` while it connects, `DISCONNECTED` also while it waits for the next try. */
export type LiveStatus = "DISCONNECTED" | "PENDING" | "CONNECTED";

export interface LiveTicket {
  token: string;
  room: string;
  url: string;
  lastSeq: number;
}

export interface LiveChannelOptions {
  /** A fresh ticket for each connection; null when nobody is signed in; rejects when it cannot be had. */
  openTicket: (signal: AbortSignal) => Promise<LiveTicket | null>;
  listEvents: ListEvents;
  onMessage: (message: ServerMessage) => void;
  onStatus?: ((status: LiveStatus) => void) | undefined;
  /** Nobody is signed in: the channel has given up. */
  onUnauthorised?: (() => void) | undefined;
  /** Sequence number that the page's data is up to date with; without it, the first ticket's. */
  startSeq?: number | undefined;
  /** When the page's program was built, which the socket's address carries. */
  builtAt: string;
  createSocket?: CreateLiveSocket;
  /** Calls back later; answers how to take that back. */
  schedule?: (callback: () => void, delayMs: number) => () => void;
  random?: () => number;
}

export interface LiveChannel {
  /** Connects and stays connected; nothing happens when it is open. */
  open(): void;
  /** Disconnects and forgets everything. */
  close(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): LiveStatus;
}

/** A lost connection is tried again this much later, and up to the jitter more, so that not all come at once. */
export const RECONNECT_MS = 5_000;
export const RECONNECT_JITTER_MS = 1_000;

/** The browser's end of the live channel: keeps a socket to the distributor's room, and hands on each message once,
 *  in order, also those that came while it was disconnected. */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const { schedule = scheduleTimeout, random = Math.random } = options;
  const listeners = new Set<() => void>();
  let status: LiveStatus = "DISCONNECTED";
  let current: AbortController | null = null;

  function setStatus(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    options.onStatus?.(next);
    for (const listener of [...listeners]) listener();
  }

  function close(): void {
    current?.abort();
    current = null;
    setStatus("DISCONNECTED");
  }

  async function run(signal: AbortSignal): Promise<void> {
    const isOver = () => signal.aborted;
    const tell = (next: LiveStatus) => {
      if (!isOver()) setStatus(next);
    };
    const connect = createConnect(options, () => tell("CONNECTED"), signal);
    while (!isOver()) {
      tell("PENDING");
      const outcome = await connect();
      if (isOver()) return;
      if (outcome === "unauthorised") {
        close();
        options.onUnauthorised?.();
        return;
      }
      tell("DISCONNECTED");
      await pause(schedule, RECONNECT_MS + random() * RECONNECT_JITTER_MS, signal);
    }
  }

  return {
    open() {
      if (current !== null) return;
      current = new AbortController();
      void run(current.signal);
    },
    close,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => status,
  };
}

/** One connection after the other, all feeding one inbox, which starts where the page or else the first ticket says. */
function createConnect(options: LiveChannelOptions, onOpen: () => void, signal: AbortSignal) {
  const { openTicket, listEvents, onMessage, startSeq, builtAt, createSocket = createLiveSocket } = options;
  let inbox: LiveInbox | null = null;

  return async function connect(): Promise<"ended" | "unauthorised"> {
    try {
      const ticket = await openTicket(signal);
      if (signal.aborted) return "ended";
      if (ticket === null) return "unauthorised";
      inbox ??= createLiveInbox(startSeq ?? ticket.lastSeq, onMessage);
      const url = socketUrl(ticket, builtAt);
      await runConnection({ url, inbox, listEvents, createSocket, onOpen, signal });
    } catch {
      // A ticket that could not be had is the same as a lost connection: the status says so, and it is tried again.
    }
    return "ended";
  };
}

function socketUrl({ url, room, token }: LiveTicket, builtAt: string): string {
  const address = new URL(`/party/${encodeURIComponent(room)}`, url);
  address.searchParams.set("token", token);
  address.searchParams.set("build", builtAt);
  return address.href.replace(/^http/, "ws");
}

function pause(
  schedule: NonNullable<LiveChannelOptions["schedule"]>,
  delayMs: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const cancel = schedule(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, delayMs);
    function stop(): void {
      cancel();
      resolve();
    }
    signal.addEventListener("abort", stop, { once: true });
  });
}

function scheduleTimeout(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
