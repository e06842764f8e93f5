import { DomainError } from "./errors.ts";

/** Each state and the states that may follow it; an empty list marks a final state. Written `as const`. */
export type TransitionTable<S extends string> = Readonly<Record<S, readonly NoInfer<S>[]>>;

/** Whether a table lets one state follow another; staying in a state is no move unless the table lists it. */
export function canMove<S extends string>(
  table: TransitionTable<S>,
  from: NoInfer<S>,
  to: NoInfer<S>,
): boolean {
  return table[from].includes(to);
}

/** Refuses a move that the table does not list.
 *  @param entity - the entity's word, as in "payment"
 *  @throws DomainError INVALID_TRANSITION */
export function assertTransition<S extends string>(
  entity: string,
  table: TransitionTable<S>,
  from: NoInfer<S>,
  to: NoInfer<S>,
): void {
  if (!canMove(table, from, to)) throw new DomainError("INVALID_TRANSITION", { entity, from, to });
}

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
