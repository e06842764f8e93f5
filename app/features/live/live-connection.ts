import { FrameSchema } from "#domain/live/messages.ts";
import type { Delivery, DirectMessage } from "#domain/live/messages.ts";
import type { LiveInbox } from "./live-inbox.ts";
import type { LiveSocket, LiveSocketEvents } from "./live-socket.ts";

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
export function runConnection({
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
