import type { LiveStatus } from "./channel.ts";
import type { LiveSocket, LiveSocketEvents } from "./connection.ts";

/** What tabs of one person tell each other: a tab that follows asks how the channel stands or says something to the
 *  room; the tab that leads answers and hands on what it hears. */
export type TabMessage =
  | { kind: "hello" }
  | { kind: "question"; text: string }
  | { kind: "status"; status: LiveStatus }
  | { kind: "data"; data: unknown };

/** The open tabs of one person, as one of them sees the others. */
export interface LiveTabs {
  /** Resolves once this tab leads, which it does until it leaves; never when it leaves before. */
  whenLeading(): Promise<void>;
  /** Tells all other tabs. */
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void, signal: AbortSignal): void;
}

/** Joins the tabs that go by the same name, until the signal. Null where the browser cannot tell tabs of each other.
 *  A tab that is closed or crashes leaves too: its lock goes to the one that has waited longest. */
export function joinTabs(name: string, signal: AbortSignal): LiveTabs | null {
  const { locks } = navigator as { locks?: LockManager | null };
  if (!locks || typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(name);
  signal.addEventListener("abort", () => channel.close(), { once: true });
  return {
    whenLeading: () =>
      new Promise((resolve) => {
        const hold = () =>
          new Promise<void>((release) => {
            // A lock may be given to a tab that leaves this very moment: nobody would ever give it back.
            if (signal.aborted) {
              release();
              return;
            }
            signal.addEventListener("abort", () => release(), { once: true });
            resolve();
          });
        locks.request(name, { signal }, hold).catch(() => {
          // A browser that gives out no locks lets everybody lead; after leaving nobody does.
          if (!signal.aborted) resolve();
        });
      }),
    post(message) {
      if (!signal.aborted) channel.postMessage(message);
    },
    listen(listener, until) {
      channel.addEventListener(
        "message",
        ({ data }: MessageEvent<TabMessage>) => {
          listener(data);
        },
        { signal: until },
      );
    },
  };
}

/** The leading tab's socket as a socket of this tab: it is open while that one is, and hears the same. */
export function createFollowingSocket(
  tabs: LiveTabs,
  { onOpen, onData, onEnd }: LiveSocketEvents,
): LiveSocket {
  const over = new AbortController();
  let isOpen = false;
  tabs.listen((message) => {
    if (message.kind === "data") {
      if (isOpen) onData(message.data);
    } else if (message.kind === "status" && (message.status === "CONNECTED") !== isOpen) {
      isOpen = !isOpen;
      if (isOpen) onOpen();
      else onEnd();
    }
  }, over.signal);
  tabs.post({ kind: "hello" });
  return {
    send: (text) => tabs.post({ kind: "question", text }),
    close: () => over.abort(),
  };
}
