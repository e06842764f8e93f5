import type { UserActor } from "#domain/access/actor.ts";
import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import type { LineToPrice } from "#domain/pricing/price-facts.ts";
import type { ItemPrice } from "#domain/pricing/price-item.ts";
import type { PriceTotal } from "#domain/requests/price-sale-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { SummedContent } from "#domain/requests/request-sum.ts";
import type { RequestItem } from "#domain/requests/request-sum-schema.ts";
import { type PricedChoices, priceSale, takeOffered } from "#domain/requests/price-sale.ts";
import { waysOfItems } from "#domain/shared/ways-of-cart.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createItemRepository } from "#worker/repositories/sale/item-repository.ts";
import type { SaleFacts } from "#worker/repositories/sale/sale-facts.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { assertCompany, buyerFor } from "../buyers/buyer-for.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { buyerFacts, priceTogether } from "../pricing/price-for-buyer.ts";
import { saleBuyerOf } from "../pricing/sale-buyer.ts";

/** A sale at the server's prices, read and priced in one round trip. */
export interface PricedSale extends PricedChoices {
  prices: readonly ItemPrice[];
  lines: readonly LineToPrice[];
  /** The purchase types that the items require. */
  ways: readonly PurchaseType[];
  rulesVersion: number;
}

/** Reads, prices and sums everything in a sale.
 *  @throws DomainError NOT_FOUND for an item that is not offered and for another distributor's company,
 *    CENTER_REQUIRED, DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, COUPON_NOT_VALID */
export async function priceCart(
  scope: Scope,
  { distributor, database, actor }: Tenant & { actor: UserActor },
  input: PriceTotal,
): Promise<PricedSale> {
  const { settings } = distributor;
  const { productItems, purchaseType, coupon, freightItems, integratorId } = input;
  const ids = productItems.map(({ id }) => id);
  const now = scope.now().toISOString();
  const today = calendarDayIn(now, settings.timeZone);
  const found = await createItemRepository(database, distributor.id).getForSale(ids, {
    buyer: buyerFor(actor, distributor, { integratorId }),
    today,
    pricing: openPricing(distributor.id),
    withExtras: distributor.actions.extraItem === true,
    sale: {
      purchaseType,
      couponCode: coupon === undefined ? null : normalizeCouponCode(coupon),
      quotes: { ids: freightItems.map(({ id }) => id), userId: actor.userId, at: now },
    },
  });
  const { center, offers, company, pricing } = found;
  assertCompany(integratorId, company);
  if (center === null) throw new DomainError("CENTER_REQUIRED", {});
  const priced = found.items.map(({ priced: item }) => item);
  const lines = productItems.map(({ id, amount }): LineToPrice => {
    const item = priced.find((one) => one.id === id);
    if (item === undefined) throw new DomainError("NOT_FOUND", { entity: "product", id });
    return { item, amount };
  });
  const ways = waysOfItems(
    lines.map(({ item }) => item.kind),
    purchaseType,
  );
  const prices = priceTogether(scope, pricing, lines, buyerFacts(company, { center, purchaseType }));
  const [condition] = input.paymentConditions;
  const settled = priceSale({
    parts: {
      lines: lines.map((line, at) => toSaleLine(line, prices[at])),
      extraItems: takeOffered("extraItem", input.extraItems, offers.extraItems),
      services: takeOffered("serviceItem", input.serviceItems, offers.services),
      freights: freightItems.map(({ id }) => takeQuote(id, offers.quotes)),
    },
    choices: { ...input, payment: condition === undefined ? null : choiceOf(condition.id, offers) },
    offers,
    buyer: saleBuyerOf(actor, distributor, { type: "budget", ways, company, today }),
    settings: settings.prices,
  });
  return { ...settled, ways, prices, lines, rulesVersion: pricing.rulesVersion };
}

function toSaleLine({ item, amount }: LineToPrice, price?: ItemPrice): SummedContent["lines"][number] {
  const unitPriceCents = price?.priceCents ?? item.catalogueCents;
  return { itemId: item.id, amount, unitPriceCents };
}

/** The quoted freight as an item.
 *  @throws DomainError NOT_FOUND for another person's quote, or an expired one */
function takeQuote(id: string, quotes: SaleFacts["quotes"]): RequestItem {
  const quote = quotes.find((one) => one.id === id);
  if (quote === undefined) throw new DomainError("NOT_FOUND", { entity: "freight", id });
  return { id, name: "", amount: 1, unitPriceCents: quote.priceCents, totalCents: quote.priceCents };
}

function choiceOf(condition: string, { methods }: SaleFacts) {
  const method = methods.find(({ conditions }) => conditions.some(({ id }) => id === condition));
  if (method === undefined) throw new DomainError("NOT_FOUND", { entity: "paymentMethod", id: condition });
  return { type: method.type, method: method.id, condition };
}
