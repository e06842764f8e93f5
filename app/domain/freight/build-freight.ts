import { NO_MODIFIER } from "#domain/pricing/value-modifier.ts";
import type { FreightProvider } from "#domain/settings/delivery-settings-schema.ts";
import { addBusinessDays } from "#domain/shared/calendar.ts";
import { centsToReais } from "#domain/shared/money.ts";
import type { Freight } from "./freight-schema.ts";
import type { TableFreight } from "./table-freight.ts";

/** How long a quote is valid. */
const QUOTE_MS = 30 * 60_000;

/** One offer for a delivery, from the table or from a carrier. */
export type FreightOffer = TableFreight & {
  provider: FreightProvider;
  integrationData: Freight["integrationData"];
};

/** Time and place of a quote. */
export interface QuoteMoment {
  id: string;
  /** UTC instant, and its calendar day in the distributor's time zone. */
  at: string;
  today: string;
  /** The distributor's default delivery time in business days. */
  usualDays: number;
}

/** A freight quote, valid for 30 minutes, with the day on which its business days end. Pickup has no delivery time. */
export function buildFreight(
  { provider, integrationData, priceCents, businessDays, explanation }: FreightOffer,
  delivery: Pick<Freight, "shippingType" | "zoneType" | "truckAccess" | "cityType" | "address" | "volumes">,
  { id, at, today, usualDays }: QuoteMoment,
): Freight {
  const days = delivery.shippingType === "CIF" ? (businessDays ?? usualDays) : null;
  return {
    ...{ id, provider, integrationData, ...delivery },
    price: centsToReais(priceCents),
    priceCents,
    valueModifier: NO_MODIFIER,
    timeToDelivery: days,
    deliveryOn: days === null ? null : addBusinessDays(today, days),
    explanation,
    createdAt: at,
    expiresAt: new Date(Date.parse(at) + QUOTE_MS).toISOString(),
  };
}
