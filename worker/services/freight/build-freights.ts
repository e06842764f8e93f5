import { buildFreight } from "#domain/freight/build-freight.ts";
import type { Freight } from "#domain/freight/freight-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import type { FoundFreight, FreightScope, WantedDelivery } from "./find-freight.ts";

/** Builds freights for answers, quotes and orders. */
export function buildFreights(
  scope: FreightScope,
  settings: Settings,
  { wanted, found }: { wanted: WantedDelivery; found: FoundFreight },
): Freight[] {
  const at = scope.now().toISOString();
  const { shippingType, zoneType, truckAccess, destination: address } = wanted;
  const { cityType, volumes } = found;
  return found.offers.map((offer) =>
    buildFreight(
      offer,
      { shippingType, zoneType, truckAccess, address, cityType, volumes: [...volumes] },
      {
        ...{ id: scope.newId("frt"), at, today: calendarDayIn(at, settings.timeZone) },
        usualDays: settings.delivery.daysToDeliver,
      },
    ),
  );
}
