import type { Actor, Distributor } from "#domain/access/actor.ts";
import { buyingInOneOf } from "#domain/access/buying-access.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PRODUCT_PURCHASE_TYPES } from "#domain/loose-products/sale-list.ts";
import type { CompiledPricing } from "#domain/pricing/compile-pricing.ts";
import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import { LINE_PRICE_KEYS, maySeePrice, type MomentKey } from "#domain/pricing/price-display.ts";
import type { LineToPrice, PriceBuyer, PricedItem } from "#domain/pricing/price-facts.ts";
import type {
  KitPricesInput,
  PriceAsker,
  ProductPricesInput,
} from "#domain/requests/price-request-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { hasStateRegistration } from "#domain/validation/has-state-registration.ts";
import type { Center } from "#worker/repositories/centers/center-repository.ts";
import { createItemNameRepository } from "#worker/repositories/sale/item-name-repository.ts";
import { createItemRepository } from "#worker/repositories/sale/item-repository.ts";
import { createPricedItemRepository } from "#worker/repositories/pricing/priced-item-repository.ts";
import { groupNamed } from "#worker/repositories/pricing/pricing-columns.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing/pricing-queries.ts";
import type { Scope } from "#worker/scope.ts";
import { closedKitsAccess } from "../kits/list-kits.ts";
import { assertWays } from "./assert-buys-so.ts";
import { assertCompany, buyerFor } from "../buyers/buyer-for.ts";
import { authorise, authoriseUser } from "#worker/services/shared/authorise.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { buyerFacts, differencesOf, priceTogether } from "../pricing/price-for-buyer.ts";

/** Permission to see product prices: people who mount kits or buy loose products. */
export const productPricesAccess: AccessRule = buyingInOneOf(PRODUCT_PURCHASE_TYPES);

export interface CalculatedPrices {
  /** Without prices for people who may not see them while choosing. */
  items: {
    id: string;
    singlePrice?: number;
    singlePriceCents?: number;
    /** Why the price differs from that of a single unit; absent if it does not. */
    difference?: PriceDifference;
  }[];
  /** Ids of items that are not for sale. */
  missingIds: string[];
  /** Published version of the rules; 0 before the first. */
  rulesVersion: number;
}

/** Prices of kits, with the names of kits both for sale and not. */
export interface CalculatedKitPrices extends CalculatedPrices {
  items: (CalculatedPrices["items"][number] & { name: string; powerW: number })[];
  /** Missing kits that the distributor once had. */
  missing: { id: string; name: string }[];
}

/** Calculates prices of kits bought together. Prices in the question are ignored. The names of kits that are not for
 *  sale cost a round trip of their own.
 *  @throws DomainError CENTER_REQUIRED, NOT_FOUND for a center that does not sell to the buyer */
export function createCalculateKitPrices(scope: Scope) {
  return async function calculateKitPrices(input: KitPricesInput): Promise<CalculatedKitPrices> {
    const { distributor, database } = authorise(scope, closedKitsAccess);
    const profile = profileOf(scope.actor, input);
    const names = createItemNameRepository(database, distributor.id);
    const found = await createItemRepository(database, distributor.id).getForSale(
      input.kits.map(({ id }) => id),
      {
        buyer: {
          ...buyerFor(scope.actor, distributor, { integratorId: input.integrator ?? null }),
          ...(profile === undefined ? {} : { groupName: profile }),
        },
        today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
        pricing: openPricing(distributor.id),
      },
    );
    assertCompany(input.integrator ?? null, found.company);
    // A product's id among the kits counts as missing.
    const kits = found.items.filter(({ kind }) => kind === "kit");
    const prices = answer(scope, {
      ...found,
      items: kits.map(({ priced }) => priced),
      wanted: input.kits,
      asker: input,
      purchaseType: "closedKits",
      shows: showsAt(scope.actor, distributor, LINE_PRICE_KEYS.closedKits),
    });
    const { missingIds } = prices;
    const known = missingIds.length === 0 ? [] : await names.listNames(missingIds);
    return {
      ...prices,
      items: prices.items.flatMap((price) =>
        kits.filter(({ id }) => id === price.id).map(({ name, powerW }) => ({ ...price, name, powerW })),
      ),
      missing: known.map(({ id, name }) => ({ id, name })),
    };
  };
}

/** Calculates prices of products bought together, loose or in a mounted kit.
 *  @throws DomainError ACCESS_DENIED for a purchase type that the person may not use, CENTER_REQUIRED, NOT_FOUND for
 *    a center that does not sell to the buyer, and for a company of another distributor or of another integrator */
export function createCalculateProductPrices(scope: Scope) {
  return async function calculateProductPrices(input: ProductPricesInput): Promise<CalculatedPrices> {
    const { distributor, database, actor } = authoriseUser(scope, productPricesAccess);
    assertWays(actor, distributor, [input.purchaseType]);
    const { knownVersion, resolve } = openPricing(distributor.id);
    const profile = profileOf(actor, input);
    const found = await createPricedItemRepository(database, distributor.id).getForSale(
      input.products.map(({ id }) => id),
      {
        buyer: buyerFor(actor, distributor, { integratorId: input.integratorId ?? null }),
        ...(profile === undefined ? {} : { group: groupNamed(distributor.id, profile) }),
        today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
        knownVersion,
      },
    );
    assertCompany(input.integratorId ?? null, found.company);
    return answer(scope, {
      ...found,
      items: found.items.map(({ item }) => item),
      wanted: input.products,
      asker: input,
      purchaseType: input.purchaseType,
      pricing: resolve(found.rules),
      shows: showsAt(actor, distributor, LINE_PRICE_KEYS[input.purchaseType]),
    });
  };
}

function showsAt(actor: Actor, { settings }: Distributor, key: MomentKey): boolean {
  return maySeePrice(actor, settings.priceDisplay, { key, moment: "selection" });
}

/** The group whose prices are asked for. Only the distributor's people may choose one; an integrator has its own. */
function profileOf(actor: Actor, { integratorProfile }: PriceAsker): string | undefined {
  const choosesProfile = actor.kind === "user" && actor.type !== "integrator";
  return choosesProfile ? integratorProfile : undefined;
}

function answer(
  scope: Scope,
  {
    items,
    wanted,
    centers,
    company,
    asker,
    purchaseType,
    pricing,
    shows,
  }: {
    items: readonly PricedItem[];
    wanted: readonly { id: string; amount: number; centerName?: string | undefined }[];
    centers: readonly Center[];
    company: PricedCompanyRow | undefined;
    asker: PriceAsker;
    purchaseType: PriceBuyer["purchaseType"];
    pricing: CompiledPricing;
    shows: boolean;
  },
): CalculatedPrices {
  const [center] = centers;
  if (center === undefined) throw new DomainError("CENTER_REQUIRED", {});
  const buyer = withAsked(buyerFacts(company, { center, purchaseType }), scope.actor, asker);
  const lines = wanted.flatMap(({ id, amount, centerName }): LineToPrice[] => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return [];
    return [
      { item, amount, ...(centerName === undefined ? {} : { center: sellingName(centers, centerName) }) },
    ];
  });
  const prices = priceTogether(scope, pricing, lines, buyer);
  const differences = shows ? differencesOf(pricing, lines, { buyer, prices }) : [];
  return {
    items: prices.map(({ id, priceCents }, at) => {
      const difference = differences[at] ?? null;
      return {
        id,
        ...(shows ? { singlePrice: centsToReais(priceCents), singlePriceCents: priceCents } : {}),
        ...(difference === null ? {} : { difference }),
      };
    }),
    missingIds: wanted.flatMap(({ id }) => (items.some((one) => one.id === id) ? [] : [id])),
    rulesVersion: pricing.rulesVersion,
  };
}

function withAsked(buyer: PriceBuyer, actor: Actor, asker: PriceAsker): PriceBuyer {
  const { state, registration, billingType } = asker;
  const profile = profileOf(actor, asker);
  return {
    ...buyer,
    ...(state === undefined ? {} : { state }),
    ...(registration === undefined ? {} : { registration: hasStateRegistration(registration) }),
    ...(billingType === undefined ? {} : { billingType }),
    ...(profile === undefined ? {} : { integratorProfile: profile }),
  };
}

function sellingName(centers: readonly Center[], name: string): string {
  if (!centers.some((center) => center.name === name)) {
    throw new DomainError("NOT_FOUND", { entity: "center", id: name });
  }
  return name;
}
