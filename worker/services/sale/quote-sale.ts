import { mayAccess } from "#domain/access/may-access.ts";
import { ANY_BUYING_ACCESS, SAVING_ACCESS } from "#domain/access/buying-access.ts";
import { maySeeStockAmounts } from "#domain/loose-products/shown-stock.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { limitsOfEdit, type StandingModifier } from "#domain/requests/modify-request.ts";
import { freightItems } from "#domain/requests/build-request.ts";
import { buildLines, powerOf } from "#domain/requests/item-for-sale.ts";
import { lineStocks } from "#domain/requests/line-stock.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { NO_CHOICES, type SaleChoices } from "#domain/requests/sale-choices-schema.ts";
import type { QuotedOffer, SaleQuote } from "#domain/requests/sale-quote.ts";
import { viewOfSale } from "#domain/requests/sale-view.ts";
import { previewSale, invoiceChoiceOf, takeOffered } from "#domain/requests/price-sale.ts";
import { waysOfCart } from "#domain/shared/ways-of-cart.ts";
import type { Center } from "#worker/repositories/centers/center-repository.ts";
import { BEFORE_ADDRESS } from "#worker/repositories/sale/item-repository.ts";
import type { SaleFacts } from "#worker/repositories/sale/sale-facts.ts";
import type { Scope } from "#worker/scope.ts";
import { freightBeforeAddress } from "../freight/request-freight.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { assertBuysSo } from "./assert-buys-so.ts";
import { withOwnUse } from "./own-coupon.ts";
import { readSale } from "./read-sale.ts";
import { shownAmounts } from "./shown-amounts.ts";

/** A quote with its missing items and the selling center. */
export interface OpenSaleQuote extends SaleQuote {
  /** Ids of wanted items that are no longer for sale. */
  missingIds: string[];
  center: Center;
}

export interface SaleQuestion {
  cart: Cart;
  choices?: SaleChoices;
  /** Id of the person's quoted freight. */
  freightId?: string | undefined;
  /** Type to be saved; budgets and orders have separate limits. */
  type?: "budget" | "order";
  centerId?: string | null;
  /** Modifier and coupon of the request being edited: an unchanged modifier may keep its share, and the coupon's own
   *  use does not count. */
  saved?: { standing: StandingModifier; coupon: string | undefined } | null;
}

/** Quotes a cart: its lines, offers, and totals at today's prices. A choice that does not hold is left out, and the
 *  answer tells why.
 *  @throws DomainError ACCESS_DENIED, INVALID_BODY for a wrong purchase type, CENTER_REQUIRED, NOT_FOUND for
 *    another's company, RECOMMENDATION_FAILED */
export function createQuoteSale(scope: Scope) {
  return async function quoteSale(question: SaleQuestion): Promise<OpenSaleQuote> {
    const { cart, choices = NO_CHOICES, freightId, type = "order", centerId = null, saved = null } = question;
    const tenant = authoriseUser(scope, ANY_BUYING_ACCESS);
    const { distributor, actor } = tenant;
    const { settings } = distributor;
    assertBuysSo(actor, distributor, cart);
    const quote =
      freightId === undefined ? null : { id: freightId, userId: actor.userId, at: scope.now().toISOString() };
    const { coupon } = choices;
    const sale = await readSale(scope, tenant, {
      ...{ type, cart, centerId, coupon },
      freight: { ...BEFORE_ADDRESS, quote },
    });
    const { center, items, wanted, facts, buyer } = sale;
    const offers = withOwnUse(sale.offers, { saved: saved?.coupon, code: coupon });
    const limits =
      saved === null ? buyer.limits : limitsOfEdit(saved.standing, choices.valueModifier, buyer.limits);
    const shows = shownAmounts(actor, settings, { ways: waysOfCart(cart), moment: "confirmation" });
    const lines = buildLines(wanted, items);
    const stocks = lineStocks(lines, {
      ...{ center, centers: sale.centers, onlyCenterId: sale.onlyCenterId, today: sale.today },
      levelOf: sale.levelOf,
      showsUnits: cart.purchaseType !== "closedKits" && maySeeStockAmounts(actor, cart.purchaseType),
    });
    const before = await freightBeforeAddress(scope, settings, { items, center, facts, chosen: wanted });
    const quoted = facts.quote?.freight.shippingType === "CIF" ? facts.quote.freight.priceCents : null;
    const freightCents = { CIF: before.CIF ?? quoted, FOB: before.FOB };
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
      const drafted = previewSale({
        ...{ parts: { lines, ...along, freights }, choices, offers, settings: settings.prices },
        buyer: { ...buyer, limits },
      });
      return viewOfSale(drafted, { powerW: powerOf(lines), shows, isFreightKnown: priceCents !== null });
    };
    const differences = shows.lines ? sale.differences() : null;
    return {
      lines: lines.map(({ kind, itemId: id, productCode, type: itemType, name, powerW, ...line }, index) => ({
        ...{ kind, id, productCode, type: itemType, name, powerW, products: line.products },
        ...{ amount: line.amount, freeAmount: line.freeAmount },
        unitPriceCents: shows.lines ? line.unitPriceCents : null,
        totalCents: shows.lines ? line.totalCents : null,
        difference: differences?.get(id) ?? null,
        stock: stocks[index] ?? null,
      })),
      missingIds: [...sale.missingIds],
      center,
      extraItems: offers.extraItems.map((item) => ({
        ...toOffer(item, shows.extraItems),
        place: item.place,
      })),
      services: offers.services.map((item) => toOffer(item, shows.extraItems)),
      sales: { CIF: saleBy("CIF"), FOB: saleBy("FOB") },
      hangsOnAddress: before.CIF === null,
      rights: {
        limits: buyer.limits,
        saved: saved?.standing.valueModifier ?? null,
        editableInvoice: invoiceChoiceOf(choices, settings.prices).editable,
      },
      mayBecome: {
        budget: maySaveAs(actor, distributor, "budget"),
        order: maySaveAs(actor, distributor, "order"),
      },
    };
  };
}

/** Whether the person has the button that saves a budget, or an order.
 *  @source spec, roles: request buttons; price display: showBudgetButton, showRequestButton */
export function maySaveAs(actor: UserActor, distributor: Distributor, type: "budget" | "order"): boolean {
  const { showBudgetButton, showRequestButton } = distributor.settings.requests;
  const isShown = type === "budget" ? showBudgetButton : showRequestButton;
  return (actor.type !== "integrator" || isShown) && mayAccess(actor, distributor, SAVING_ACCESS[type]);
}

function toOffer(
  { id, name, description, priceCents }: SaleFacts["services"][number],
  isSeen: boolean,
): QuotedOffer {
  return { id, name, description, priceCents: isSeen ? priceCents : null };
}

/** The choices without those that are no longer offered. */
function offeredOnly<Item extends { id: string }>(
  chosen: readonly Item[],
  offered: readonly { id: string }[],
): Item[] {
  return chosen.filter(({ id }) => offered.some((one) => one.id === id));
}
