import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { isCheckoutPath } from "#domain/checkout/checkout-paths.ts";
import { isDialogOpen } from "./is-dialog-open.ts";

/** For how long one interruption is enough, in milliseconds. */
const VISIT_MS = 3_600_000;

const KEY = "girassol:interrupted";

/** The rule for everything that a person has not asked for, the survey and the pop-ups: one in an hour, in whatever tab;
 *  none in a checkout, beside a question that is open (a dialog, the notice on cookies), or once the person has begun to
 *  do something on the page.
 *  @returns whether the person may be interrupted now */
export function useMayInterrupt(): () => boolean {
  const { key, pathname } = useLocation();
  const actedOn = useRef<string | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const note = () => {
      actedOn.current = key;
    };
    for (const kind of ["pointerdown", "keydown"]) {
      window.addEventListener(kind, note, { capture: true, signal: over.signal });
    }
    return () => {
      over.abort();
    };
  }, [key]);
  return useCallback(
    () =>
      document.visibilityState === "visible" &&
      actedOn.current !== key &&
      !isCheckoutPath(pathname) &&
      !isDialogOpen() &&
      document.querySelector(".app-consent") === null &&
      !wasInterrupted(),
    [key, pathname],
  );
}

/** Notes that the person was interrupted: by the survey, a pop-up, the notice on cookies, or a center to choose. */
export function noteInterruption(): void {
  try {
    window.localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage each page is a visit of its own.
  }
}

function wasInterrupted(): boolean {
  try {
    const at = Number(window.localStorage.getItem(KEY) ?? 0);
    const passed = Date.now() - at;
    return passed >= 0 && passed < VISIT_MS;
  } catch {
    return false;
  }
}
