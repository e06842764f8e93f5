import { useCallback, useRef } from "react";

/** How long a question to the server waits: not at all after a quiet time, and else so long, so that a row of
 *  keystrokes or of presses on plus asks at its beginning and at its end. Called with every change.
 *  @param pauseMs - in which the next keystroke comes */
export function useAskPause(pauseMs: number): () => number {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    const isQuiet = now - changedAt.current > pauseMs;
    changedAt.current = now;
    return isQuiet ? 0 : pauseMs;
  }, [pauseMs]);
}
