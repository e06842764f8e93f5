import { useEffect, useState } from "react";

export interface Later<T> {
  /** Null before it is there. */
  part: T | null;
  isFailed: boolean;
  retry: () => void;
}

/** Loads a part of a widget once it is needed, so that a page does not wait for what few of its visitors see.
 *  @param load - imports the part; a module is imported once */
export function useLater<T extends object>(load: () => Promise<T>, isNeeded: boolean): Later<T> {
  const [part, setPart] = useState<T | null>(null);
  const [failed, setFailed] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  const isMissing = isNeeded && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setPart(loaded);
      },
      () => {
        if (isWanted) setFailed(attempt);
      },
    );
    return () => {
      isWanted = false;
    };
    // The same part in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing, attempt]);
  return {
    part,
    isFailed: isMissing && failed === attempt,
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}
