import { volumesAlong } from "#domain/freight/freight-volumes.ts";
import { tableFreight } from "#domain/freight/table-freight.ts";
import { buildLines, type KitForSale, type OrderFreight, powerOf } from "#domain/requests/build-order.ts";
import type { CreateOrder } from "#domain/requests/create-order-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { type SaleOffers, takeOffered } from "#domain/requests/settle-sale.ts";
import type { FreightRule } from "#domain/settings/delivery-settings-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { DomainError, type FreightRefusal } from "#domain/shared/errors.ts";
import { sumCents } from "#domain/shared/money.ts";
import type { Center } from "#worker/repositories/center-repository.ts";
import type { FreightFacts, FreightQuestion } from "#worker/repositories/freight-quote-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { buildFreights } from "./build-freights.ts";
import { findFreight, hashOfDelivery, type WantedDelivery } from "./find-freight.ts";
import { carriedOf } from "./kit-freight.ts";

type Chosen = CreateOrder["kits"];

/** Extra items and services of an order. */
type SoldAlong = Pick<RequestContent, "extraItems" | "services">;

interface Sale {
  kits: readonly KitForSale[];
  center: Center;
  facts: FreightFacts;
}

/** What has to be read for the freight of an order. */
export function freightQuestionOf(
  { additionalInfo, freightId }: CreateOrder,
  { userId, at }: { userId: string; at: string },
): Omit<FreightQuestion, "kitOptionIds"> {
  const { shippingDistributor: shippingType, shippingAddress, ruralZone } = additionalInfo;
  const sentTo = shippingType === "CIF" ? shippingAddress : undefined;
  return {
    known: {
      shippingType,
      state: sentTo?.state ?? null,
      cep: sentTo?.CEP ?? null,
      zoneType: zoneOf(shippingType, ruralZone),
    },
    quote: freightId === undefined ? null : { id: freightId, userId, at },
  };
}

/** The freight of an order: the quote that its buyer names, while it holds and nothing it was asked for changed; else
 *  a new one, as always where the distributor does not ship.
 *  @throws DomainError NOT_FOUND, FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED */
export async function freightOfOrder(
  scope: Scope,
  settings: Settings,
  { input, offers, ...sale }: Sale & { input: CreateOrder; offers: SaleOffers },
): Promise<OrderFreight> {
  const { additionalInfo } = input;
  const { shippingDistributor: shippingType, shippingAddress, ruralZone, truckPossible } = additionalInfo;
  const wanted: WantedDelivery = {
    shippingType,
    zoneType: zoneOf(shippingType, ruralZone),
    truckAccess: shippingType === "FOB" || truckPossible,
    destination: placeOf((shippingType === "CIF" ? shippingAddress : undefined) ?? sale.center.address),
    identification: additionalInfo.cnpj ?? additionalInfo.cpf ?? "",
    ...carriedBy(input.kits, sale, {
      extraItems: takeOffered("extraItem", input.extraItems, offers.extraItems),
      services: takeOffered("serviceItem", input.serviceItems, offers.services),
    }),
  };
  const { quote, rules } = sale.facts;
  if (settings.delivery.ships && quote !== null && quote.inputHash === hashOfDelivery(wanted)) {
    return { freight: quote.freight, isQuoted: true };
  }
  const found = await findFreight(scope, settings, { delivery: wanted, rules });
  const [freight] = buildFreights(scope, settings, { wanted, found });
  if (freight === undefined) {
    throw new DomainError("FREIGHT_UNAVAILABLE", { reason: refusalOf(found.problems) });
  }
  return { freight, isQuoted: false };
}

/** What the delivery of kits costs before anybody knows where it goes: null where that decides, and where it is not
 *  offered.
 *  @param sale.facts - read for what the buyer fetches */
export async function freightBeforeAddress(
  scope: Scope,
  settings: Settings,
  { chosen, ...sale }: Sale & { chosen: Chosen },
): Promise<Record<"CIF" | "FOB", number | null>> {
  const { ships, freight, unableDeliveryFob, intelipost } = settings.delivery;
  const wanted: WantedDelivery = {
    ...({ shippingType: "FOB", zoneType: "urbana", truckAccess: true, identification: "" } as const),
    destination: placeOf(sale.center.address),
    ...carriedBy(chosen, sale, { extraItems: [], services: [] }),
  };
  const fetched = unableDeliveryFob
    ? null
    : await findFreight(scope, settings, { delivery: wanted, rules: sale.facts.rules });
  const hangsOnAddress = sale.facts.hasTable || intelipost.enabled;
  const sent = hangsOnAddress ? null : usualFreight(freight, wanted.powerW);
  return {
    CIF: ships ? sent : 0,
    FOB: fetched?.offers[0]?.priceCents ?? null,
  };
}

/** What sending something costs by the distributor's rule for deliveries that no line of the table fits. */
export function usualFreight(rule: FreightRule, powerW: number): number {
  return tableFreight([], rule, { ...NOWHERE, powerW }).priceCents;
}

/** A delivery of which only the power is known: enough for the rule of a distributor without a table. */
const NOWHERE = {
  ...({ shippingType: "CIF", cityType: "interior", zoneType: "urbana" } as const),
  ...{ centerId: "", state: "", cityIbge: null, cep: null, weightG: 0, volumeCm3: 0, roadTenthsOfKm: null },
};

function carriedBy(
  chosen: Chosen,
  { kits, center, facts }: Sale,
  along: SoldAlong,
): Pick<WantedDelivery, "center" | "products" | "extras" | "powerW" | "totalCents"> {
  const lines = buildLines(chosen, kits);
  const powerW = powerOf(lines);
  const linesCents = sumCents(lines.map(({ totalCents }) => totalCents));
  const products = carriedOf(chosen, facts.components);
  const { extras, alongCents } = carriedAlong(along);
  return { center, products, extras, powerW, totalCents: linesCents + alongCents };
}

/** What extra items and services add to a delivery: their volumes and their value. */
export function carriedAlong({ extraItems, services }: SoldAlong) {
  const priced = (items: SoldAlong["services"]) =>
    items.map(({ id, amount, unitPriceCents: priceCents }) => ({ id, amount, priceCents }));
  return {
    extras: volumesAlong({ extraItems: priced(extraItems), services: priced(services) }),
    alongCents: sumCents([...extraItems, ...services].map(({ totalCents }) => totalCents)),
  };
}

/** A place as a delivery goes there. */
export function placeOf({ CEP, city, state }: { CEP: string; city: string; state: string }) {
  return { CEP: CEP.replace(/\D/g, ""), city, state };
}

/** What the buyer fetches goes to no zone.
 *  @source spec, checkout: choosing FOB clears the rural zone answer */
function zoneOf(shippingType: "CIF" | "FOB", ruralZone: boolean): "urbana" | "rural" {
  return shippingType === "CIF" && ruralZone ? "rural" : "urbana";
}

/** The table is the last to be asked: it knows no way, or nobody makes this delivery. */
function refusalOf(problems: readonly { reason: string }[]): FreightRefusal {
  return problems.some(({ reason }) => reason === "unknownDistance") ? "unknownDistance" : "noRule";
}
