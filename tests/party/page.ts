import { onTestFinished } from "vitest";
import { createLiveChannel } from "#app/features/live/channel.ts";
import type { LiveStatus } from "#app/features/live/channel.ts";
import type { MissedEvents } from "#app/features/live/connection.ts";
import { createLiveSocket } from "#app/features/live/connection.ts";
import type { DirectMessage, LiveClaims, SequencedEvent, ServerMessage } from "#domain/live/messages.ts";
import { withDeadline } from "./listener.ts";
import type { createRoom } from "./room-driver.ts";

/** A page with the browser's client on a real room. Its tickets are real, the test provides the list of missed
 *  events, and it reconnects on command. */
export function openPage(
  room: ReturnType<typeof createRoom>,
  person: Partial<LiveClaims> = {},
  builtAt = "2026-11-21T12:00:00Z",
) {
  const changes = new EventTarget();
  const codes: string[] = [];
  const heard: (ServerMessage | DirectMessage)[] = [];
  const socketUrls: string[] = [];
  const missed: SequencedEvent[] = [];
  let gate: Promise<void> = Promise.resolve();
  let reconnect: (() => void) | null = null;

  const tellChange = () => changes.dispatchEvent(new Event("change"));
  const channel = createLiveChannel({
    builtAt,
    openTicket: async () => {
      const { origin: url } = new URL(room.url);
      return { token: await room.signSocket(person), room: room.distributorId, url, lastSeq: 0 };
    },
    async listEvents(after): Promise<MissedEvents> {
      await gate;
      const events = missed.filter(({ seq }) => seq > after);
      return { events, lastSeq: events.at(-1)?.seq ?? after };
    },
    onDirect(message) {
      heard.push(message);
      tellChange();
    },
    onMessage(message) {
      heard.push(message);
      if ("code" in message) codes.push(message.code);
      tellChange();
    },
    onStatus: tellChange,
    createSocket(url, events) {
      socketUrls.push(url);
      return createLiveSocket(url, events);
    },
    schedule(callback) {
      reconnect = callback;
      tellChange();
      return () => {};
    },
  });
  onTestFinished(() => channel.close());
  channel.open();

  const waitUntil = (what: string, isSo: () => boolean) =>
    withDeadline<undefined>(what, (resolve) => {
      const look = () => {
        if (isSo()) resolve(undefined);
      };
      changes.addEventListener("change", look);
      look();
    });

  return {
    /** Codes of the messages received, in order. */
    codes,
    /** All messages that the client passed on, in order. */
    heard,
    socketUrls,
    /** Events that the portal lists. */
    missed,
    becomes: (status: LiveStatus) =>
      waitUntil(`the page is ${status}`, () => channel.getSnapshot() === status),
    receives: (code: string) => waitUntil(`${code} arrives`, () => codes.includes(code)),
    /** Skips the time until the next connection. */
    async reconnect(): Promise<void> {
      await waitUntil("the page waits to reconnect", () => reconnect !== null);
      reconnect?.();
      reconnect = null;
    },
    /** Holds the list of missed events back until it is released. */
    holdCatchUp(): { release: () => void } {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return { release: () => release() };
    },
  };
}
