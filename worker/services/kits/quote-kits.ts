import type { UserActor } from "#domain/access/actor.ts";
import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import { maySeeExtraItemPrices, maySeeFreightValue, maySeePrice } from "#domain/pricing/price-display.ts";
import { freightItems, powerOf, toLine } from "#domain/requests/build-order.ts";
import { NO_CHOICES, type SaleChoices } from "#domain/requests/sale-choices-schema.ts";
import { type SaleRights, type SaleView, viewOfSale } from "#domain/requests/sale-view.ts";
import { draftSale, invoiceChoiceOf, takeOffered } from "#domain/requests/settle-sale.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Center } from "#worker/repositories/center-repository.ts";
import { createKitRepository } from "#worker/repositories/kit-repository.ts";
import { PLAIN_SALE, type SaleFacts } from "#worker/repositories/sale-facts.ts";
import type { Scope } from "#worker/scope.ts";
import { freightBeforeAddress } from "../freight/order-freight.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { priceForSale } from "../pricing/price-for-sale.ts";
import { saleBuyerOf } from "../pricing/sale-buyer.ts";
import { authoriseUser } from "../tenant-of.ts";
import { closedKitsAccess } from "./list-kits.ts";

export interface WantedKit {
  id: string;
  amount: number;
}

/** Something that can be bought along; without its price for who may not see it. */
export type QuotedOffer = Omit<SaleFacts["services"][number], "priceCents" | "version"> & {
  priceCents: number | null;
};

export interface KitQuote {
  lines: { id: string; name: string; powerW: number; amount: number; totalCents: number | null }[];
  /** Wanted kits that are not on sale any more. */
  missingIds: string[];
  center: Center;
  extraItems: (QuotedOffer & { place: "beforeAdditionalData" | "afterShipping" })[];
  services: QuotedOffer[];
  /** By way of shipping. */
  sales: Record<"CIF" | "FOB", SaleView>;
  /** Whether the address decides what a delivery costs. */
  hangsOnAddress: boolean;
  rights: SaleRights;
}

/** Chosen kits at the prices that they have together, and what the distributor offers along with them.
 *  @throws DomainError CENTER_REQUIRED */
export async function readKitSale(
  scope: Scope,
  wanted: readonly WantedKit[],
  { coupon, freightId }: { coupon?: string | undefined; freightId?: string | undefined } = {},
) {
  const { distributor, database, actor } = authoriseUser(scope, closedKitsAccess);
  const { settings } = distributor;
  const { knownVersion, resolve } = openPricing(distributor.id);
  const at = scope.now().toISOString();
  const today = calendarDayIn(at, settings.timeZone);
  const found = await createKitRepository(database, distributor.id).getForSale(
    wanted.map(({ id }) => id),
    {
      buyer: buyerOf(actor, distributor),
      today,
      knownVersion,
      // Before the address is known only what the buyer fetches has its freight.
      freight: {
        known: { shippingType: "FOB", state: null, zoneType: "urbana", cep: null },
        quote: freightId === undefined ? null : { id: freightId, userId: actor.userId, at },
      },
      withExtras: distributor.actions.extraItem === true,
      sale: { ...PLAIN_SALE, couponCode: coupon ? normalizeCouponCode(coupon) : null },
    },
  );
  const { center, offers, company } = found;
  if (center === null) throw new DomainError("CENTER_REQUIRED", {});
  const kits = priceForSale(scope, { ...found, center, pricing: resolve(found.rules), wanted });
  return {
    ...{ center, offers, kits, facts: found.freight },
    lines: wanted.flatMap(({ id, amount }) => {
      const kit = kits.find((one) => one.id === id);
      return kit ? [toLine(kit, amount)] : [];
    }),
    buyer: saleBuyerOf(actor, distributor, { type: "order", purchaseType: "closedKits", company, today }),
    shows: amountsShown(actor, settings),
    settings,
  };
}

/** Lines of chosen kits, what can be bought along, and what all of it comes to at today's prices, for the checkout. A
 *  choice that does not count is left out, and the answer says why.
 *  @throws DomainError CENTER_REQUIRED */
export function createQuoteKits(scope: Scope) {
  return async function quoteKits(
    wanted: readonly WantedKit[],
    choices: SaleChoices = NO_CHOICES,
    freightId?: string,
  ): Promise<KitQuote> {
    const { coupon } = choices;
    const sale = await readKitSale(scope, wanted, { coupon, freightId });
    const { center, offers, kits, facts, lines, buyer, shows, settings } = sale;
    const chosen = lines.map(({ itemId: id, amount }) => ({ id, amount }));
    const before = await freightBeforeAddress(scope, settings, { kits, center, facts, chosen });
    const quoted = facts.quote?.freight.shippingType === "CIF" ? facts.quote.freight.priceCents : null;
    const freightCents = { CIF: before.CIF ?? quoted, FOB: before.FOB };
    const powerW = powerOf(lines);
    const along = {
      extraItems: takeOffered(
        "extraItem",
        offeredOnly(choices.extraItems, offers.extraItems),
        offers.extraItems,
      ),
      services: takeOffered(
        "serviceItem",
        offeredOnly(choices.serviceItems, offers.services),
        offers.services,
      ),
    };
    const saleBy = (shippingType: "CIF" | "FOB") => {
      const priceCents = freightCents[shippingType];
      const provider = settings.delivery.ships ? "pied" : "none";
      const freights = freightItems({ shippingType, provider, priceCents: priceCents ?? 0 });
      const parts = { lines, ...along, freights };
      const drafted = draftSale({ parts, choices, offers, buyer, settings: settings.prices });
      return viewOfSale(drafted, { powerW, shows, isFreightKnown: priceCents !== null });
    };
    return {
      lines: lines.map((line) => ({
        ...{ id: line.itemId, name: line.name, powerW: line.powerW, amount: line.amount },
        totalCents: shows.prices ? line.totalCents : null,
      })),
      missingIds: wanted.flatMap(({ id }) => (lines.some((line) => line.itemId === id) ? [] : [id])),
      center,
      extraItems: offers.extraItems.map((item) => ({
        ...toOffer(item, shows.extraItems),
        place: item.place,
      })),
      services: offers.services.map((item) => toOffer(item, shows.extraItems)),
      sales: { CIF: saleBy("CIF"), FOB: saleBy("FOB") },
      hangsOnAddress: before.CIF === null,
      rights: { limits: buyer.limits, editableInvoice: invoiceChoiceOf(choices, settings.prices).editable },
    };
  };
}

function toOffer(
  { id, name, description, priceCents }: SaleFacts["services"][number],
  isSeen: boolean,
): QuotedOffer {
  return { id, name, description, priceCents: isSeen ? priceCents : null };
}

/** What the person may see at the checkout's summary. */
function amountsShown(actor: UserActor, { priceDisplay }: Settings) {
  return {
    prices: maySeePrice(actor, priceDisplay, {
      key: "howToDisplayPricesInClosedKits",
      moment: "confirmation",
    }),
    extraItems: maySeeExtraItemPrices(actor, priceDisplay),
    freight: maySeeFreightValue(actor, priceDisplay),
  };
}

/** What is not offered any more falls out of a choice. */
function offeredOnly<Item extends { id: string }>(
  chosen: readonly Item[],
  offered: readonly { id: string }[],
): Item[] {
  return chosen.filter(({ id }) => offered.some((one) => one.id === id));
}
