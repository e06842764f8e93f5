/** Characters that are no accident, and the most between two of them that no hand types: scanners need a few. */
const MIN_KEYS = 5;
const MAX_PAUSE_MS = 35;

/** Whether keys came as a scanner sends them.
 *  @param times - of each key, milliseconds
 *  @example isScanned([0, 8, 16, 25, 33]) // true */
export function isScanned(times: readonly number[]): boolean {
  return (
    times.length >= MIN_KEYS &&
    times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) <= MAX_PAUSE_MS)
  );
}
