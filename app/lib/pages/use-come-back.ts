import { useEffect, useRef } from "react";

/** Away for longer than this, prices and stock may have moved. */
const STALE_AFTER_MS = 2 * 60_000;

const news = new EventTarget();

/** Lets what the page shows count as old, as if somebody came back to it. */
export function tellComeBack(): void {
  news.dispatchEvent(new Event("old"));
}

/** Tells when a page comes back: out of the browser's memory, or to somebody who did not see it for minutes, and when
 *  what it shows is known to be old. Without a connection it is told once there is one. */
export function useComeBack(onBack: () => void): void {
  const hiddenAt = useRef<number | null>(null);
  const isDue = useRef(false);
  const told = useRef(onBack);
  useEffect(() => {
    told.current = onBack;
  });
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const comeBack = () => {
      isDue.current = !navigator.onLine;
      if (!isDue.current) told.current();
    };
    const look = () => {
      if (document.visibilityState === "hidden") {
        hiddenAt.current ??= performance.now();
        return;
      }
      const since = hiddenAt.current;
      hiddenAt.current = null;
      if (since !== null && performance.now() - since >= STALE_AFTER_MS) comeBack();
    };
    news.addEventListener("old", comeBack, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    window.addEventListener(
      "pageshow",
      ({ persisted }) => {
        if (persisted) comeBack();
      },
      { signal },
    );
    window.addEventListener(
      "online",
      () => {
        if (isDue.current) comeBack();
      },
      { signal },
    );
    return () => {
      over.abort();
    };
  }, []);
}
