import type { AccessRule } from "#domain/access/may-access.ts";
import { dcAcRatio } from "#domain/kits/closed-kit-sale.ts";
import { KIT_POWER_RANGE } from "#domain/kits/kit-list-defaults.ts";
import type { KitList, KitListItem, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { LINE_PRICE_KEYS, maySeePrice } from "#domain/pricing/price-display.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { type Cents, centsToReais, pricePerKwpCents } from "#domain/shared/money.ts";
import { availabilityAt, type SellingPlace, type WantedStock } from "#domain/stock/availability.ts";
import { createKitRepository } from "#worker/repositories/kits/kit-repository.ts";
import type { KitComponent, KitRow } from "#worker/repositories/kits/kit-rows.ts";
import type { Scope } from "#worker/scope.ts";
import { portalOrigin } from "../platform/portal-origin.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { buyerFacts, priceEach } from "../pricing/price-for-buyer.ts";
import { assertCompany, buyerFor } from "../buyers/buyer-for.ts";
import { authorise } from "#worker/services/shared/authorise.ts";

/** Permission to buy closed kits. */
export const closedKitsAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["requestsCreation.closedKits"],
  integrator: ["closedKits"],
  actions: ["enableClosedKits"],
  widgets: "kits",
};

/** Lists a page of the closed kits that the buyer can buy, at the center that serves them, with unit prices. Sorting
 *  uses catalogue prices.
 *  @throws DomainError CENTER_REQUIRED if no active center sells to the buyer, or without a required choice;
 *    NOT_FOUND for another distributor's company */
export function createListKits(scope: Scope) {
  return async function listKits(query: KitListQuery): Promise<KitList> {
    const { distributor, database } = authorise(scope, closedKitsAccess);
    const kits = createKitRepository(database, distributor.id);
    const range = query.fullList ? { minPower: KIT_POWER_RANGE.min, maxPower: KIT_POWER_RANGE.max } : {};
    const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
    const buyer = buyerFor(scope.actor, distributor, { integratorId: query.integrator ?? null });
    const pricing = openPricing(distributor.id);
    const found = await kits.listKits({ ...query, ...range }, { buyer, today, pricing });
    // A chosen center that is no longer active must be chosen again.
    const { center } = found;
    if (center === null) throw new DomainError("CENTER_REQUIRED", {});
    assertCompany(query.integrator ?? null, found.company);
    const pictureOrigin = pictureOriginFor(scope, distributor.slug);
    const priced = found.kits.flatMap((kit) => [kit.priced, ...kit.structures.map(({ priced }) => priced)]);
    const prices = priceEach(
      scope,
      found.rules,
      [...new Map(priced.map((item) => [item.id, item])).values()],
      buyerFacts(found.company, { center, purchaseType: "closedKits" }),
    );
    const priceOf = new Map(prices.map(({ id, priceCents }) => [id, priceCents]));
    const showPrices = maySeePrice(scope.actor, distributor.settings.priceDisplay, {
      key: LINE_PRICE_KEYS.closedKits,
      moment: "selection",
    });
    return {
      items: found.kits.map((kit) =>
        toItem(kit, {
          today,
          priceOf: ({ id, catalogueCents }) => priceOf.get(id) ?? catalogueCents,
          showPrices,
          pictureOrigin,
          centerName: center.name,
          place: { center, onlyCenterId: buyer.chosenCenterId },
        }),
      ),
      totalItems: found.totalItems,
      page: query.page,
      limit: query.limit,
      filter: { structures: found.structures, manufacturers: found.manufacturers, phases: found.phases },
    };
  };
}

/** Prefix of picture paths: empty for the portal's own pages; for a widget on another site, the distributor's host that
 *  answers it. */
function pictureOriginFor(scope: Scope, slug: string): string {
  return scope.actor.kind === "widget" ? portalOrigin(scope, { slug, domains: [] }) : "";
}

function toItem(
  kit: Omit<KitRow, "components"> & {
    priced: PricedItem;
    components: readonly (KitComponent & WantedStock)[];
  },
  {
    today,
    priceOf,
    showPrices,
    pictureOrigin,
    centerName,
    place,
  }: {
    today: string;
    priceOf: (item: PricedItem) => Cents;
    showPrices: boolean;
    pictureOrigin: string;
    centerName: string;
    place: SellingPlace;
  },
): KitListItem {
  const priceCents = priceOf(kit.priced);
  const prices = {
    price: centsToReais(priceCents),
    basePrice: centsToReais(kit.priceCents),
    priceCents,
    pricePerKwpCents:
      priceCents === kit.priceCents
        ? kit.pricePerKwpCents
        : pricePerKwpCents({ priceCents, powerW: kit.powerW }),
  };
  return {
    id: kit.id,
    kitId: kit.kitId,
    name: kit.name,
    productCode: kit.productCode,
    description: kit.description,
    power: kit.powerW / 1000,
    powerW: kit.powerW,
    ...(showPrices ? prices : {}),
    amount: 0,
    isPromotional: kit.promotional,
    photoUrl: kit.photoUrl === null ? null : pictureOrigin + kit.photoUrl,
    structureId: kit.structureId,
    structureName: kit.structureName,
    structures: kit.structures.map(({ id, name, priced }) => ({
      id,
      name,
      amount: 0,
      ...(showPrices ? { price: centsToReais(priceOf(priced)) } : {}),
    })),
    centerName,
    ...availabilityAt(place, kit.components, today),
    dcAcRatio: dcAcRatio({
      dcPowerW: kit.powerW,
      acPowerW: kit.components.reduce((sum, one) => sum + (one.acPowerW ?? 0) * one.amount, 0),
    }),
    products: kit.components.map(({ productId, name, manufacturer, type, amount }) => ({
      productId,
      name,
      manufacturer,
      type,
      amount,
    })),
  };
}
