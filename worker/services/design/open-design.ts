import type { UserActor } from "#domain/access/actor.ts";
import { BUYING_ACCESS, buyingInOneOf } from "#domain/access/buying-access.ts";
import { type AccessRule, mayAccess } from "#domain/access/may-access.ts";
import { maySeeStockAmounts } from "#domain/loose-products/shown-stock.ts";
import { offeredInverterKinds } from "#domain/loose-products/product-offer.ts";
import type { DesignCatalogue } from "#domain/design/design-catalogue.ts";
import type { DesignLine } from "#domain/design/complete-kit.ts";
import type { PriceDesign } from "#domain/design/design-kits.ts";
import type { DesignAsker } from "#domain/design/design-schema.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import {
  LINE_PRICE_KEYS,
  maySeePrice,
  type MomentKey,
  TOTAL_PRICE_KEYS,
} from "#domain/pricing/price-display.ts";
import type { LineToPrice } from "#domain/pricing/price-facts.ts";
import { priceLines } from "#domain/pricing/price-item.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { SellingPlace } from "#domain/stock/availability.ts";
import {
  createDesignRepository,
  type DesignWorld,
  type SoldProduct,
} from "#worker/repositories/design/design-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { buyerFacts, differencesOf } from "../pricing/price-for-buyer.ts";
import { assertCompany, buyerFor } from "../buyers/buyer-for.ts";

/** Permission to have kits designed, on the pages of express and mounted kits. */
export const kitDesignAccess: AccessRule = buyingInOneOf(["kitExpress", "mountKits"]);

/** Permissions of a person to see prices and inventory while choosing. */
export interface DesignView {
  showsKitPrices: boolean;
  showsProductPrices: boolean;
  showsInventory: boolean;
}

/** The input of kit design for one buyer, besides the catalogue. */
export interface OpenDesign {
  catalogue: DesignCatalogue & { products: ReadonlyMap<string, SoldProduct> };
  check: KitCheckSettings;
  place: SellingPlace;
  centerName: string;
  today: string;
  view: DesignView;
  priceOf: PriceDesign;
  /** Why products cost together another price than a single unit, by id; those that do not are left out. */
  differencesOf: (lines: readonly DesignLine[]) => ReadonlyMap<string, PriceDifference>;
}

type Repository = ReturnType<typeof createDesignRepository>;
type Asked = Parameters<Repository["readAll"]>[0];

/** Reads the catalogue for kit design, for a buyer.
 *  @throws DomainError INVALID_BODY for a purchase type that the person may not use, CENTER_REQUIRED; NOT_FOUND for
 *    another distributor's company */
export async function openDesign(
  scope: Scope,
  { distributor, database, actor }: Tenant & { actor: UserActor },
  asker: DesignAsker,
  read: (repository: Repository, asked: Asked) => Promise<DesignWorld>,
): Promise<OpenDesign> {
  if (!mayAccess(actor, distributor, BUYING_ACCESS[asker.purchaseType])) {
    const issue = { field: "purchaseType", code: "NOT_ALLOWED", message: "not bought so" };
    throw new DomainError("INVALID_BODY", { issues: [issue] });
  }
  const { settings } = distributor;
  const { integratorId } = asker;
  const buyer = buyerFor(actor, distributor, { integratorId });
  const { knownVersion, resolve } = openPricing(distributor.id);
  const today = calendarDayIn(scope.now().toISOString(), settings.timeZone);
  const world = await read(createDesignRepository(database, distributor.id), { buyer, today, knownVersion });
  assertCompany(integratorId, world.company);
  const [center] = world.centers;
  if (center === undefined) throw new DomainError("CENTER_REQUIRED", {});
  const pricing = resolve(world.pricingRules);
  const facts = buyerFacts(world.company, { center, purchaseType: asker.purchaseType });
  const kinds = offeredInverterKinds(distributor.actions);
  const isOffered = ({ part: { sheet } }: SoldProduct) =>
    sheet?.type !== "inverter" || kinds.includes(sheet.electrical.kind);
  const priced = (lines: readonly DesignLine[]) => toPricedLines(lines, world.products);
  return {
    catalogue: {
      products: new Map([...world.products].filter(([, product]) => isOffered(product))),
      rules: world.rules,
    },
    check: { settings: settings.electrical, mountKit: settings.mountKit },
    place: { center, onlyCenterId: buyer.chosenCenterId },
    centerName: center.name,
    today,
    view: viewOf(actor, distributor, asker),
    priceOf: (lines) =>
      new Map(priceLines(pricing, priced(lines), facts).map(({ id, priceCents }) => [id, priceCents])),
    differencesOf(lines) {
      const wanted = priced(lines);
      const prices = priceLines(pricing, wanted, facts);
      const found = differencesOf(pricing, wanted, { buyer: facts, prices });
      return new Map(found.flatMap((one, at) => (one === null ? [] : [[wanted[at]?.item.id ?? "", one]])));
    },
  };
}

function toPricedLines(
  lines: readonly DesignLine[],
  products: ReadonlyMap<string, SoldProduct>,
): LineToPrice[] {
  return lines.flatMap(({ product, amount }) => {
    const sold = products.get(product.part.productId);
    return sold === undefined ? [] : [{ item: sold.priced, amount }];
  });
}

function viewOf(
  actor: UserActor,
  { settings: { priceDisplay } }: Tenant["distributor"],
  { purchaseType }: DesignAsker,
): DesignView {
  const sees = (keys: Readonly<Record<DesignAsker["purchaseType"], MomentKey>>) =>
    maySeePrice(actor, priceDisplay, { key: keys[purchaseType], moment: "selection" });
  return {
    showsKitPrices: sees(TOTAL_PRICE_KEYS),
    showsProductPrices: sees(LINE_PRICE_KEYS),
    showsInventory: maySeeStockAmounts(actor, purchaseType),
  };
}
