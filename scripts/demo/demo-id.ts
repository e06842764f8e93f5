import { createHash } from "node:crypto";
import { createIdFactory } from "#domain/shared/ids.ts";

/** Noon of the day on which the demo world begins: the time part of its ids. */
const BEGIN_MS = Date.UTC(2026, 0, 5, 12);

/** Id of a demo row, drawn from what names the row, so that each load makes the same.
 *  @param path - names the row among those of its prefix: the distributor's slug, then the row's own key */
export function demoId(prefix: string, ...path: readonly string[]): string {
  const digest = createHash("sha256")
    .update([prefix, ...path].join("\n"))
    .digest();
  const newId = createIdFactory({
    now: () => BEGIN_MS,
    randomBytes: (length) => digest.subarray(0, length),
  });
  return newId(prefix);
}
