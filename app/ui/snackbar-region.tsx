import "./snackbars.css";
import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { SNACKBAR_TEXTS } from "#copy/ui/dialogs.ts";
import type { ShownSnackbar } from "./snackbar-list.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { SnackbarCard } from "./snackbar-card.tsx";

export interface SnackbarRegionProps {
  shown: readonly ShownSnackbar[];
  onClose: (id: number) => void;
}

/** Region of short messages, in the browser's top layer. While a modal dialog is open the region is inside it,
 *  since everything outside is inert. */
export function SnackbarRegion({ shown, onClose }: SnackbarRegionProps) {
  const isHydrated = useHydrated();
  const [host] = useState(createHost);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hasAny = shown.length > 0;
  useEffect(() => {
    if (host === null || !hasAny) return;
    putInFront(host);
    const observer = new MutationObserver(() => {
      putInFront(host);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      document.body.append(host);
    };
  }, [host, hasAny]);
  useEffect(() => {
    if (host === null) return;
    document.body.append(host);
    return () => {
      host.remove();
    };
  }, [host]);
  const close = useCallback(
    (id: number) => {
      if (host?.contains(document.activeElement) === true) cameFrom.current?.focus();
      onClose(id);
    },
    [host, onClose],
  );
  if (host === null || !isHydrated) return null;
  const cards = (isError: boolean) =>
    shown
      .filter(({ snackbar }) => (snackbar.type === "error") === isError)
      .map(({ id, snackbar, durationMs }) => (
        <SnackbarCard key={id} id={id} snackbar={snackbar} durationMs={durationMs} onClose={close} />
      ));
  return createPortal(
    <section
      aria-label={SNACKBAR_TEXTS.region}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
    >
      <div role="status">{cards(false)}</div>
      <div role="alert">{cards(true)}</div>
    </section>,
    host,
  );
}

function createHost(): HTMLElement | null {
  if (typeof document === "undefined") return null;
  const host = document.createElement("div");
  host.className = "app-snackbars";
  host.setAttribute("popover", "manual");
  return host;
}

/** Moves the region into the open modal dialog, or out of a closed one, and to the top of the layer. */
function putInFront(host: HTMLElement): void {
  const supportsPopover = "popover" in HTMLElement.prototype;
  // By name, since a selector would be tried on all of a large page.
  const dialogs = Array.from(document.getElementsByTagName("dialog"));
  const place = dialogs.findLast((dialog) => dialog.matches(":modal")) ?? document.body;
  if (host.parentNode !== place) place.append(host);
  if (supportsPopover && !host.matches(":popover-open")) host.showPopover();
}
