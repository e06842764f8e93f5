import type { Freight } from "#domain/freight/freight-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { freightItems } from "#domain/requests/build-request.ts";
import type { Cents } from "#domain/shared/money.ts";

/** Why a freight stays as saved: the carriers did not answer, or the delivery is no longer offered. */
export const FREIGHT_KEPT = ["unanswered", "notOffered"] as const;
export type FreightKept = (typeof FREIGHT_KEPT)[number];

/** Today's freight of a saved content. */
export interface FreightToday {
  priceCents: Cents;
  /** Today's offer; null if none was requested, or without an answer. */
  offer: Freight | null;
  kept: FreightKept | null;
}

/** The freight of a content, as saved. */
export function keptFreight({ totals }: RequestContent, kept: FreightKept | null): FreightToday {
  return { priceCents: totals.freightCents, offer: null, kept };
}

/** The offer of the same provider as before, which the buyer chose; otherwise the first one. */
export function sameOffer(
  offers: readonly Freight[],
  before: RequestContent["freight"],
): Freight | undefined {
  const isSame = ({ provider, explanation }: Freight) =>
    before !== null && provider === before.provider && explanation.ruleId === before.explanation.ruleId;
  return offers.find(isSame) ?? offers[0];
}

/** The changes to a content by today's freight. */
export function withFreightToday(
  content: RequestContent,
  { priceCents, offer }: FreightToday,
): Pick<RequestContent, "freight" | "freights" | "delivery"> {
  const { delivery, freight, freights } = content;
  if (offer !== null) {
    const { timeToDelivery: daysToDeliver, deliveryOn, provider, integrationData, explanation } = offer;
    return {
      freight: { quoteId: null, provider, integrationData, explanation },
      freights: freightItems(offer),
      delivery: { ...delivery, daysToDeliver, deliveryOn },
    };
  }
  const [only, ...others] = freights;
  return {
    freight,
    delivery,
    freights:
      only === undefined || others.length > 0
        ? freights
        : [{ ...only, unitPriceCents: priceCents, totalCents: priceCents }],
  };
}
