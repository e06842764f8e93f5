import { vi } from "vitest";

/** Takes control of `AbortSignal.timeout`: the newest timeout expires when the test says so. `lengthsMs` are the
 *  requested times. */
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
