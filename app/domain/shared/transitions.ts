import { DomainError } from "./errors.ts";

/** Each state and the states that may follow it; an empty list marks a final state. Written `as const`. */
export type TransitionTable<S extends string> = Readonly<Record<S, readonly NoInfer<S>[]>>;

/** Whether a table allows a transition. Staying in a state is allowed only if the table lists it. */
export function canMove<S extends string>(
  table: TransitionTable<S>,
  from: NoInfer<S>,
  to: NoInfer<S>,
): boolean {
  return table[from].includes(to);
}

/** Refuses a transition that the table does not list.
 *  @param entity - name of the entity, such as "payment"
 *  @throws DomainError INVALID_TRANSITION */
export function assertTransition<S extends string>(
  entity: string,
  table: TransitionTable<S>,
  from: NoInfer<S>,
  to: NoInfer<S>,
): void {
  if (!canMove(table, from, to)) throw new DomainError("INVALID_TRANSITION", { entity, from, to });
}
