import { buildFreight } from "#domain/freight/build-freight.ts";
import { tableFreight } from "#domain/freight/table-freight.ts";
import type { RequestFreight } from "#domain/requests/build-request.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import type { HistoryInfo } from "./history-customers.ts";

/** Freight of a past order by the distributor's default, as before it had a table. */
export function historyFreight(
  { settings }: DemoTenant,
  {
    additionalInfo: { shippingDistributor: shippingType, shippingAddress },
    center: { address: origin },
    at,
    powerW,
  }: {
    additionalInfo: HistoryInfo;
    center: { address: { city: string; state: string } };
    at: string;
    powerW: number;
  },
): RequestFreight {
  const { delivery } = settings;
  const { CEP, city, state } = shippingAddress ?? { ...origin, CEP: "" };
  const place = { shippingType, zoneType: "urbana", truckAccess: true, cityType: "interior" } as const;
  const offer = tableFreight([], delivery.freight, {
    ...{ ...place, centerId: "", state, cityIbge: null, cep: null, weightG: 0, volumeCm3: 0, powerW },
    roadTenthsOfKm: null,
  });
  const freight = buildFreight(
    { ...offer, provider: "pied", integrationData: null },
    { ...place, address: { CEP, city, state }, volumes: [] },
    { id: "", at, today: at.slice(0, 10), usualDays: delivery.daysToDeliver },
  );
  return { freight, isQuoted: false };
}
