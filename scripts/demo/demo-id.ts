import { createHash } from "node:crypto";
import { createIdFactory } from "#domain/shared/ids.ts";

/** Time part of demo ids: noon of the demo world's first day. */
const BEGIN_MS = Date.UTC(2026, 0, 5, 12);

/** Id of a demo row, derived from its name, so that each load creates the same.
 *  @param path - unique among rows with the prefix: the distributor's slug, then the row's key */
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
