import { DeliverySchema } from "#domain/realtime/messages.ts";
import type { Delivery } from "#domain/realtime/messages.ts";
import type { LiveInbox } from "./live-inbox.ts";
import type { CreateLiveSocket } from "./live-socket.ts";

export interface MissedEvents {
  events: readonly Delivery[];
  /** Where to go on; equal to what was asked for when there is nothing more. */
  lastSeq: number;
}

/** Events after a sequence number, a page of them; rejects when they cannot be had. */
export type ListEvents = (after: number, signal: AbortSignal) => Promise<MissedEvents>;

export interface ConnectionOptions {
  url: string;
  inbox: LiveInbox;
  listEvents: ListEvents;
  createSocket: CreateLiveSocket;
  onOpen: () => void;
  /** Ends the connection. */
  signal: AbortSignal;
}

/** Runs one connection until it ends. What arrives while it catches up waits until that is done: the room delivers
 *  only what comes after the connection, the list has everything before it. A failed catch-up ends the connection,
 *  so that the next one tries again from the same place. */
export function runConnection({
  url,
  inbox,
  listEvents,
  createSocket,
  onOpen,
  signal,
}: ConnectionOptions): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let waiting: Delivery[] | null = [];

    const end = () => {
      if (over.signal.aborted) return;
      over.abort();
      socket.close();
      resolve();
    };
    const release = () => {
      if (over.signal.aborted) return;
      waiting?.forEach(inbox.receive);
      waiting = null;
    };
    const socket = createSocket(url, {
      onOpen() {
        if (over.signal.aborted) return;
        onOpen();
        void catchUp(inbox, listEvents, over.signal).then(release, end);
      },
      onData(data) {
        const delivery = parseDelivery(data);
        if (delivery === null || over.signal.aborted) return;
        if (waiting === null) inbox.receive(delivery);
        else waiting.push(delivery);
      },
      onEnd: end,
    });
    signal.addEventListener("abort", end, { once: true, signal: over.signal });
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
function parseDelivery(data: unknown): Delivery | null {
  if (typeof data !== "string") return null;
  try {
    return DeliverySchema.parse(JSON.parse(data));
  } catch {
    return null;
  }
}
