/** Channel on which the tabs of a browser tell each other of a changed center. */
const CHANNEL = "girassol:center";

/** Tells the other tabs that the person's center has changed. */
export function tellCenterChange(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/** Listens to changes made in other tabs, until the signal aborts. */
export function hearCenterChange(listener: () => void, signal: AbortSignal): void {
  const channel = openChannel();
  channel?.addEventListener("message", listener, { signal });
  signal.addEventListener("abort", () => channel?.close(), { once: true });
}

/** Null where BroadcastChannel is not available. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
}
