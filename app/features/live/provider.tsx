import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { Present, ServerMessage } from "#domain/live/messages.ts";
import { isRefreshing } from "#app/lib/calls/browser-api.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { LiveChannel, LiveStatus } from "./channel.ts";
import { createPresence, type Presence } from "./presence.ts";
import { attachLiveQuestions } from "./questions.ts";
import { createSocketQuestions, type SocketQuestions } from "./questions.ts";

type Handler = (message: ServerMessage) => void;

interface Live {
  channel: Pick<LiveChannel, "open" | "close" | "subscribe" | "getSnapshot">;
  questions: Pick<SocketQuestions, "isReady" | "request">;
  presence: Pick<Presence, "subscribe" | "getSnapshot" | "enter">;
  listen(handler: Handler): () => void;
  /** Replaces the function that is called when nobody is signed in. */
  setUnauthorised(callback: (() => void) | undefined): void;
}

interface LivePage {
  distributorId: string;
  userId: string;
  /** Name of the role that an administrator previews; the room sends previews other messages. */
  previewOf: string | null;
  /** When the page's program was built. */
  builtAt: string;
  /** Sequence number up to which the loaded data of the page is current. */
  startSeq: number;
}

export interface LiveProviderProps extends LivePage {
  /** Called when the session has ended. */
  onUnauthorised?: (() => void) | undefined;
  children: ReactNode;
}

const DISCONNECTED = (): LiveStatus => "DISCONNECTED";
const nothing = (): void => undefined;
const NO_PEOPLE: readonly Present[] = [];
const NOBODY = (): readonly Present[] => NO_PEOPLE;

/** Without a provider, no messages arrive. */
const LiveContext = createContext<Pick<Live, "channel" | "presence" | "listen">>({
  channel: { open: nothing, close: nothing, subscribe: () => nothing, getSnapshot: DISCONNECTED },
  presence: { subscribe: () => nothing, getSnapshot: NOBODY, enter: () => nothing },
  listen: () => nothing,
});

const NewVersionContext = createContext<string | null>(null);

/** Keeps the live channel of a person open while it is mounted; another person gets another channel. Does nothing
 *  on the server. */
export function LiveProvider({ onUnauthorised, children, ...page }: LiveProviderProps) {
  const { distributorId, userId, builtAt } = page;
  const [newVersion, setNewVersion] = useState<string | null>(null);
  const name = nameOf(page);
  const [held, setHeld] = useState(() => ({ name, live: createLive(page, setNewVersion) }));
  if (held.name !== name) setHeld({ name, live: createLive(page, setNewVersion) });
  const { live } = held;
  useEffect(() => {
    live.setUnauthorised(onUnauthorised);
  }, [live, onUnauthorised]);
  useEffect(() => keepOpen(live.channel), [live]);
  useEffect(
    () => attachLiveQuestions({ distributorId, userId, questions: live.questions }),
    [distributorId, userId, live],
  );
  return (
    <LiveContext.Provider value={live}>
      <NewVersionContext.Provider value={newVersion === builtAt ? null : newVersion}>
        {children}
      </NewVersionContext.Provider>
    </LiveContext.Provider>
  );
}

/** Whether the channel is connected. */
export function useLiveStatus(): LiveStatus {
  const { channel } = useContext(LiveContext);
  return useSyncExternalStore(channel.subscribe, channel.getSnapshot, DISCONNECTED);
}

/** When the portal's newer version was built; null until the room announces one. */
export function useNewVersion(): string | null {
  return useContext(NewVersionContext);
}

/** Who else of the distributor's people has which budget or order open; told to its people alone.
 *  @param openRequestId - what this page has open, for others to see; null for nothing */
export function usePresence(openRequestId: string | null): readonly Present[] {
  const { presence } = useContext(LiveContext);
  useEffect(() => presence.enter(openRequestId), [presence, openRequestId]);
  return useSyncExternalStore(presence.subscribe, presence.getSnapshot, NOBODY);
}

/** Calls the current handler with each message. */
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

/** Name that the tabs sharing one socket have in common. */
function nameOf({ distributorId, userId, previewOf }: LivePage): string {
  return ["girassol:live", distributorId, userId, previewOf ?? ""].join(":");
}

function createLive(page: LivePage, onNewVersion: (builtAt: string) => void): Live {
  const handlers = new Set<Handler>();
  let unauthorised: (() => void) | undefined;
  const channel = createLazyChannel(async () => {
    const { createPageChannel } = await loadChunk(() => import("./channel.ts"));
    return createPageChannel({
      name: nameOf(page),
      onMessage(message) {
        for (const handler of [...handlers]) handler(message);
      },
      onDirect(message) {
        if (message.type === "newVersion") onNewVersion(message.builtAt);
        else if (message.type === "present") presence.receive(message.people);
        else questions.receive(message);
      },
      onUnauthorised: () => unauthorised?.(),
      builtAt: page.builtAt,
      startSeq: page.startSeq,
    });
  });
  const questions = createSocketQuestions({
    isReady: () => channel.getSnapshot() === "CONNECTED" && !isRefreshing(),
    send: channel.send,
  });
  const { distributorId, userId } = page;
  const presence = createPresence(channel, { distributorId, userId });
  return {
    channel,
    questions,
    presence,
    listen(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    setUnauthorised(callback) {
      unauthorised = callback;
    },
  };
}

/** A channel whose code is loaded when it first opens, so that pages do not wait for it. Until then it is
 *  disconnected.
 *  @param load - creates the channel; called once */
export function createLazyChannel(load: () => Promise<LiveChannel>): LiveChannel {
  const listeners = new Set<() => void>();
  let channel: LiveChannel | null = null;
  let isWanted = false;
  let isLoading = false;

  async function fetchChannel(): Promise<void> {
    isLoading = true;
    channel = await load();
    channel.subscribe(() => {
      for (const listener of [...listeners]) listener();
    });
    if (isWanted) channel.open();
  }

  return {
    open() {
      isWanted = true;
      if (channel !== null) channel.open();
      else if (!isLoading) void fetchChannel();
    },
    close() {
      isWanted = false;
      channel?.close();
    },
    send: (text) => channel?.send(text),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => channel?.getSnapshot() ?? "DISCONNECTED",
  };
}

/** Keeps a channel open until it is stopped, except while the browser has frozen the page or keeps it in the
 *  back/forward cache: another tab can lead then. */
function keepOpen({ open, close }: Pick<LiveChannel, "open" | "close">): () => void {
  const over = new AbortController();
  const { signal } = over;
  open();
  window.addEventListener("pagehide", close, { signal });
  document.addEventListener("freeze", close, { signal });
  document.addEventListener("resume", open, { signal });
  window.addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted) open();
    },
    { signal },
  );
  return () => {
    over.abort();
    close();
  };
}
