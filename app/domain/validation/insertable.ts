import type { KeyFilter } from "./key-filters.ts";

/** What of a typed or pasted text may stand between `head` and `tail`.
 *  @example insertable(decimalKeys, { head: "1,", data: "2,5 kWp", tail: "" }) // "25" */
export function insertable(
  { keep }: KeyFilter,
  { head, data, tail }: { head: string; data: string; tail: string },
): string {
  let kept = "";
  for (const character of data) {
    const next = head + kept + character + tail;
    if (keep(next) === next) kept += character;
  }
  return kept;
}
