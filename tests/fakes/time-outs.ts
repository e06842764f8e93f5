import { vi } from "vitest";

/** Takes the clock out of `AbortSignal.timeout`: what was begun last runs out of time when the test says so.
 *  `lengthsMs` are the times that were asked for. */
export function holdTimeouts() {
  const lengthsMs: number[] = [];
  let newest = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    lengthsMs.push(ms);
    newest = new AbortController();
    return newest.signal;
  });
  return {
    lengthsMs,
    expire: () => newest.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError")),
  };
}
