import { useCallback, useRef } from "react";

/** Pause before a request to the server: none after a quiet time, otherwise `pauseMs`, so that a series of changes
 *  makes a request at its beginning and at its end. Call it with every change.
 *  @param pauseMs - time in milliseconds within which the next change of a series follows */
export function useAskPause(pauseMs: number): () => number {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    const isQuiet = now - changedAt.current > pauseMs;
    changedAt.current = now;
    return isQuiet ? 0 : pauseMs;
  }, [pauseMs]);
}
