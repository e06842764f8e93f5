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
