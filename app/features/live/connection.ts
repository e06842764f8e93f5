import { type DirectMessage, FrameSchema, type Delivery, type ServerMessage } from "#domain/live/messages.ts";
import type { LiveStatus } from "./channel.ts";
import { createFollowingSocket, type LiveTabs } from "./tabs.ts";
import WebSocket from "partysocket/ws";

export interface LiveTicket {
  token: string;
  room: string;
  url: string;
}

/** What an open channel is made of, until the signal. */
export interface LiveLine {
  /** A fresh ticket for each connection; null when nobody is signed in; rejects when it cannot be had. */
  openTicket: (signal: AbortSignal) => Promise<LiveTicket | null>;
  /** Whether somebody is still signed in, in a session that has been refreshed if need be. */
  checkSession: (signal: AbortSignal) => Promise<boolean>;
  listEvents: ListEvents;
  inbox: LiveInbox;
  onDirect: (message: DirectMessage) => void;
  /** Nobody is signed in. */
  onUnauthorised: () => void;
  /** When the page's program was built, which the socket's address carries. */
  builtAt: string;
  createSocket: CreateLiveSocket;
  status: () => LiveStatus;
  setStatus: (status: LiveStatus) => void;
  /** The socket that questions go through. */
  setSocket: (socket: LiveSocket) => void;
  send: (text: string) => void;
  /** Waits as long as there is between two tries. */
  pause: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
}

/** Follows the tab that leads, until this one does. Every connection of that tab is one of this tab too, with a
 *  catch-up of its own. */
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

/** Keeps one socket after the other open, and lets the tabs that follow take part. Each try has a ticket of its own,
 *  which refreshes a session that expired. A refusal is tried again at once; a second one in a row asks whether
 *  anybody is signed in; everything else waits. */
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
    // A ticket that could not be had is the same as a lost connection: the status says so, and it is tried again.
    return "lost";
  }
}

/** A portal that cannot say is no reason to give up. */
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
  /** Where to go on; equal to what was asked for when there is nothing more. */
  lastSeq: number;
}

/** Events after a sequence number, a page of them; rejects when they cannot be had. */
export type ListEvents = (after: number, signal: AbortSignal) => Promise<MissedEvents>;

/** How a connection ended: its catch-up failed, the room said that the session is none (`refused`), it never opened,
 *  for which browsers give no reason, or it was lost. */
export type ConnectionEnd = "behind" | "refused" | "unopened" | "lost";

export interface ConnectionOptions {
  inbox: LiveInbox;
  listEvents: ListEvents;
  createSocket: (events: LiveSocketEvents) => LiveSocket;
  onOpen: (socket: LiveSocket) => void;
  /** What the room tells this socket only. */
  onDirect: (message: DirectMessage) => void;
  /** Ends the connection. */
  signal: AbortSignal;
}

/** The room's code for a socket whose session has ended or is not known. */
const NOT_AUTHORISED = 4401;

/** Runs one connection until it ends. What arrives while it catches up waits until that is done: the room delivers
 *  only what comes after the connection, the list has everything before it. A failed catch-up ends the connection,
 *  so that the next one tries again from the same place. */
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

/** A message that this page does not know comes from a newer version: it is left alone. */
function parseFrame(data: unknown): Delivery | { direct: DirectMessage } | null {
  if (typeof data !== "string") return null;
  try {
    return FrameSchema.parse(JSON.parse(data));
  } catch {
    return null;
  }
}

/** What a socket tells; `onEnd` comes once, however it ends, with the room's code when the room closed it. */
export interface LiveSocketEvents {
  onOpen(): void;
  onData(data: unknown): void;
  onEnd(code?: number): void;
}

export interface LiveSocket {
  /** Says something to the room; lost when the socket is not open. */
  send(text: string): void;
  close(): void;
}

export type CreateLiveSocket = (url: string, events: LiveSocketEvents) => LiveSocket;

const CONNECT_TIMEOUT_MS = 10_000;

/** One connection by partysocket. It never reconnects by itself: every connection needs a ticket of its own, and the
 *  channel decides when. */
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

/** Hands messages on once each, in the order of the sequence. */
export interface LiveInbox {
  /** The newest sequence number that the page knows about. */
  lastSeq(): number;
  receive(delivery: Delivery): void;
  /** Nothing up to `seq` is of interest any more. */
  advance(seq: number): void;
}

/** @param startSeq - sequence number that the page is up to date with */
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

/** A listener's mistake is reported like any uncaught error, and the next message still arrives. */
function handOn(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
