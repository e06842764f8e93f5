import { SHOP_ACCESS } from "#domain/access/buying-access.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { toPrecificationSummary } from "#domain/pricing/precification-summary-schema.ts";
import { maySeePrice, TOTAL_PRICE_KEYS } from "#domain/pricing/price-display.ts";
import { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { centsToReais } from "#domain/shared/money.ts";
import type {
  SiteQuote,
  SiteQuoteRequest,
  SiteRequest,
  SiteRequestAnswer,
  SiteSale,
} from "#domain/widget-keys/site-sale-schema.ts";
import { FreightQuoteRequestSchema } from "#domain/freight/freight-schema.ts";
import { PriceTotalSchema } from "#domain/requests/price-sale-schema.ts";
import type { Scope } from "#worker/scope.ts";
import { createFindAddress } from "../address/find-address.ts";
import { createReadCheckout } from "../checkout/read-checkout.ts";
import { createQuoteFreight } from "../freight/quote-freight.ts";
import { createCreateRequest } from "../requests/create-request.ts";
import { priceOwnSale } from "../requests/price-total.ts";
import { maySaveAs } from "../sale/quote-sale.ts";
import { authorise } from "#worker/services/shared/authorise.ts";
import { assertKeyRate } from "./key-rate.ts";
import { authoriseSite, isSelling, siteSalesAccess } from "./site-visits.ts";

/** Tells what the visitors of a site may save, which may be nothing, how it comes to them, and how they can pay.
 *  @throws DomainError ACCESS_DENIED for anybody but a widget */
export function createReadSiteSale(scope: Scope) {
  return async function readSiteSale(): Promise<SiteSale> {
    authorise(scope, siteSalesAccess);
    if (!isSelling(scope)) return { sells: [], delivers: false, isFetched: false, methods: [] };
    const { distributor, actor } = authoriseSite(scope);
    const load = await createReadCheckout(asBuyer(scope))("closedKits");
    return {
      sells: actor.sells.filter((type) => maySaveAs(actor.buyer, distributor, type)),
      delivers: load.deliveryInfo.shippingDistributor,
      isFetched: !load.deliveryInfo.unableDeliveryFob,
      methods: load.paymentInfo.paymentMethods.map(({ id, type, name, description, conditions }) => ({
        ...{ id, type, name, description },
        conditions: conditions.map((condition) => ({ id: condition.id, name: condition.name })),
      })),
    };
  };
}

/** Prices chosen kits for the buyer of the site, with their delivery and way of paying.
 *  @throws DomainError ACCESS_DENIED, NOT_FOUND for a kit that is not sold, and the refusals of freights */
export function createQuoteSiteSale(scope: Scope) {
  return async function quoteSiteSale({ kits, cep, payment }: SiteQuoteRequest): Promise<SiteQuote> {
    const { actor, ...tenant } = authoriseSite(scope);
    // A quote of a delivery is kept for the request that takes it.
    if (cep !== null) await assertKeyRate(scope, tenant, actor);
    const isShown = showsPrices(scope);
    const buyer = asBuyer(scope);
    const freight = cep === null ? null : await quoteDelivery(buyer, { kits, cep });
    // In the buyer's name; who sees the prices is not the buyer but the visitor.
    const { sum } = await priceOwnSale(
      buyer,
      { ...tenant, actor: actor.buyer },
      PriceTotalSchema.parse({
        purchaseType: "closedKits",
        productItems: kits,
        freightItems: freight === null ? [] : [{ id: freight.id }],
        paymentConditions: payment?.condition ? [{ id: payment.condition }] : [],
      }),
    );
    const seen = isShown ? toPrecificationSummary(sum) : null;
    return {
      items: seen?.summary.itemsSummary.product ?? null,
      freight: freight && { ...freight, price: seen && seen.summary.itemsSummary.freight },
      total: seen?.totalValue ?? null,
    };
  };
}

/** Saves a budget or an order of a visitor who has confirmed an e-mail, in the name of the site's buyer or of the
 *  visiting integrator.
 *  @throws DomainError ACCESS_DENIED, EMAIL_UNCONFIRMED, and the refusals of `createRequest` */
export function createSaveSiteRequest(scope: Scope) {
  return async function saveSiteRequest(
    { type, kits, customer, address, freightId, payment, notes, expectedTotalCents }: SiteRequest,
    idempotencyKey: string | null,
  ): Promise<SiteRequestAnswer> {
    const { distributor, database, actor } = authoriseSite(scope);
    if (!actor.sells.includes(type)) throw new DomainError("ACCESS_DENIED", { reason: type });
    if (actor.visitor === null) throw new DomainError("EMAIL_UNCONFIRMED", {});
    await assertKeyRate(scope, { distributor, database }, actor);
    const { name, ...known } = customer;
    const request = CreateRequestSchema.parse({
      ...{ type, purchaseType: "closedKits", kits, notes, payment, expectedTotalCents },
      name: name === "" ? actor.visitor.email.slice(0, 80) : name.slice(0, 80),
      additionalInfo: {
        ...known,
        userOrCompanyName: name,
        email: actor.visitor.email,
        shippingDistributor: address === null ? "FOB" : "CIF",
        shippingAddress: address,
      },
      freightQuotations: freightId === null ? [] : [{ id: freightId }],
      ecommerce: mayAccess(actor.buyer, distributor, SHOP_ACCESS),
    });
    const site = new URL(actor.origin).host;
    const saved = await createCreateRequest(asBuyer(scope), site)(request, idempotencyKey);
    const { id, code, totalCents } = saved;
    return { id, type, code, total: showsPrices(scope) ? centsToReais(totalCents) : null };
  };
}

/** Whether who visits the site sees what a purchase costs. */
function showsPrices(scope: Scope): boolean {
  const { distributor, actor } = authoriseSite(scope);
  return maySeePrice(actor, distributor.settings.priceDisplay, {
    key: TOTAL_PRICE_KEYS.closedKits,
    moment: "confirmation",
  });
}

/** The same request in the name of the site's buyer. */
function asBuyer(scope: Scope): Scope {
  const { actor } = authoriseSite(scope);
  return { ...scope, actor: actor.buyer };
}

async function quoteDelivery(
  buyer: Scope,
  { kits, cep }: { kits: SiteQuoteRequest["kits"]; cep: string },
): Promise<Omit<NonNullable<SiteQuote["freight"]>, "price">> {
  const place = await createFindAddress(buyer)(cep).catch((error: unknown) => {
    if (isDomainError(error, "ADDRESS_NOT_FOUND")) return null;
    throw error;
  });
  const { freights } = await createQuoteFreight(buyer)(
    FreightQuoteRequestSchema.parse({
      variables: {
        shippingType: "CIF",
        address: { CEP: cep, ...(place?.city ? { city: place.city, state: place.uf } : {}) },
        volumes: { kits },
      },
    }),
  );
  const [freight] = freights;
  if (freight === undefined) throw new DomainError("FREIGHT_UNAVAILABLE", { reason: "notServiced" });
  const { id, timeToDelivery, address } = freight;
  return { id, businessDays: timeToDelivery, city: address.city, state: address.state };
}
