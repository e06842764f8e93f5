import { type DirectMessage, FrameSchema, type Delivery, type ServerMessage } from "#domain/live/messages.ts";
import type { LiveStatus } from "./channel.ts";
import { createFollowingSocket, type LiveTabs } from "./tabs.ts";
import WebSocket from "partysocket/ws";

export interface LiveTicket {
  token: string;
  room: string;
  url: string;
}

/** What an open channel depends on, until the signal aborts. */
export interface LiveLine {
  /** Gets a fresh ticket for each connection; null when nobody is signed in. Rejects when the portal cannot
   *  answer. */
  openTicket: (signal: AbortSignal) => Promise<LiveTicket | null>;
  /** Whether somebody is still signed in; an expired session is refreshed first. */
  checkSession: (signal: AbortSignal) => Promise<boolean>;
  listEvents: ListEvents;
  inbox: LiveInbox;
  onDirect: (message: DirectMessage) => void;
  /** Called when nobody is signed in. */
  onUnauthorised: () => void;
  /** When the page's program was built; part of the socket's address. */
  builtAt: string;
  createSocket: CreateLiveSocket;
  status: () => LiveStatus;
  setStatus: (status: LiveStatus) => void;
  /** Sets the socket that sends questions to the room. */
  setSocket: (socket: LiveSocket) => void;
  send: (text: string) => void;
  /** Waits for the time between two attempts. */
  pause: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
}

/** Follows the leading tab until this tab leads. Each connection of the leading tab counts as a connection of this
 *  tab, with a catch-up of its own. */
export async function followLine(line: LiveLine, tabs: LiveTabs): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([line.signal, over.signal]);
  line.setStatus("PENDING");
  tabs.listen((message) => {
    if (message.kind === "status") line.setStatus(message.status);
  }, signal);
  void keepFollowing({ ...line, signal }, tabs);
  await tabs.whenLeading();
  over.abort();
}

async function keepFollowing(line: LiveLine, tabs: LiveTabs): Promise<void> {
  while (!line.signal.aborted) {
    const end = await runConnection({
      ...line,
      createSocket: (events) => createFollowingSocket(tabs, events),
      onOpen: line.setSocket,
    });
    if (end === "behind") await line.pause(line.signal);
  }
}

/** Keeps a socket open, one after the other, and shares it with the following tabs. Each attempt gets a new
 *  ticket, which refreshes an expired session. After a first refusal it tries again at once; after a second one in
 *  a row it checks whether anybody is signed in. All other failures wait before the next attempt. */
export async function leadLine(line: LiveLine, tabs: LiveTabs | null): Promise<void> {
  const { signal } = line;
  const isOver = () => signal.aborted;
  const tell = (status: LiveStatus) => {
    line.setStatus(status);
    tabs?.post({ kind: "status", status });
  };
  tabs?.listen((message) => {
    if (message.kind === "hello") tabs.post({ kind: "status", status: line.status() });
    else if (message.kind === "question") line.send(message.text);
  }, signal);

  let refusals = 0;
  while (!isOver()) {
    tell("PENDING");
    const end = await connect(line, tabs, tell);
    if (isOver()) return;
    tell("DISCONNECTED");
    refusals = end === "refused" || end === "unopened" ? refusals + 1 : 0;
    if (end === "signedOut" || (refusals === 2 && !(await isSignedIn(line)))) {
      line.onUnauthorised();
      return;
    }
    if (end !== "refused" || refusals > 1) await line.pause(signal);
  }
}

async function connect(
  line: LiveLine,
  tabs: LiveTabs | null,
  tell: (status: LiveStatus) => void,
): Promise<ConnectionEnd | "signedOut"> {
  try {
    const ticket = await line.openTicket(line.signal);
    if (line.signal.aborted) return "lost";
    if (ticket === null) return "signedOut";
    return await runConnection({
      ...line,
      createSocket: ({ onOpen, onData, onEnd }) =>
        line.createSocket(socketUrl(ticket, line.builtAt), {
          onOpen,
          onEnd,
          onData(data) {
            tabs?.post({ kind: "data", data });
            onData(data);
          },
        }),
      onOpen(socket) {
        line.setSocket(socket);
        tell("CONNECTED");
      },
    });
  } catch {
    // A failed ticket counts as a lost connection: the status says so, and another attempt follows.
    return "lost";
  }
}

/** A portal that fails to answer counts as signed in, so that the channel goes on. */
function isSignedIn({ checkSession, signal }: LiveLine): Promise<boolean> {
  return checkSession(signal).catch(() => true);
}

function socketUrl({ url, room, token }: LiveTicket, builtAt: string): string {
  const address = new URL(`/party/${encodeURIComponent(room)}`, url);
  address.searchParams.set("token", token);
  address.searchParams.set("build", builtAt);
  return address.href.replace(/^http/, "ws");
}

export interface MissedEvents {
  events: readonly Delivery[];
  /** Sequence number to continue from; equal to the requested one when there are no further events. */
  lastSeq: number;
}

/** Lists a page of events after a sequence number; rejects when the portal cannot answer. */
export type ListEvents = (after: number, signal: AbortSignal) => Promise<MissedEvents>;

/** How a connection ended: its catch-up failed (`behind`), the room did not accept the session (`refused`), it
 *  never opened (`unopened`; browsers give no reason), or it was lost. */
export type ConnectionEnd = "behind" | "refused" | "unopened" | "lost";

export interface ConnectionOptions {
  inbox: LiveInbox;
  listEvents: ListEvents;
  createSocket: (events: LiveSocketEvents) => LiveSocket;
  onOpen: (socket: LiveSocket) => void;
  /** Called with messages for this socket alone. */
  onDirect: (message: DirectMessage) => void;
  /** Ends the connection. */
  signal: AbortSignal;
}

/** The room's close code for an unknown or ended session. */
const NOT_AUTHORISED = 4401;

/** Runs one connection until it ends. Messages that arrive during the catch-up wait for its end: the room only
 *  delivers messages sent after the connection, and the list has all earlier ones. A failed catch-up ends the
 *  connection, and the next one starts from the same place. */
function runConnection({
  inbox,
  listEvents,
  createSocket,
  onOpen,
  onDirect,
  signal,
}: ConnectionOptions): Promise<ConnectionEnd> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let waiting: Delivery[] | null = [];
    let isOpen = false;

    const end = (how: ConnectionEnd) => {
      if (over.signal.aborted) return;
      over.abort();
      socket.close();
      resolve(how);
    };
    const release = () => {
      if (over.signal.aborted) return;
      waiting?.forEach(inbox.receive);
      waiting = null;
    };
    const socket = createSocket({
      onOpen() {
        if (over.signal.aborted) return;
        isOpen = true;
        onOpen(socket);
        void catchUp(inbox, listEvents, over.signal).then(release, () => end("behind"));
      },
      onData(data) {
        const frame = parseFrame(data);
        if (frame === null || over.signal.aborted) return;
        if ("direct" in frame) onDirect(frame.direct);
        else if (waiting === null) inbox.receive(frame);
        else waiting.push(frame);
      },
      onEnd(code) {
        if (code === NOT_AUTHORISED) end("refused");
        else end(isOpen ? "lost" : "unopened");
      },
    });
    signal.addEventListener("abort", () => end("lost"), { once: true, signal: over.signal });
  });
}

async function catchUp(inbox: LiveInbox, listEvents: ListEvents, signal: AbortSignal): Promise<void> {
  for (;;) {
    const after = inbox.lastSeq();
    const { events, lastSeq } = await listEvents(after, signal);
    if (signal.aborted) return;
    events.forEach(inbox.receive);
    inbox.advance(lastSeq);
    if (lastSeq <= after) return;
  }
}

/** Ignores unknown messages, which come from a newer version of the portal. */
function parseFrame(data: unknown): Delivery | { direct: DirectMessage } | null {
  if (typeof data !== "string") return null;
  try {
    return FrameSchema.parse(JSON.parse(data));
  } catch {
    return null;
  }
}

/** Events of a socket. `onEnd` is called exactly once, with the room's code if the room closed the socket. */
export interface LiveSocketEvents {
  onOpen(): void;
  onData(data: unknown): void;
  onEnd(code?: number): void;
}

export interface LiveSocket {
  /** Sends a text; it is lost unless the socket is open. */
  send(text: string): void;
  close(): void;
}

export type CreateLiveSocket = (url: string, events: LiveSocketEvents) => LiveSocket;

const CONNECT_TIMEOUT_MS = 10_000;

/** A connection by partysocket. It never reconnects by itself: each connection needs a new ticket, and the channel
 *  decides when. */
export const createLiveSocket: CreateLiveSocket = (url, { onOpen, onData, onEnd }) => {
  const socket = new WebSocket(url, null, {
    maxRetries: 0,
    maxEnqueuedMessages: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
  });
  let hasEnded = false;
  const end = (code?: number) => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(code);
  };
  socket.addEventListener("open", onOpen);
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => onData(data));
  socket.addEventListener("close", ({ code }) => end(code));
  socket.addEventListener("error", () => end());
  return socket;
};

/** Passes each message on once, in the order of the sequence. */
export interface LiveInbox {
  /** The newest sequence number that the page has seen. */
  lastSeq(): number;
  receive(delivery: Delivery): void;
  /** Skips all messages up to `seq`. */
  advance(seq: number): void;
}

/** @param startSeq - sequence number up to which the page's data is current */
export function createLiveInbox(startSeq: number, onMessage: (message: ServerMessage) => void): LiveInbox {
  let lastSeq = startSeq;
  return {
    lastSeq: () => lastSeq,
    receive({ seq, message }) {
      if (seq <= lastSeq) return;
      lastSeq = seq;
      handOn(() => onMessage(message));
    },
    advance(seq) {
      lastSeq = Math.max(lastSeq, seq);
    },
  };
}

/** Reports a listener's error like any uncaught one, so that the next message still arrives. */
function handOn(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
