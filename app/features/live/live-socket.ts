import WebSocket from "partysocket/ws";

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
