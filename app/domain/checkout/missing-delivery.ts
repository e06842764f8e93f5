import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CheckoutDelivery } from "./checkout-state.ts";
import { hasState, issue, requireAddress, requireText } from "./missing-parts.ts";

/** What the delivery of an order lacks, as the settings ask: nothing, only the town, or the whole address.
 *  @source spec, delivery settings */
export function findMissingDelivery(
  info: AdditionalInfo,
  delivery: Pick<CheckoutDelivery, "isToGetDeliveryInfo" | "onlyGetCityAndState">,
): FieldIssue[] {
  if (info.shippingDistributor === "FOB" || !delivery.isToGetDeliveryInfo) return [];
  const { onlyGetCityAndState: onlyTown } = delivery;
  return [
    ...requireAddress("additionalInfo.shippingAddress", info.shippingAddress, { onlyTown }),
    ...(info.timeRestrictionBoolean === true
      ? requireText("additionalInfo.timeRestriction", info.timeRestriction)
      : []),
  ];
}

/** Why the chosen delivery is impossible: pickup is not offered, or the state is not served.
 *  @source spec, delivery settings and blacklist */
export function findUndeliverable(
  { shippingDistributor, state }: { shippingDistributor: "CIF" | "FOB"; state: string },
  delivery: CheckoutDelivery,
): FieldIssue[] {
  if (shippingDistributor === "FOB") {
    return delivery.unableDeliveryFob ? [issue("additionalInfo.shippingDistributor", "FOB_UNABLE")] : [];
  }
  if (!delivery.isToGetDeliveryInfo || state === "" || deliversTo(state, delivery)) return [];
  return [issue("additionalInfo.shippingAddress.state", "STATE_NOT_SERVED")];
}

/** Whether the distributor delivers to a state: it is not blacklisted and, under exclusivity, the center serves it. A
 *  distributor that does not ship accepts every state. */
export function deliversTo(
  state: string,
  { ships, deliveryBlacklist, servicedStates }: CheckoutDelivery,
): boolean {
  if (!ships) return true;
  return !hasState(deliveryBlacklist, state) && (servicedStates === null || hasState(servicedStates, state));
}
