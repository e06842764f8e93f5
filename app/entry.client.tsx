import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { guardEarlyEvents } from "./lib/guard-early-events.ts";

const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

// The framework says that the state is always there; it comes with the stream.
guardEarlyEvents(window, () => (window.__remixContext as { state?: unknown }).state !== undefined);

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
