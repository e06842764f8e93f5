import WebSocket from "partysocket/ws";

/** What a socket tells; `onEnd` comes once, however it ends. */
export interface LiveSocketEvents {
  onOpen(): void;
  onData(data: unknown): void;
  onEnd(): void;
}

export interface LiveSocket {
  close(): void;
}

export type CreateLiveSocket = (url: string, events: LiveSocketEvents) => LiveSocket;

const CONNECT_TIMEOUT_MS = 10_000;

/** One connection by partysocket. It never reconnects by itself: every connection needs a ticket of its own, and the
 *  channel decides when. */
export const createLiveSocket: CreateLiveSocket = (url, { onOpen, onData, onEnd }) => {
  const socket = new WebSocket(url, null, { maxRetries: 0, connectionTimeout: CONNECT_TIMEOUT_MS });
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
  };
  socket.addEventListener("open", onOpen);
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => onData(data));
  socket.addEventListener("close", end);
  socket.addEventListener("error", end);
  return socket;
};
