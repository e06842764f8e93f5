import { createLiveChannel } from "#app/features/live/channel.ts";
import type { LiveSocket } from "#app/features/live/connection.ts";
import { createLiveSocket } from "#app/features/live/connection.ts";
import { signSocketToken } from "#worker/security/live-tokens.ts";
import type { Doorway } from "./doorway.ts";
import type { TrialOutbox } from "./trial-outbox.ts";
import { roleOf } from "./trial-outbox.ts";

export interface TrialPage {
  /** Sequence numbers that the page received, in order. */
  received: readonly number[];
  /** How many of them came from the list after a lost connection. */
  caughtUp: () => number;
  /** Drops the socket; the page reconnects by itself. */
  drop(): void;
  close(): void;
}

export interface TrialPageOptions {
  person: number;
  partyUrl: string;
  room: string;
  secret: string;
  outbox: TrialOutbox;
  doorway: Doorway;
  /** Called with each message over the socket. */
  onLive: (seq: number) => void;
  onReceived: () => void;
  onConnected: (isConnected: boolean) => void;
}

/** A page with the browser's own client, connected to a real room; resolves at the first connection. */
export async function openTrialPage(options: TrialPageOptions): Promise<TrialPage> {
  const { person, partyUrl, room, secret, outbox, doorway } = options;
  const received: number[] = [];
  let caughtUp = 0;
  let listedUpTo = 0;
  let socket: LiveSocket | null = null;
  let leave = (): void => {};
  let wasConnected = false;
  let tellFirst = (): void => {};
  const firstConnection = new Promise<void>((resolve) => {
    tellFirst = resolve;
  });
  const claims = {
    room,
    distributorId: room,
    userId: `user_${person}`,
    name: `Pessoa ${person}`,
    sessionId: `session_${person}`,
    type: "staff" as const,
    roleId: `role_${roleOf(person)}`,
    integratorId: null,
    builtAt: "1",
  };

  const channel = createLiveChannel({
    builtAt: "1",
    startSeq: 0,
    async openTicket() {
      leave = await doorway.enter();
      return { token: await signSocketToken(claims, secret), room, url: partyUrl };
    },
    listEvents(after) {
      const missed = outbox.listFor(person, after);
      listedUpTo = missed.lastSeq;
      return Promise.resolve(missed);
    },
    onMessage(message) {
      if (message.type !== "request.changed") return;
      const seq = Number(message.requestId);
      received.push(seq);
      if (seq <= listedUpTo) caughtUp += 1;
      else options.onLive(seq);
      options.onReceived();
    },
    onStatus(status) {
      if (status !== "PENDING") leave();
      const isConnected = status === "CONNECTED";
      if (isConnected !== wasConnected) options.onConnected(isConnected);
      if (isConnected) tellFirst();
      wasConnected = isConnected;
    },
    createSocket(url, events) {
      socket = createLiveSocket(url, events);
      return socket;
    },
    schedule: doorway.schedule,
  });
  channel.open();
  await firstConnection;
  return {
    received,
    caughtUp: () => caughtUp,
    drop: () => socket?.close(),
    close: () => channel.close(),
  };
}
