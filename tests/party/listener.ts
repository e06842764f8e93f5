import { onTestFinished } from "vitest";
import { FrameSchema } from "#domain/live/messages.ts";
import type { Delivery, DirectMessage } from "#domain/live/messages.ts";

const DEADLINE_MS = 10_000;

/** A browser's socket that records what it receives. */
export interface Listener {
  /** Sequence numbers received so far, in order. */
  seqs(): number[];
  deliveries(): readonly Delivery[];
  /** Messages for this socket alone. */
  directs(): readonly DirectMessage[];
  /** Waits until that many of them have arrived. */
  untilDirects(count: number): Promise<readonly DirectMessage[]>;
  /** Waits for the event with this number; returns all received until then. */
  until(seq: number): Promise<number[]>;
  send(data: string | ArrayBuffer | Uint8Array<ArrayBuffer>): void;
  /** Resolves with the close code. */
  closed: Promise<number>;
  close(): void;
}

/** Connects; rejects when the room refuses. The socket is closed after the test. */
export async function listenTo(url: string, headers: Readonly<Record<string, string>>): Promise<Listener> {
  const socket = openSocket(url, headers);
  const received: Delivery[] = [];
  const directs: DirectMessage[] = [];
  const arrivals = new EventTarget();
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const frame = FrameSchema.parse(JSON.parse(data));
    if ("direct" in frame) directs.push(frame.direct);
    else received.push(frame);
    arrivals.dispatchEvent(new Event("arrival"));
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve(code));
  });
  onTestFinished(() => socket.close());
  await withDeadline("the socket opens", (resolve, reject) => {
    socket.addEventListener("open", () => resolve(undefined));
    socket.addEventListener("error", () => reject(new Error("The room refused the socket")));
  });
  const seqs = () => received.map(({ seq }) => seq);
  return {
    seqs,
    deliveries: () => received,
    until: (seq) =>
      withDeadline(`event ${seq} arrives`, (resolve) => {
        const look = () => {
          if (received.some((delivery) => delivery.seq === seq)) resolve(seqs());
        };
        arrivals.addEventListener("arrival", look);
        look();
      }),
    directs: () => directs,
    untilDirects: (count) =>
      withDeadline(`${count} answers arrive`, (resolve) => {
        const look = () => {
          if (directs.length >= count) resolve(directs);
        };
        arrivals.addEventListener("arrival", look);
        look();
      }),
    send: (data) => socket.send(data),
    closed,
    close: () => socket.close(),
  };
}

/** Rejects with what it waited for when a promise does not settle in time. */
export function withDeadline<T>(
  what: string,
  start: (resolve: (value: T) => void, reject: (error: Error) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Waited in vain until ${what}`)), DEADLINE_MS);
    const settle =
      <Value>(how: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        how(value);
      };
    start(settle(resolve), settle(reject));
  });
}

/** Node's WebSocket accepts headers, which the browser's types lack. */
function openSocket(url: string, headers: Readonly<Record<string, string>>): WebSocket {
  const init = { headers };
  return Reflect.construct(WebSocket, [url, init]);
}
