import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { Freight, FreightQuoteRequest, FreightVariables } from "#domain/freight/freight-schema.ts";
import { volumesAlong } from "#domain/freight/freight-volumes.ts";
import { maySeeFreightValue } from "#domain/pricing/price-display.ts";
import { powerOf } from "#domain/requests/item-for-sale.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { multiplyCents, sumCents } from "#domain/shared/money.ts";
import { stateOfCep } from "#domain/validation/cep.ts";
import { carriedExtras, carriedServices } from "#worker/repositories/freight/freight-cart-repository.ts";
import { insertFreightQuotes } from "#worker/repositories/freight/freight-quote-repository.ts";
import { createItemRepository } from "#worker/repositories/sale/item-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { priceForSale } from "../pricing/price-for-sale.ts";
import { buyerFor } from "../buyers/buyer-for.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { buildFreights } from "./build-freights.ts";
import { findFreight, hashOfDelivery, type ProviderProblem, type WantedDelivery } from "./find-freight.ts";
import { carriedOf } from "./carried-items.ts";

/** Permission to ask for quotes: everybody who may buy. */
export const quoteFreightAccess: AccessRule = ANY_BUYING_ACCESS;

/** A freight as the person may see it. */
export type VisibleFreight = Omit<Freight, "price" | "priceCents" | "explanation"> & {
  price: number | null;
  priceCents: number | null;
  explanation: Freight["explanation"] | null;
};

export interface QuotedFreights {
  freights: VisibleFreight[];
  errors: readonly ProviderProblem[];
}

/** Quotes the price and the delivery time of a cart; the quote is stored for a following order. The server determines
 *  weights, values, center and type of city.
 *  @throws DomainError NOT_FOUND for an item that is not for sale, CENTER_REQUIRED, INVALID_BODY without a place,
 *    FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED */
export function createQuoteFreight(scope: Scope) {
  return async function quoteFreight({ variables, providers }: FreightQuoteRequest): Promise<QuotedFreights> {
    const { distributor, database, actor } = authoriseUser(scope, quoteFreightAccess);
    const { settings } = distributor;
    const cart = await readCart(scope, variables);
    const wanted: WantedDelivery = {
      shippingType: variables.shippingType,
      zoneType: variables.zoneType,
      truckAccess: variables.truckAccess,
      destination: destinationOf(variables, cart.center.address),
      identification: (variables.identification ?? "").replace(/[^0-9A-Za-z]/g, "").toUpperCase(),
      ...cart,
    };
    const found = await findFreight(scope, settings, {
      delivery: wanted,
      rules: cart.rules,
      wanted: providers,
      isPlaced: true,
    });
    const freights = buildFreights(scope, settings, { wanted, found });
    if (freights.length > 0) {
      const inputHash = hashOfDelivery(wanted);
      await database.writeBatch([
        insertFreightQuotes(distributor.id, { userId: actor.userId, inputHash, freights }),
      ]);
    }
    const isSeen = maySeeFreightValue(actor, settings.priceDisplay);
    return {
      freights: isSeen
        ? freights
        : freights.map((freight) => ({ ...freight, price: null, priceCents: null, explanation: null })),
      errors: found.problems,
    };
  };
}

/** The goods and their center, at today's prices. */
async function readCart(scope: Scope, variables: FreightVariables) {
  const { distributor, database, actor } = authoriseUser(scope, quoteFreightAccess);
  const { volumes, extraItems, serviceItems, shippingType, zoneType } = variables;
  const chosen = [...volumes.kits, ...volumes.products];
  const known = {
    ...{ shippingType, zoneType },
    state: shippingType === "FOB" ? null : destinationOf(variables, null).state,
    cep: cepOf(variables) || null,
  };
  const [found, [extras, services]] = await Promise.all([
    createItemRepository(database, distributor.id).getForSale(
      chosen.map(({ id }) => id),
      {
        buyer: buyerFor(actor, distributor, {
          integratorId: variables.integratorId,
          centerId: variables.distributionCenter ?? null,
        }),
        today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
        pricing: openPricing(distributor.id),
        freight: { known, quote: null },
      },
    ),
    database.readBatch([
      carriedExtras(
        database,
        distributor.id,
        extraItems.map(({ id }) => id),
      ),
      carriedServices(
        database,
        distributor.id,
        serviceItems.map(({ id }) => id),
      ),
    ]),
  ]);
  const { center, freight } = found;
  if (center === null) throw new DomainError("CENTER_REQUIRED", {});
  const items = priceForSale(scope, {
    ...{ ...found, center, wanted: chosen },
    purchaseType: variables.purchaseType,
  });
  const wanted = join("item", chosen, items);
  const wantedExtras = join("extraItem", extraItems, extras);
  const wantedServices = join("serviceItem", serviceItems, services);
  const priced = [...wanted, ...wantedExtras, ...wantedServices];
  return {
    center,
    rules: freight.rules,
    products: carriedOf(wanted, freight.components),
    extras: volumesAlong({ extraItems: wantedExtras, services: wantedServices }),
    powerW: powerOf(wanted),
    totalCents: sumCents(priced.map(({ priceCents, amount }) => multiplyCents(priceCents, amount))),
  };
}

/** The rows found, with the amounts of the question.
 *  @throws DomainError NOT_FOUND for an item that was not found */
function join<Row extends { id: string }>(
  entity: string,
  wanted: readonly { id: string; amount: number }[],
  rows: readonly Row[],
): (Row & { amount: number })[] {
  return wanted.map(({ id, amount }) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new DomainError("NOT_FOUND", { entity, id });
    return { ...row, amount };
  });
}

function cepOf({ address, destinationZipCode }: FreightVariables): string {
  return (address?.CEP ?? destinationZipCode ?? "").replace("-", "");
}

/** Destination; for pickup, the center itself.
 *  @throws DomainError INVALID_BODY without a state and a postal code */
function destinationOf(
  variables: FreightVariables,
  center: { city: string; state: string; CEP: string } | null,
): WantedDelivery["destination"] {
  if (variables.shippingType === "FOB" && center !== null) {
    return { CEP: center.CEP.replace(/\D/g, ""), city: center.city, state: center.state };
  }
  const { address, deliveryCity } = variables;
  const CEP = cepOf(variables);
  const state = address?.state ?? variables.state ?? stateOfCep(CEP);
  if (!state) {
    throw new DomainError("INVALID_BODY", {
      issues: [{ field: "variables.state", code: "REQUIRED", message: "Required" }],
    });
  }
  return { CEP, city: address?.city ?? deliveryCity ?? "", state };
}
