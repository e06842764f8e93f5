import { type CompleteKit, completeKit, type Completion } from "./complete-kit.ts";
import type { DesignWish } from "./design-wish.ts";
import type { Candidate } from "./list-candidates.ts";
import { powerGap } from "./rank-designs.ts";

/** A completed candidate without an error. */
export type AcceptedCandidate = Candidate & { kit: CompleteKit };

/** Limit of electrical checks for catalogues of any size. */
const MOST_CHECKS = 80;
/** Limit of candidates with the same model, for a varied result. */
const MOST_OF_ONE = { module: 3, inverter: 4 } as const;
/** Limit of further checks, each for the kit of nearest power and for the kit of lowest price. */
const MOST_EXTREME_CHECKS = 5;

/** Candidates that pass the whole check, completed: the most promising ones and, among those with the same
 *  availability, the one nearest to the wanted power and the one of lowest price, which a ranking by price per watt
 *  may miss. */
export function acceptCandidates(
  candidates: readonly Candidate[],
  { completion, most, wish }: { completion: Completion; most: number; wish: DesignWish },
): AcceptedCandidate[] {
  const accepted = acceptPromising(candidates, { completion, most });
  const [first] = accepted;
  if (first === undefined) return accepted;
  const alike = candidates.filter(({ stockRank }) => stockRank === first.stockRank);
  for (const worth of [(one: Candidate) => powerGap(one, wish.targetW), ({ cents }: Candidate) => cents]) {
    const extreme = acceptLowest(alike, { worth, accepted, completion });
    if (extreme !== null) accepted.push(extreme);
  }
  return accepted;
}

/** The candidate of lowest worth that passes the check; null if it is accepted already, or if none of the first few
 *  passes. */
function acceptLowest(
  candidates: readonly Candidate[],
  {
    worth,
    accepted,
    completion,
  }: { worth: (one: Candidate) => number; accepted: readonly AcceptedCandidate[]; completion: Completion },
): AcceptedCandidate | null {
  const tried = new Set<Candidate>();
  while (tried.size < Math.min(MOST_EXTREME_CHECKS, candidates.length)) {
    const candidate = candidates.reduce((lowest, one) =>
      tried.has(lowest) || (!tried.has(one) && worth(one) < worth(lowest)) ? one : lowest,
    );
    if (accepted.some((one) => isSamePair(one, candidate))) return null;
    tried.add(candidate);
    const kit = complete(candidate, completion);
    if (kit !== null) return { ...candidate, kit };
  }
  return null;
}

function isSamePair(one: Candidate, other: Candidate): boolean {
  return one.module === other.module && one.inverter === other.inverter;
}

/** Accepts candidates in two rounds: first few of each model, then the rest. */
function acceptPromising(
  candidates: readonly Candidate[],
  { completion, most }: { completion: Completion; most: number },
): AcceptedCandidate[] {
  const accepted: AcceptedCandidate[] = [];
  const tried = new Set<Candidate>();
  const pairs = new Set<string>();
  const units = new Map<string, number>();
  const usesOf = (id: string) => units.get(id) ?? 0;
  for (const isVaried of [true, false]) {
    for (const candidate of candidates) {
      if (accepted.length >= most || tried.size >= MOST_CHECKS) return accepted;
      const [module, inverter] = [candidate.module.part.productId, candidate.inverter.part.productId];
      const pair = `${module} ${inverter}`;
      if (tried.has(candidate) || pairs.has(pair)) continue;
      if (isVaried && (usesOf(module) >= MOST_OF_ONE.module || usesOf(inverter) >= MOST_OF_ONE.inverter))
        continue;
      tried.add(candidate);
      const kit = complete(candidate, completion);
      if (kit === null) continue;
      accepted.push({ ...candidate, kit });
      pairs.add(pair);
      for (const id of [module, inverter]) units.set(id, usesOf(id) + 1);
    }
  }
  return accepted;
}

function complete(
  { module, moduleCount, inverter, inverterCount }: Candidate,
  completion: Completion,
): CompleteKit | null {
  return completeKit(
    [
      { product: module, amount: moduleCount },
      { product: inverter, amount: inverterCount },
    ],
    completion,
  );
}
