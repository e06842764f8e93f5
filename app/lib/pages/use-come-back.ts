import { useEffect, useRef } from "react";

/** After an absence longer than this, in milliseconds, prices and stock may have changed. */
const STALE_AFTER_MS = 2 * 60_000;

const news = new EventTarget();

/** Marks the page's data as out of date, as if the person came back to it. */
export function tellComeBack(): void {
  news.dispatchEvent(new Event("old"));
}

/** Calls `onBack` when the page comes back: from the back/forward cache, after minutes in the background, or when
 *  `tellComeBack` is called. Without a connection the call waits for one. */
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
