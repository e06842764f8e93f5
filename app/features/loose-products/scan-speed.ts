/** A scanner sends at least this many keys, and at most this many milliseconds apart. */
const MIN_KEYS = 5;
const MAX_PAUSE_MS = 35;

/** Whether keys arrived at the speed of a scanner.
 *  @param times - of each key, in milliseconds
 *  @example isScanned([0, 8, 16, 25, 33]) // true */
export function isScanned(times: readonly number[]): boolean {
  return (
    times.length >= MIN_KEYS &&
    times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) <= MAX_PAUSE_MS)
  );
}
