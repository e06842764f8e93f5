import type { LiveChannel } from "./live-channel.ts";

/** Keeps a channel open until it is taken back, except while the browser has put the page aside, frozen or for going
 *  back to it: another tab can lead meanwhile. */
export function keepOpen({ open, close }: Pick<LiveChannel, "open" | "close">): () => void {
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
