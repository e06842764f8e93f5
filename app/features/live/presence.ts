import type { PresenceMessage, Present } from "#domain/live/messages.ts";
import type { LiveChannel } from "./channel.ts";

const NOBODY: readonly Present[] = [];

/** Who else has which budget or order open, as the room tells; and what this page has open, which it is told. */
export interface Presence {
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly Present[];
  receive(people: readonly Present[]): void;
  /** Asks who has what open, and says that the person has this open; null for nothing. Returns a function that takes it
   *  back. */
  enter(openRequestId: string | null): () => void;
}

/** Presence over a channel that may reconnect: what the page has open is said again each time. */
export function createPresence(
  { send, subscribe, getSnapshot }: Pick<LiveChannel, "send" | "subscribe" | "getSnapshot">,
  person: { distributorId: string; userId: string },
): Presence {
  const listeners = new Set<() => void>();
  const entered: { openRequestId: string | null }[] = [];
  let people = NOBODY;
  let isConnected = false;

  function say(change: Pick<PresenceMessage, "openRequestId" | "watches">): void {
    send(JSON.stringify({ type: "present", ...person, ...change } satisfies PresenceMessage));
  }

  function tell(): void {
    const last = entered.findLast(({ openRequestId }) => openRequestId !== null);
    say({ watches: true, ...(last && { openRequestId: last.openRequestId }) });
  }

  subscribe(() => {
    const was = isConnected;
    isConnected = getSnapshot() === "CONNECTED";
    if (isConnected && !was && entered.length > 0) tell();
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => people,
    receive(next) {
      people = next.filter(({ userId }) => userId !== person.userId);
      for (const listener of [...listeners]) listener();
    },
    enter(openRequestId) {
      const place = { openRequestId };
      entered.push(place);
      if (isConnected) tell();
      return () => {
        entered.splice(entered.indexOf(place), 1);
        if (isConnected && openRequestId !== null) say({ openRequestId: null });
      };
    },
  };
}
