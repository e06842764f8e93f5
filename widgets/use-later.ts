import { useEffect, useState } from "react";

export interface Later<T> {
  /** Null before it is there. */
  part: T | null;
  isFailed: boolean;
  retry: () => void;
}

/** Loads a part of a widget once it is needed, so that a page does not wait for what few of its visitors see.
 *  @param load - imports the part; a module is imported once
 *  @param isUrgent - whether a visitor waits for it: what did not come before is asked for again then */
export function useLater<T extends object>(
  load: () => Promise<T>,
  isNeeded: boolean,
  isUrgent = false,
): Later<T> {
  const [part, setPart] = useState<T | null>(null);
  const [failed, setFailed] = useState("");
  const [attempt, setAttempt] = useState(0);
  const turn = `${String(attempt)} ${String(isUrgent)}`;
  const isMissing = isNeeded && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    // Browsers remember that a module did not come, so without a connection it is not asked for.
    const loading = navigator.onLine ? load() : Promise.reject(new Error("No connection"));
    loading.then(
      (loaded) => {
        if (isWanted) setPart(loaded);
      },
      () => {
        if (isWanted) setFailed(turn);
      },
    );
    return () => {
      isWanted = false;
    };
    // The same part in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing, turn]);
  return {
    part,
    isFailed: isMissing && failed === turn,
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}
