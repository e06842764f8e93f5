/** By which the tabs of a browser tell each other of the person's distribution center. */
const CHANNEL = "girassol:center";

/** Tells the other tabs that another center sells to the person now. */
export function tellCenterChange(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/** Hears of it in the other tabs, until the signal. */
export function hearCenterChange(listener: () => void, signal: AbortSignal): void {
  const channel = openChannel();
  channel?.addEventListener("message", listener, { signal });
  signal.addEventListener("abort", () => channel?.close(), { once: true });
}

/** Null where the browser cannot tell tabs of each other. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
}
