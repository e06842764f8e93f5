import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { ServerMessage } from "#domain/realtime/messages.ts";
import { createLiveChannel } from "./live-channel.ts";
import type { LiveChannel, LiveStatus } from "./live-channel.ts";
import { requestEvents, requestTicket } from "./live-requests.ts";

type Handler = (message: ServerMessage) => void;

interface Live {
  channel: Pick<LiveChannel, "open" | "close" | "subscribe" | "getSnapshot">;
  listen(handler: Handler): () => void;
  /** Replaces what is called when nobody is signed in. */
  setUnauthorised(callback: (() => void) | undefined): void;
}

export interface LiveProviderProps {
  /** When the page's program was built. */
  builtAt: string;
  /** Sequence number that the page's data is up to date with, when it was loaded. */
  startSeq: number;
  /** The session has ended. */
  onUnauthorised?: (() => void) | undefined;
  children: ReactNode;
}

const DISCONNECTED = (): LiveStatus => "DISCONNECTED";
const nothing = (): void => undefined;

/** Without a provider nothing is ever told. */
const LiveContext = createContext<Live>({
  channel: { open: nothing, close: nothing, subscribe: () => nothing, getSnapshot: DISCONNECTED },
  listen: () => nothing,
  setUnauthorised: nothing,
});

/** Keeps the live channel open while it is on the page. Nothing happens on the server. */
export function LiveProvider({ builtAt, startSeq, onUnauthorised, children }: LiveProviderProps) {
  const [live] = useState(() => createLive({ builtAt, startSeq }));
  useEffect(() => {
    live.setUnauthorised(onUnauthorised);
  }, [live, onUnauthorised]);
  useEffect(() => {
    live.channel.open();
    return live.channel.close;
  }, [live]);
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>;
}

/** Whether the channel is connected. */
export function useLiveStatus(): LiveStatus {
  const { channel } = useContext(LiveContext);
  return useSyncExternalStore(channel.subscribe, channel.getSnapshot, DISCONNECTED);
}

/** Calls the handler of the latest render with each message. */
export function useLiveMessages(handler: Handler): void {
  const { listen } = useContext(LiveContext);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(
    () =>
      listen((message) => {
        latest.current(message);
      }),
    [listen],
  );
}

function createLive(page: { builtAt: string; startSeq: number }): Live {
  const handlers = new Set<Handler>();
  let unauthorised: (() => void) | undefined;
  return {
    channel: createLiveChannel({
      openTicket: requestTicket,
      listEvents: requestEvents,
      onMessage(message) {
        for (const handler of [...handlers]) handler(message);
      },
      onUnauthorised: () => unauthorised?.(),
      ...page,
    }),
    listen(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    setUnauthorised(callback) {
      unauthorised = callback;
    },
  };
}
