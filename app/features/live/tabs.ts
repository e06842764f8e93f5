import type { LiveStatus } from "./channel.ts";
import type { LiveSocket, LiveSocketEvents } from "./connection.ts";

/** Messages between tabs of one person. A following tab asks for the channel's status or sends a question to the
 *  room; the leading tab answers and passes on what it receives. */
export type TabMessage =
  | { kind: "hello" }
  | { kind: "question"; text: string }
  | { kind: "status"; status: LiveStatus }
  | { kind: "data"; data: unknown };

/** The other open tabs of the person. */
export interface LiveTabs {
  /** Resolves once this tab leads, until it leaves. Never resolves if the tab leaves before. */
  whenLeading(): Promise<void>;
  /** Tells all other tabs. */
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void, signal: AbortSignal): void;
}

/** Joins the tabs with the same name until the signal aborts. Null in browsers without locks or broadcast
 *  channels. A tab that closes or crashes leaves as well: its lock goes to the tab that has waited longest. */
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
            // The lock may arrive while this tab leaves; it must be released at once.
            if (signal.aborted) {
              release();
              return;
            }
            signal.addEventListener("abort", () => release(), { once: true });
            resolve();
          });
        locks.request(name, { signal }, hold).catch(() => {
          // In a browser that refuses locks every tab leads, unless it has left.
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

/** Wraps the leading tab's socket as a socket of this tab: it opens and closes with it, and receives the same
 *  messages. */
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
