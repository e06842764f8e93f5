import type { DeliverySettings } from "#domain/settings/delivery-settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { assertDeliveryArea } from "./delivery-area.ts";
import type { ZoneType } from "./freight-rule.ts";

/** Refuses a delivery that the distributor does not make: pickup where it is not offered; a blacklisted or unserved
 *  state; a rural address or one without truck access where those are not served.
 *  @throws DomainError FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED */
export function assertDeliverable(
  delivery: { shippingType: "CIF" | "FOB"; state: string; zoneType: ZoneType; truckAccess: boolean },
  {
    settings,
    exclusivity,
    servicedStates,
  }: { settings: DeliverySettings; exclusivity: boolean; servicedStates: readonly string[] },
): void {
  const refuse = (reason: "fobUnable" | "ruralZone" | "truckAccess") => {
    throw new DomainError("FREIGHT_UNAVAILABLE", { reason });
  };
  if (delivery.shippingType === "FOB") {
    if (settings.unableDeliveryFob) refuse("fobUnable");
    return;
  }
  if (!settings.ships) return;
  assertDeliveryArea({ state: delivery.state, blacklist: settings.blacklist, exclusivity, servicedStates });
  if (delivery.zoneType === "rural" && !settings.servesRuralZone) refuse("ruralZone");
  if (!delivery.truckAccess && !settings.servesWithoutTruckAccess) refuse("truckAccess");
}
