import { assertDeliverable } from "#domain/freight/assert-deliverable.ts";
import { cityTypeOf } from "#domain/freight/city-type.ts";
import { freightLoad } from "#domain/freight/freight-load.ts";
import type { CityType, Delivery, ZoneType } from "#domain/freight/freight-rule.ts";
import { type FreightVolume, toVolume } from "#domain/freight/freight-volumes.ts";
import { greatCircleKm, roadTenthsOfKm } from "#domain/freight/great-circle.ts";
import { needsPlaces, NOT_SHIPPED, tableFreight } from "#domain/freight/table-freight.ts";
import type { FreightProvider } from "#domain/settings/delivery-settings-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { type FreightRefusal, isDomainError } from "#domain/shared/errors.ts";
import {
  type FreightAsk,
  FreightProviderError,
  type FreightProviderFailure,
  type FreightProviderGateway,
  type OfferedFreight,
} from "#worker/gateways/freight/freight-provider-gateway.ts";
import type { Center } from "#worker/repositories/centers/center-repository.ts";
import type { CarriedProduct } from "#worker/repositories/freight/freight-cart-repository.ts";
import type { FreightFacts } from "#worker/repositories/freight/freight-quote-repository.ts";
import {
  createMunicipalityRepository,
  type Place,
} from "#worker/repositories/address/municipality-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import { openFreightProviders } from "./freight-providers.ts";

/** A delivery to find a freight for. Only the place comes from the buyer; the server knows the rest. */
export interface WantedDelivery {
  shippingType: "CIF" | "FOB";
  zoneType: ZoneType;
  truckAccess: boolean;
  /** Destination; for pickup, the center itself. */
  destination: { CEP: string; city: string; state: string };
  identification: string;
  center: Center;
  products: readonly (CarriedProduct & { amount: number })[];
  /** Volumes of extra items and services. */
  extras: readonly FreightVolume[];
  powerW: number;
  totalCents: number;
}

export interface ProviderProblem {
  provider: FreightProvider;
  reason: FreightProviderFailure | FreightRefusal;
}

export interface FoundFreight {
  offers: readonly (OfferedFreight & { provider: FreightProvider })[];
  /** Providers that were asked and gave no offer, in order. */
  problems: readonly ProviderProblem[];
  cityType: CityType;
  volumes: readonly FreightVolume[];
}

/** The scope of a freight question: that of a request, or that of background work. */
export type FreightScope = Pick<Scope, "directory" | "now" | "newId"> & {
  env: Pick<Scope["env"], "INTELIPOST_URL" | "SEALING_SECRET">;
  tenant: { distributor: { id: string } } | null;
};

/** Asks the providers in order until one has an offer.
 *  @param wanted - providers to ask; all by default
 *  @param isPlaced - whether the type of city is needed even if no price depends on it
 *  @param places - positions of center and destination, if known already */
export async function findFreight(
  scope: FreightScope,
  settings: Settings,
  {
    delivery: asked,
    rules,
    wanted,
    isPlaced = false,
    places: known,
  }: {
    delivery: WantedDelivery;
    rules: FreightFacts["rules"];
    wanted?: readonly FreightProvider[] | undefined;
    isPlaced?: boolean;
    places?: Places | undefined;
  },
): Promise<FoundFreight> {
  assertCanDeliver(settings, asked);
  const own = openTable(settings, rules);
  const providers = openFreightProviders(scope, settings.delivery, { own, wanted });
  const isLookedUp = isPlaced || needsPlaces(rules) || providers.some((one) => one !== own);
  const places = known ?? (isLookedUp ? await placesOf(scope, asked) : null);
  const ask = toAsk(asked, places, settings.delivery.roadFactor);
  const problems: ProviderProblem[] = [];
  for (const gateway of asked.shippingType === "FOB" ? [own] : providers) {
    const offers = await offersOf(gateway, ask, problems);
    if (offers.length > 0) {
      const { provider } = gateway;
      return {
        ...{ problems, cityType: ask.delivery.cityType, volumes: ask.volumes },
        offers: offers.map((offer) => ({ ...offer, provider })),
      };
    }
  }
  return { offers: [], problems, cityType: ask.delivery.cityType, volumes: ask.volumes };
}

/** Hash of the facts that a quote is for; another delivery, cart or price gives another hash. */
export function hashOfDelivery(wanted: WantedDelivery): string {
  const { shippingType, zoneType, truckAccess, destination, center, products, extras, powerW, totalCents } =
    wanted;
  const byId = [...products]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, amount, weightKg, volumeM3, heightMm, lengthMm, widthMm }) => [
      ...[id, amount, weightKg, volumeM3, heightMm, lengthMm, widthMm],
    ]);
  const { city, state } = destination;
  return hashBody({
    ...{ shippingType, zoneType, truckAccess, city, state, CEP: destination.CEP, centerId: center.id },
    ...{ products: byId, extras, powerW, totalCents },
  });
}

function assertCanDeliver(settings: Settings, asked: WantedDelivery): void {
  const { shippingType, zoneType, truckAccess, destination, center } = asked;
  assertDeliverable(
    { shippingType, zoneType, truckAccess, state: destination.state },
    {
      settings: settings.delivery,
      exclusivity: settings.distribution.exclusivity,
      servicedStates: center.servicedStates,
    },
  );
}

/** The distributor's own table, or the provider `none` if it does not ship. */
function openTable({ delivery }: Settings, rules: FreightFacts["rules"]): FreightProviderGateway {
  if (!delivery.ships) {
    return {
      provider: "none",
      quote: () => Promise.resolve([{ ...NOT_SHIPPED, integrationData: null }]),
    };
  }
  return {
    provider: "pied",
    quote: (ask) =>
      Promise.resolve([{ ...tableFreight(rules, delivery.freight, ask.delivery), integrationData: null }]),
  };
}

type Places = readonly (Place | null)[];

async function placesOf(scope: FreightScope, { center, destination }: WantedDelivery): Promise<Places> {
  return createMunicipalityRepository(scope.directory).findPlaces([center.address, destination]);
}

function toAsk(wanted: WantedDelivery, places: Places | null, roadFactor: string): FreightAsk {
  const { destination, center, products, extras, powerW, totalCents, identification } = wanted;
  const [from, to] = places ?? [];
  const delivery: Delivery = {
    shippingType: wanted.shippingType,
    centerId: center.id,
    state: destination.state,
    cityIbge: to?.ibge ?? null,
    cityType: cityTypeOf(to ?? null),
    zoneType: wanted.zoneType,
    cep: destination.CEP === "" ? null : destination.CEP,
    ...freightLoad(products),
    powerW,
    roadTenthsOfKm: from && to ? roadTenthsOfKm(greatCircleKm(from, to), roadFactor) : null,
  };
  return {
    delivery,
    origin: {
      CEP: center.address.CEP.replace(/\D/g, ""),
      city: center.address.city,
      state: center.address.state,
    },
    destination,
    identification,
    volumes: [...products.map(toVolume), ...extras],
    totalCents,
  };
}

/** The offers of one provider. A failure is recorded and counts as no offer. */
async function offersOf(
  gateway: FreightProviderGateway,
  ask: FreightAsk,
  problems: ProviderProblem[],
): Promise<readonly OfferedFreight[]> {
  const { provider } = gateway;
  try {
    const offers = await gateway.quote(ask);
    if (offers.length === 0) problems.push({ provider, reason: "noRule" });
    return offers;
  } catch (error) {
    if (error instanceof FreightProviderError) {
      problems.push({ provider, reason: error.reason });
      return [];
    }
    if (!isDomainError(error, "FREIGHT_UNAVAILABLE")) throw error;
    problems.push({ provider, reason: error.details.reason });
    return [];
  }
}
