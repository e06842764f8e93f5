import { type FreightToday, keptFreight, sameOffer } from "#domain/discounts/freight-today.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import {
  FREIGHT_PROVIDER_FAILURES,
  type FreightProviderFailure,
} from "#worker/gateways/freight/freight-provider-gateway.ts";
import type { Center } from "#worker/repositories/centers/center-repository.ts";
import {
  readStandingFreights,
  type StandingFacts,
} from "#worker/repositories/freight/standing-freight-repository.ts";
import {
  createMunicipalityRepository,
  type Place,
} from "#worker/repositories/address/municipality-repository.ts";
import { buildFreights } from "./build-freights.ts";
import {
  findFreight,
  type FoundFreight,
  type FreightScope,
  hashOfDelivery,
  type WantedDelivery,
} from "./find-freight.ts";
import { carriedOf } from "./carried-items.ts";
import { carriedAlong, placeOf } from "./request-freight.ts";

/** Number of deliveries that are asked for in parallel. */
const AT_ONCE = 5;

/** A saved request to find a freight for, with today's value of its lines. */
export interface StandingRequest {
  id: string;
  centerId: string;
  content: RequestContent;
  itemsCents: number;
}

interface Asked {
  request: StandingRequest;
  center: Center;
  wanted: WantedDelivery;
}

/** Whether the freight of a saved request is asked for again: only if a provider told it for a place. Requests older
 *  than the freight table depend on the rule for unmatched deliveries only. */
export function isAskedAgain({ freight, delivery }: RequestContent): boolean {
  return freight !== null && (delivery.shippingType === "FOB" || delivery.address !== null);
}

/** Today's freights of saved requests, by request, as a buyer would get them: a valid quote stays, otherwise the
 *  providers are asked in order. Facts are read in one round trip, places in one or two of the directory, and carriers
 *  are asked some at a time. */
export async function readFreightsToday(
  scope: FreightScope,
  database: Database,
  distributorId: string,
  { settings, requests }: { settings: Settings; requests: readonly StandingRequest[] },
): Promise<Map<string, FreightToday>> {
  const today = new Map<string, FreightToday>();
  const again = requests.filter(({ content }) => isAskedAgain(content));
  if (again.length === 0) return today;
  const facts = await readStandingFreights(database, distributorId, {
    contents: again.map(({ content }) => content),
    at: scope.now().toISOString(),
  });
  const asked = again.flatMap((request) => {
    const one = askFor(request, facts);
    if (one === null) today.set(request.id, keptFreight(request.content, "notOffered"));
    else if (holds(one, facts)) today.set(request.id, keptFreight(request.content, null));
    else return [one];
    return [];
  });
  const places = await createMunicipalityRepository(scope.directory).findPlaces(
    asked.flatMap(({ center, wanted }) => [center.address, wanted.destination]),
  );
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    await Promise.all(
      asked.slice(at, at + AT_ONCE).map(async (one, within) => {
        const first = (at + within) * 2;
        const found = await askAgain(scope, settings, {
          asked: one,
          rules: facts.rulesOf(one.request.content),
          places: places.slice(first, first + 2),
        });
        today.set(one.request.id, found);
      }),
    );
  }
  return today;
}

/** The delivery that a saved request would be quoted for today; null if its center or its items no longer exist. */
function askFor(request: StandingRequest, facts: StandingFacts): Asked | null {
  const { centerId, content, itemsCents } = request;
  const { delivery, customer, lines, totals } = content;
  const center = facts.centers.find(({ id }) => id === centerId);
  const isWhole = lines.every(({ itemId }) =>
    facts.components.some((component) => component.itemId === itemId),
  );
  if (center === undefined || !isWhole) return null;
  const { shippingType, zoneType, truckAccess, address } = delivery;
  const { extras, alongCents } = carriedAlong(content);
  const wanted: WantedDelivery = {
    ...{ shippingType, zoneType, truckAccess, center, extras },
    destination: placeOf((shippingType === "CIF" ? address : null) ?? center.address),
    identification: customer.cnpj ?? customer.cpf ?? "",
    products: carriedOf(
      lines.map(({ itemId: id, amount }) => ({ id, amount })),
      facts.components,
    ),
    powerW: totals.powerW,
    totalCents: itemsCents + alongCents,
  };
  return { request, center, wanted };
}

/** Whether the request's quote is still valid for today's delivery. */
function holds({ request, wanted }: Asked, { quotes }: StandingFacts): boolean {
  const quote = quotes.find(({ id }) => id === request.content.freight?.quoteId);
  return quote?.inputHash === hashOfDelivery(wanted);
}

async function askAgain(
  scope: FreightScope,
  settings: Settings,
  {
    asked: { request, wanted },
    rules,
    places,
  }: { asked: Asked; rules: ReturnType<StandingFacts["rulesOf"]>; places: readonly (Place | null)[] },
): Promise<FreightToday> {
  const { content } = request;
  try {
    const found = await findFreight(scope, settings, { delivery: wanted, rules, places });
    const isCarriers = content.freight?.provider === "intelipost";
    const offer = sameOffer(buildFreights(scope, settings, { wanted, found }), content.freight);
    if (isUnanswered(found) && (isCarriers || offer === undefined)) return keptFreight(content, "unanswered");
    if (offer === undefined) return keptFreight(content, "notOffered");
    return { priceCents: offer.priceCents, offer, kept: null };
  } catch (error) {
    if (!isDomainError(error, "FREIGHT_UNAVAILABLE") && !isDomainError(error, "DELIVERY_STATE_NOT_SERVED")) {
      throw error;
    }
    return keptFreight(content, "notOffered");
  }
}

/** Whether a provider failed, as opposed to not making the delivery. */
function isUnanswered({ problems }: FoundFreight): boolean {
  return problems.some(({ reason }) => FREIGHT_PROVIDER_FAILURES.includes(reason as FreightProviderFailure));
}
