/** The numbers of two versions of a request. The first may be the newer one. */
export interface VersionPair {
  from: number;
  to: number;
}

/** Which two versions are compared: without numbers the last two, with one of them that one and its neighbour (the one
 *  before what is named as the second, the newest beside what is named as the first).
 *  @example versionsToCompare({}, 7) // { from: 6, to: 7 } */
export function versionsToCompare(
  { from, to }: { from?: number | undefined; to?: number | undefined },
  newest: number,
): VersionPair {
  const second = to ?? newest;
  return { from: from ?? Math.max(1, second - 1), to: second };
}

/** The pairs beside a pair, both numbers one lower and one higher; null beyond the first and the newest version.
 *  @example neighboursOf({ from: 1, to: 2 }, 3) // { earlier: null, later: { from: 2, to: 3 } } */
export function neighboursOf(
  { from, to }: VersionPair,
  newest: number,
): { earlier: VersionPair | null; later: VersionPair | null } {
  return {
    earlier: Math.min(from, to) > 1 ? { from: from - 1, to: to - 1 } : null,
    later: Math.max(from, to) < newest ? { from: from + 1, to: to + 1 } : null,
  };
}
