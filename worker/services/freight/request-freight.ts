import { zoneOf } from "#domain/freight/city-type.ts";
import { volumesAlong } from "#domain/freight/freight-volumes.ts";
import { tableFreight } from "#domain/freight/table-freight.ts";
import { isPlace, type RequestFreight } from "#domain/requests/build-request.ts";
import type { CreateRequest } from "#domain/requests/create-request-schema.ts";
import { buildLines, type ItemForSale, powerOf, type WantedItem } from "#domain/requests/item-for-sale.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { type SaleOffers, takeOffered } from "#domain/requests/price-sale.ts";
import type { FreightRule } from "#domain/settings/delivery-settings-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { DomainError, type FreightRefusal } from "#domain/shared/errors.ts";
import { sumCents } from "#domain/shared/money.ts";
import type { Center } from "#worker/repositories/centers/center-repository.ts";
import type { FreightFacts, FreightQuestion } from "#worker/repositories/freight/freight-quote-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { buildFreights } from "./build-freights.ts";
import { findFreight, hashOfDelivery, type WantedDelivery } from "./find-freight.ts";
import { carriedOf } from "./carried-items.ts";

/** The input of a request that its freight depends on. */
type FreightInput = Pick<CreateRequest, "type" | "additionalInfo" | "extraItems" | "serviceItems">;

/** Extra items and services of a request. */
type SoldAlong = Pick<RequestContent, "extraItems" | "services">;

type Wanted = readonly WantedItem[];

interface Sale {
  items: readonly ItemForSale[];
  center: Center;
  facts: FreightFacts;
}

/** The freight facts to read for a request. */
export function freightQuestionOf(
  {
    additionalInfo,
    freightQuotations: [quoted],
  }: Pick<CreateRequest, "additionalInfo" | "freightQuotations">,
  { userId, at }: { userId: string; at: string },
): Omit<FreightQuestion, "itemIds"> {
  const { shippingDistributor: shippingType, shippingAddress, ruralZone } = additionalInfo;
  const sentTo = shippingType === "CIF" ? shippingAddress : null;
  return {
    known: {
      shippingType,
      state: sentTo?.state ?? null,
      cep: sentTo?.CEP ?? null,
      zoneType: zoneOf(shippingType, ruralZone),
    },
    quote: quoted === undefined ? null : { id: quoted.id, userId, at },
  };
}

/** The freight of a request: the buyer's quote if it is still valid and nothing it was for has changed; otherwise, and
 *  always for a distributor that does not ship, a new one. A budget has none while its place is unknown or incomplete
 *  and the price depends on it.
 *  @throws DomainError NOT_FOUND, FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED */
export async function freightOfRequest(
  scope: Scope,
  settings: Settings,
  { input, offers, wanted, ...sale }: Sale & { input: FreightInput; offers: SaleOffers; wanted: Wanted },
): Promise<RequestFreight | null> {
  const { additionalInfo } = input;
  const { shippingDistributor: shippingType, shippingAddress, ruralZone, truckPossible } = additionalInfo;
  const isSent = shippingType === "CIF";
  const place = isSent ? shippingAddress : null;
  if (isSent && !isPlace(place) && hangsOnAddress(settings, sale.facts)) return null;
  const delivery: WantedDelivery = {
    shippingType,
    zoneType: zoneOf(shippingType, ruralZone),
    truckAccess: !isSent || truckPossible !== false,
    destination: placeOf(isPlace(place) ? place : sale.center.address),
    identification: additionalInfo.cnpj ?? additionalInfo.cpf ?? "",
    ...carriedBy(wanted, sale, {
      extraItems: takeOffered("extraItem", input.extraItems, offers.extraItems),
      services: takeOffered("serviceItem", input.serviceItems, offers.services),
    }),
  };
  const { quote, rules } = sale.facts;
  if (settings.delivery.ships && quote !== null && quote.inputHash === hashOfDelivery(delivery)) {
    return { freight: quote.freight, isQuoted: true };
  }
  const found = await findFreight(scope, settings, { delivery, rules });
  const [freight] = buildFreights(scope, settings, { wanted: delivery, found });
  if (freight === undefined) {
    if (input.type === "budget" && isSent && (!shippingAddress?.city || !shippingAddress.CEP)) return null;
    throw new DomainError("FREIGHT_UNAVAILABLE", { reason: refusalOf(found.problems) });
  }
  return { freight, isQuoted: false };
}

/** Whether the price of a delivery depends on its address. */
function hangsOnAddress({ delivery: { ships, intelipost } }: Settings, { hasTable }: FreightFacts): boolean {
  return ships && (hasTable || intelipost.enabled);
}

/** The freight of items before the address is known; null if it depends on the address, and if the shipping type is not
 *  offered.
 *  @param sale.facts - facts of a pickup */
export async function freightBeforeAddress(
  scope: Scope,
  settings: Settings,
  { chosen, ...sale }: Sale & { chosen: Wanted },
): Promise<Record<"CIF" | "FOB", number | null>> {
  const { ships, freight, unableDeliveryFob } = settings.delivery;
  const wanted: WantedDelivery = {
    ...({ shippingType: "FOB", zoneType: "urbana", truckAccess: true, identification: "" } as const),
    destination: placeOf(sale.center.address),
    ...carriedBy(chosen, sale, { extraItems: [], services: [] }),
  };
  const fetched = unableDeliveryFob
    ? null
    : await findFreight(scope, settings, { delivery: wanted, rules: sale.facts.rules });
  const sent = hangsOnAddress(settings, sale.facts) ? null : usualFreight(freight, wanted.powerW);
  return {
    CIF: ships ? sent : 0,
    FOB: fetched?.offers[0]?.priceCents ?? null,
  };
}

/** The price of a delivery by the distributor's rule for unmatched deliveries. */
export function usualFreight(rule: FreightRule, powerW: number): number {
  return tableFreight([], rule, { ...NOWHERE, powerW }).priceCents;
}

/** A delivery of which only the power is known, which is sufficient for a distributor without a table. */
const NOWHERE = {
  ...({ shippingType: "CIF", cityType: "interior", zoneType: "urbana" } as const),
  ...{ centerId: "", state: "", cityIbge: null, cep: null, weightG: 0, volumeCm3: 0, roadTenthsOfKm: null },
};

function carriedBy(
  chosen: Wanted,
  { items, center, facts }: Sale,
  along: SoldAlong,
): Pick<WantedDelivery, "center" | "products" | "extras" | "powerW" | "totalCents"> {
  // Free units are shipped like others.
  const lines = buildLines(
    chosen.map(({ id, amount }) => ({ id, amount })),
    items,
  );
  const powerW = powerOf(lines);
  const linesCents = sumCents(lines.map(({ totalCents }) => totalCents));
  const products = carriedOf(chosen, facts.components);
  const { extras, alongCents } = carriedAlong(along);
  return { center, products, extras, powerW, totalCents: linesCents + alongCents };
}

/** Volumes and value that extra items and services add to a delivery. */
export function carriedAlong({ extraItems, services }: SoldAlong) {
  const priced = (items: SoldAlong["services"]) =>
    items.map(({ id, amount, unitPriceCents: priceCents }) => ({ id, amount, priceCents }));
  return {
    extras: volumesAlong({ extraItems: priced(extraItems), services: priced(services) }),
    alongCents: sumCents([...extraItems, ...services].map(({ totalCents }) => totalCents)),
  };
}

/** A place as the destination of a delivery. */
export function placeOf({ CEP, city, state }: { CEP: string; city: string; state: string }) {
  return { CEP: CEP.replace(/\D/g, ""), city, state };
}

/** The reason of a refused delivery: an unknown distance, or no matching line. */
function refusalOf(problems: readonly { reason: string }[]): FreightRefusal {
  return problems.some(({ reason }) => reason === "unknownDistance") ? "unknownDistance" : "noRule";
}
