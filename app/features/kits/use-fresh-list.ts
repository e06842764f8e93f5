import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Away for longer than this, prices and stock may have moved. */
export const STALE_AFTER_MS = 2 * 60_000;

/** Asks for the page's data again when it comes back out of the browser's memory or was out of sight for minutes. While
 *  it is asked for, what stands on the page is pending.
 *  @param now - milliseconds of a clock that never goes back */
export function useFreshList(now: () => number = () => performance.now()): boolean {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const [isAsked, setAsked] = useState(false);
  const hiddenAt = useRef<number | null>(null);
  const clock = useRef(now);
  if (isAsked && state === "loading") setAsked(false);
  useEffect(() => {
    const over = new AbortController();
    const askAgain = () => {
      setAsked(true);
      revalidate();
    };
    const look = () => {
      if (document.visibilityState === "hidden") {
        hiddenAt.current ??= clock.current();
        return;
      }
      const since = hiddenAt.current;
      hiddenAt.current = null;
      if (since !== null && clock.current() - since >= STALE_AFTER_MS) askAgain();
    };
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) askAgain();
    };
    document.addEventListener("visibilitychange", look, { signal: over.signal });
    window.addEventListener("pageshow", comeBack, { signal: over.signal });
    return () => {
      over.abort();
    };
  }, [revalidate]);
  const isReplaced =
    navigation.state === "loading" && navigation.location.pathname === window.location.pathname;
  return isAsked || state === "loading" || isReplaced;
}
