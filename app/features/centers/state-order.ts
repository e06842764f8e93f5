import { STATE_NAMES } from "#domain/address/state-names.ts";
import type { StateCode } from "#domain/validation/cep.ts";

/** States ordered by name. */
export function byStateName(states: readonly StateCode[]): StateCode[] {
  return [...states].sort((one, other) => STATE_NAMES[one].localeCompare(STATE_NAMES[other], "pt-BR"));
}
