import type { DirectMessage } from "#domain/live/messages.ts";
import type { LiveStatus } from "./live-channel.ts";
import { runConnection } from "./live-connection.ts";
import type { ConnectionEnd, ListEvents } from "./live-connection.ts";
import type { LiveInbox } from "./live-inbox.ts";
import type { CreateLiveSocket, LiveSocket } from "./live-socket.ts";
import { createFollowingSocket } from "./live-tabs.ts";
import type { LiveTabs } from "./live-tabs.ts";

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
