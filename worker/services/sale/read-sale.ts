import type { UserActor } from "#domain/access/actor.ts";
import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { ItemForSale, WantedItem } from "#domain/requests/item-for-sale.ts";
import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import type { SaleBuyer } from "#domain/requests/price-sale.ts";
import { isMounted, waysOfCart } from "#domain/shared/ways-of-cart.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { type Cents, multiplyCents, sumCents } from "#domain/shared/money.ts";
import type { Center } from "#worker/repositories/centers/center-repository.ts";
import type { FreightFacts, FreightQuestion } from "#worker/repositories/freight/freight-quote-repository.ts";
import { createItemRepository, type FoundItems } from "#worker/repositories/sale/item-repository.ts";
import { PLAIN_SALE, type SaleFacts } from "#worker/repositories/sale/sale-facts.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { differencesForSale, priceForSale } from "../pricing/price-for-sale.ts";
import { saleBuyerOf } from "../pricing/sale-buyer.ts";
import { wrongType } from "./assert-buys-so.ts";
import { assertCompany, buyerFor } from "../buyers/buyer-for.ts";
import { type MountedKit, readMountedKit } from "./mounted-kit.ts";

/** What a person wants to buy, and what to read with it. */
export interface SaleReading {
  type: "budget" | "order";
  cart: Pick<Cart, "purchaseType" | "integratorId" | "kits" | "products" | "mounting">;
  /** Under exclusivity, the center that the distributor's people choose. */
  centerId?: string | null;
  coupon?: string | undefined;
  freight?: Omit<FreightQuestion, "itemIds">;
}

/** The facts of a sale at one moment, which its price depends on. */
export interface Sale {
  /** Id of the buying company; null if the distributor's people have not chosen one. */
  integratorId: string | null;
  center: Center;
  /** The centers that sell to the buyer; the first one is the seller. */
  centers: readonly Center[];
  /** Id of the only center that the buyer may buy from; null if every center may sell. */
  onlyCenterId: string | null;
  today: string;
  levelOf: FoundItems<unknown>["levelOf"];
  /** Items for sale, with the prices that they have together. */
  items: readonly ItemForSale[];
  /** Why items cost something else than alone, by id. */
  differences: () => ReadonlyMap<string, PriceDifference>;
  /** Wanted items that are for sale, with their free units. */
  wanted: readonly WantedItem[];
  missingIds: readonly string[];
  offers: SaleFacts;
  facts: FreightFacts;
  buyer: SaleBuyer;
  /** Cost of the wanted items for the distributor, and the margin over it below which a discount needs an approval. */
  costCents: Cents;
  minimumMarginPct: string | null;
  structureName: string;
  /** Products of a mounted or express kit. */
  parts: MountedKit["parts"];
}

/** Reads and prices what a person wants to buy.
 *  @throws DomainError CENTER_REQUIRED, INVALID_BODY for a kit without modules, NOT_FOUND for another distributor's
 *    company, RECOMMENDATION_FAILED */
export async function readSale(
  scope: Scope,
  { distributor, database, actor }: Tenant & { actor: UserActor },
  { type, cart, centerId = null, coupon, freight }: SaleReading,
): Promise<Sale> {
  const { purchaseType, kits, products } = cart;
  const buyer = buyerFor(actor, distributor, { integratorId: cart.integratorId, centerId });
  const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
  const lines: WantedItem[] = [...kits, ...products];
  const [found, mounted] = await Promise.all([
    createItemRepository(database, distributor.id).getForSale(
      lines.map(({ id }) => id),
      {
        ...{ buyer, today, pricing: openPricing(distributor.id) },
        ...(freight === undefined ? {} : { freight }),
        structureId: cart.mounting?.structureId ?? null,
        withExtras: distributor.actions.extraItem === true,
        sale: { ...PLAIN_SALE, purchaseType, couponCode: coupon ? normalizeCouponCode(coupon) : null },
      },
    ),
    readMountedKit({ distributor, database }, { buyer, cart }),
  ]);
  const { center, company, pricing } = found;
  if (center === null) throw new DomainError("CENTER_REQUIRED", {});
  assertCompany(buyer.integratorId, company);
  const isFound = (kind: "kit" | "product") => (line: WantedItem) =>
    found.items.some((item) => item.id === line.id && item.kind === kind);
  // Ids are looked up by list: a product's id among the kits is not found.
  const wanted = [...kits.filter(isFound("kit")), ...products.filter(isFound("product"))];
  const missingIds = lines.flatMap((line) => (wanted.includes(line) ? [] : [line.id]));
  // An empty cart has no kit yet.
  const isWhole = lines.length > 0 && missingIds.length === 0;
  const hasModules = found.items.some(({ type: itemType }) => itemType === "module");
  if (isMounted(purchaseType) && isWhole && !hasModules) throw wrongType();
  const sold = { ...found, center, wanted, purchaseType };
  const items = priceForSale(scope, sold);
  return {
    ...{ center, items, today, offers: found.offers, facts: found.freight },
    differences: () => differencesForSale(sold),
    ...{ centers: found.centers, levelOf: found.levelOf, onlyCenterId: buyer.chosenCenterId },
    integratorId: buyer.integratorId,
    wanted: wanted.map((one) => ({ ...one, freeAmount: mounted.free.get(one.id) ?? 0 })),
    missingIds,
    buyer: saleBuyerOf(actor, distributor, { type, ways: waysOfCart(cart), company, today }),
    costCents: sumCents(
      wanted.map(({ id, amount }) =>
        multiplyCents(found.items.find((item) => item.id === id)?.priced.costCents ?? 0, amount),
      ),
    ),
    minimumMarginPct: pricing.minimumMarginPct,
    structureName: found.structureName,
    parts: mounted.parts,
  };
}
