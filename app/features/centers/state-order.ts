import { STATE_NAMES } from "#copy/centers/distribution.ts";

/** States ordered by name. */
export function byStateName<State extends string>(states: readonly State[]): State[] {
  const nameOf = (state: State) => STATE_NAMES[state] ?? state;
  return [...states].sort((one, other) => nameOf(one).localeCompare(nameOf(other), "pt-BR"));
}
