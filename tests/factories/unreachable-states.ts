import type { TransitionTable } from "#domain/shared/transitions.ts";

/** States that no sequence of moves reaches from `initial`, in the order of the table; none in a sound table. */
export function unreachableStates<S extends string>(table: TransitionTable<S>, initial: NoInfer<S>): S[] {
  const reached = new Set<string>([initial]);
  const open: S[] = [initial];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const next of table[state].filter((candidate) => !reached.has(candidate))) {
      reached.add(next);
      open.push(next);
    }
  }
  return (Object.keys(table) as S[]).filter((state) => !reached.has(state));
}
