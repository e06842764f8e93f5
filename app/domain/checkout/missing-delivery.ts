import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CheckoutDelivery } from "./checkout-state.ts";
import { hasState, issue, requireAddress, requireText } from "./missing-parts.ts";

/** What the delivery of an order lacks. Where delivery is not asked for, nothing; where only its town is, no more. A
 *  state is refused only by a distributor that ships.
 *  @source spec, delivery settings and blacklist */
export function findMissingDelivery(info: AdditionalInfo, delivery: CheckoutDelivery): FieldIssue[] {
  if (info.shippingDistributor === "FOB") {
    return delivery.unableDeliveryFob ? [issue("additionalInfo.shippingDistributor", "FOB_UNABLE")] : [];
  }
  if (!delivery.isToGetDeliveryInfo) return [];
  const { onlyGetCityAndState: onlyTown } = delivery;
  return [
    ...requireAddress("additionalInfo.shippingAddress", info.shippingAddress, { onlyTown }),
    ...refusedState(info, delivery),
    ...(info.timeRestrictionBoolean === true
      ? requireText("additionalInfo.timeRestriction", info.timeRestriction)
      : []),
  ];
}

/** Whether the distributor delivers to a state: it is not on its blacklist and, with exclusivity, its center sells there. */
export function deliversTo(
  state: string,
  { ships, deliveryBlacklist, servicedStates }: CheckoutDelivery,
): boolean {
  if (!ships) return true;
  return !hasState(deliveryBlacklist, state) && (servicedStates === null || hasState(servicedStates, state));
}

function refusedState({ shippingAddress }: AdditionalInfo, delivery: CheckoutDelivery): FieldIssue[] {
  const state = shippingAddress?.state ?? "";
  if (state === "" || deliversTo(state, delivery)) return [];
  return [issue("additionalInfo.shippingAddress.state", "STATE_NOT_SERVED")];
}
