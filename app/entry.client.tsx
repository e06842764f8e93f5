import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { guardEarlyEvents } from "./lib/pages/guard-early-events.ts";
import { NonceProvider } from "./lib/pages/nonce.tsx";
import { PageStylesProvider, readPageStyles } from "./lib/pages/page-styles.tsx";
import { watchTyping } from "./lib/forms/typed-fields.ts";

watchTyping(window);
// The framework says that the state is always there; it comes with the stream.
guardEarlyEvents(window, () => (window.__remixContext as { state?: unknown }).state !== undefined);

const styles = readPageStyles(document);
// Browsers hide it from selectors and markup only.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

/** Once the document is on the screen: what comes to life has to be seen first. A page that nobody sees waits for no
 *  picture. */
function afterFirstPaint(work: () => void): void {
  if (document.visibilityState === "hidden") work();
  else requestAnimationFrame(() => setTimeout(work));
}

function hydrate(): void {
  hydrateRoot(
    document,
    <NonceProvider value={nonce}>
      <PageStylesProvider value={styles}>
        <RemixBrowser />
      </PageStylesProvider>
    </NonceProvider>,
  );
}

afterFirstPaint(() => {
  startTransition(hydrate);
});
