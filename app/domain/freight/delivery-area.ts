import { DomainError } from "#domain/shared/errors.ts";

/** Refuses a delivery to a state that is blacklisted or, with exclusivity, not serviced by the chosen center.
 *  States are compared without regard to case.
 *  @throws DomainError DELIVERY_STATE_NOT_SERVED */
export function assertDeliveryArea({
  state,
  blacklist,
  exclusivity,
  servicedStates,
}: {
  state: string;
  blacklist: readonly string[];
  exclusivity: boolean;
  servicedStates: readonly string[];
}): void {
  const lower = state.toLowerCase();
  const has = (states: readonly string[]) => states.some((one) => one.toLowerCase() === lower);
  if (has(blacklist) || (exclusivity && !has(servicedStates))) {
    throw new DomainError("DELIVERY_STATE_NOT_SERVED", { state });
  }
}
