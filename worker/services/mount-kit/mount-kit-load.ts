import type { UserActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { maySeeStockAmounts } from "#domain/loose-products/shown-stock.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import {
  type BuyingMoment,
  firstShown,
  LINE_PRICE_KEYS,
  maySeePrice,
  type MomentKey,
  TOTAL_PRICE_KEYS,
} from "#domain/pricing/price-display.ts";
import { maySeeRequestPrices } from "#domain/requests/visible-prices.ts";
import type { BuyingSettings } from "#domain/settings/buying-settings.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { availabilityAt, stockOutlook } from "#domain/stock/availability.ts";
import {
  createMountKitRepository,
  type MountBuyer,
  type MountRows,
  type MountSearch,
} from "#worker/repositories/mount-kit/mount-kit-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { buyerFacts, priceEach } from "../pricing/price-for-buyer.ts";
import { assertCompany, buyerFor } from "../buyers/buyer-for.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to mount kits. */
export const mountKitAccess: AccessRule = PAGES.MountKit.access;

/** The data of the page of mounted kits. */
export interface MountKitWorkshop {
  settings: BuyingSettings;
  products: MountProduct[];
  /** Product types of which a search can find more. */
  moreOf: readonly MountProduct["type"][];
  structures: { id: string; name: string }[];
  centerName: string;
  /** State that prices are calculated for: the buyer's, or the center's without one. */
  state: string;
  /** What the person may see while choosing, and the moment from which they see the total; null for never. */
  shows: { productPrices: boolean; kitPriceFrom: BuyingMoment | null };
}

/** Reads products for sale with data sheets, stock and visible prices, and structures and settings.
 *  @param integratorId - company that the distributor's people buy for */
export function createLoadMountKit(scope: Scope) {
  return async function loadMountKit({
    integratorId,
  }: {
    integratorId: string | null;
  }): Promise<MountKitWorkshop> {
    const tenant = authoriseUser(scope, mountKitAccess);
    const { distributor, database, actor } = tenant;
    const { pricing, reading } = readingOf(scope, tenant, integratorId);
    const repository = createMountKitRepository(database, distributor.id);
    const found = await repository.readWorkshop(reading);
    assertCompany(integratorId, found.company);
    const { kits, mountKit, stepsMountKit, electrical } = distributor.settings;
    return {
      settings: { kits, mountKit, stepsMountKit, electrical },
      products: toVisible(scope, tenant, { found, pricing, reading }),
      moreOf: found.moreOf,
      structures: found.structures,
      centerName: found.center?.name ?? "",
      state: found.company?.state ?? found.center?.address.state ?? "",
      shows: {
        productPrices: isSeen(actor, tenant, LINE_PRICE_KEYS.mountKits),
        kitPriceFrom: totalShownFrom(actor, tenant),
      },
    };
  };
}

/** Finds products for sale by words or codes, as the page needs them.
 *  @throws DomainError CENTER_REQUIRED, NOT_FOUND for another distributor's company */
export function createFindMountProducts(scope: Scope) {
  return async function findMountProducts({
    search,
    integratorId,
  }: {
    search: MountSearch;
    integratorId: string | null;
  }): Promise<MountProduct[]> {
    const tenant = authoriseUser(scope, mountKitAccess);
    const { pricing, reading } = readingOf(scope, tenant, integratorId);
    const repository = createMountKitRepository(tenant.database, tenant.distributor.id);
    const found = await repository.find(search, reading);
    assertCompany(integratorId, found.company);
    return toVisible(scope, tenant, { found, pricing, reading });
  };
}

type Found = Pick<MountRows, "rows" | "center" | "rules" | "company">;

function readingOf(
  scope: Scope,
  { distributor, actor }: Tenant & { actor: UserActor },
  integratorId: string | null,
): { pricing: ReturnType<typeof openPricing>; reading: MountBuyer } {
  const pricing = openPricing(distributor.id);
  const hasBoxes = distributor.settings.kits.showStringBox;
  return {
    pricing,
    reading: {
      buyer: buyerFor(actor, distributor, { integratorId }),
      today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
      knownVersion: pricing.knownVersion,
      types: PRODUCT_TYPES.filter((type) => type !== "stringBox" || hasBoxes),
      hasHybrid: distributor.actions.hibridInverter === true,
    },
  };
}

function toVisible(
  scope: Scope,
  tenant: Tenant & { actor: UserActor },
  {
    found: { rows, center, rules, company },
    pricing,
    reading,
  }: { found: Found; pricing: ReturnType<typeof openPricing>; reading: MountBuyer },
): MountProduct[] {
  if (center === null) throw new DomainError("CENTER_REQUIRED", {});
  const { actor } = tenant;
  const showsUnits = maySeeStockAmounts(actor, "mountKits");
  const { today, buyer } = reading;
  const place = { center, onlyCenterId: buyer.chosenCenterId };
  const prices = isSeen(actor, tenant, LINE_PRICE_KEYS.mountKits)
    ? priceEach(
        scope,
        pricing.resolve(rules),
        rows.map(({ item }) => item),
        buyerFacts(company, { center, purchaseType: "mountKits" }),
      )
    : [];
  const priceOf = new Map(prices.map(({ id, priceCents }) => [id, priceCents]));
  return rows.map(({ product, level }) => {
    const stock = { onHand: 0, reserved: 0, arrivals: [], ...level, isOnSale: true };
    return {
      ...product,
      priceCents: priceOf.get(product.productId) ?? null,
      stock: {
        ...availabilityAt(place, [{ ...stock, amount: 1 }], today),
        units: showsUnits ? stockOutlook(place, stock, today) : null,
      },
    };
  });
}

function totalShownFrom(actor: UserActor, { distributor }: Tenant): BuyingMoment | null {
  const from = firstShown(actor.type, distributor.settings.priceDisplay, TOTAL_PRICE_KEYS.mountKits);
  return from === "request" && !maySeeRequestPrices(actor) ? null : from;
}

function isSeen(actor: UserActor, { distributor }: Tenant, key: MomentKey): boolean {
  return maySeePrice(actor, distributor.settings.priceDisplay, { key, moment: "selection" });
}
