import type { DirectMessage, ServerMessage } from "#domain/live/messages.ts";
import { createLiveInbox } from "./connection.ts";
import { followLine, leadLine, type LiveLine } from "./connection.ts";
import { createLiveSocket, type CreateLiveSocket, type LiveSocket } from "./connection.ts";
import { type LiveTabs, joinTabs } from "./tabs.ts";
import { checkSession, requestEvents, requestTicket } from "./requests.ts";

/** `PENDING` while connecting; `DISCONNECTED` also while waiting for the next attempt. */
export type LiveStatus = "DISCONNECTED" | "PENDING" | "CONNECTED";

export interface LiveChannelOptions
  extends Pick<LiveLine, "openTicket" | "listEvents" | "builtAt">, Partial<Pick<LiveLine, "checkSession">> {
  onMessage: (message: ServerMessage) => void;
  /** Called with messages for this page alone, which have no sequence number. */
  onDirect?: (message: DirectMessage) => void;
  onStatus?: (status: LiveStatus) => void;
  /** Called when nobody is signed in: the channel does not try again. */
  onUnauthorised?: () => void;
  /** Sequence number up to which the page's data is current; 0 by default. */
  startSeq?: number;
  /** Joins the person's other tabs until the signal aborts. Null, or left out, when each tab connects by itself. */
  joinTabs?: (signal: AbortSignal) => LiveTabs | null;
  createSocket?: CreateLiveSocket;
  /** Calls back after a delay; returns a function that cancels it. */
  schedule?: (callback: () => void, delayMs: number) => () => void;
  random?: () => number;
}

export interface LiveChannel {
  /** Connects, and reconnects from the last message; does nothing when already open. */
  open(): void;
  /** Disconnects and leaves the other tabs. */
  close(): void;
  /** Sends a text to the room; it is lost unless the channel is connected. */
  send(text: string): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): LiveStatus;
}

/** Delay before a reconnection, plus a random part up to the jitter, so that browsers do not all reconnect at
 *  once. */
export const RECONNECT_MS = 5_000;
export const RECONNECT_JITTER_MS = 1_000;

/** The browser's end of the live channel. It keeps a socket to the distributor's room, or follows the tab that
 *  does, and passes on each message once and in order, including those sent while it was disconnected. */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const { schedule = scheduleTimeout, random = Math.random, createSocket = createLiveSocket } = options;
  const { startSeq = 0, onDirect = nothing, checkSession = () => Promise.resolve(true) } = options;
  const inbox = createLiveInbox(startSeq, options.onMessage);
  const listeners = new Set<() => void>();
  let status: LiveStatus = "DISCONNECTED";
  let socket: LiveSocket | null = null;
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
    socket = null;
    setStatus("DISCONNECTED");
  }

  const send = (text: string) => socket?.send(text);

  async function run(signal: AbortSignal): Promise<void> {
    const line: LiveLine = {
      openTicket: options.openTicket,
      listEvents: options.listEvents,
      builtAt: options.builtAt,
      checkSession,
      createSocket,
      inbox,
      onDirect,
      send,
      signal,
      status: () => status,
      setStatus(next) {
        if (!signal.aborted) setStatus(next);
      },
      setSocket(next) {
        socket = next;
      },
      onUnauthorised() {
        if (signal.aborted) return;
        close();
        options.onUnauthorised?.();
      },
      pause: (until) => pause(schedule, RECONNECT_MS + random() * RECONNECT_JITTER_MS, until),
    };
    const tabs = options.joinTabs?.(signal) ?? null;
    if (tabs !== null) await followLine(line, tabs);
    await leadLine(line, tabs);
  }

  return {
    open() {
      if (current !== null) return;
      current = new AbortController();
      void run(current.signal);
    },
    close,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => status,
  };
}

function nothing(): void {}

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

/** The live channel of a page: it gets tickets and missed messages from the portal, and shares a socket between
 *  tabs of one name. */
export function createPageChannel({
  name,
  ...options
}: { name: string } & Omit<
  LiveChannelOptions,
  "openTicket" | "checkSession" | "listEvents" | "joinTabs"
>): LiveChannel {
  return createLiveChannel({
    ...options,
    openTicket: requestTicket,
    checkSession,
    listEvents: requestEvents,
    joinTabs: (signal) => joinTabs(name, signal),
  });
}
