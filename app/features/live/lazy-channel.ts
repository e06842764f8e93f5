import type { LiveChannel } from "./live-channel.ts";

/** A channel whose program is fetched when it opens for the first time, so that no page waits for it. Until then it is
 *  disconnected.
 *  @param load - makes the channel; called once */
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
