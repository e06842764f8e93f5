import Big from "big.js";
import type { UserActor } from "#domain/access/actor.ts";
import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import {
  toPrecificationSummary,
  toStoredExplanations,
  toVisibleSummary,
  type VisibleSummary,
} from "#domain/pricing/precification-summary-schema.ts";
import {
  maySeeExtraItemPrices,
  maySeeFreightValue,
  maySeePrice,
  TOTAL_PRICE_KEYS,
} from "#domain/pricing/price-display.ts";
import {
  type CompanyServiceAnswer,
  type ExtraItemPrices,
  type ExtraItemPricesAnswer,
  type PriceExplainAnswer,
  type PriceTotal,
  type PriceTotalAnswer,
  PriceTotalSchema,
} from "#domain/requests/price-sale-schema.ts";
import type { Sum } from "#domain/pricing/sum.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { takeOffered } from "#domain/requests/price-sale.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { createSaleRepository } from "#worker/repositories/sale/sale-facts.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { openWire, sealWire } from "#worker/security/wire-cipher.ts";
import { explanationAccess } from "./read-requests.ts";
import { assertWays } from "../sale/assert-buys-so.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { type PricedSale, priceCart } from "../sale/price-cart.ts";

/** Permission to ask for prices: everybody who may buy. */
export const priceTotalAccess: AccessRule = ANY_BUYING_ACCESS;

/** Calculates the total of a sale at today's prices, step by step. Prices in the question are ignored.
 *  @throws DomainError as `priceOwnSale` */
export function createPriceTotal(scope: Scope) {
  return async function priceTotal(input: PriceTotal): Promise<PriceTotalAnswer> {
    const tenant = authoriseUser(scope, priceTotalAccess);
    const { sum, ways, rulesVersion } = await priceOwnSale(scope, tenant, input);
    const { actor, distributor } = tenant;
    const isSeen = maySeeTotal(actor, distributor.settings, ways);
    return {
      precificationSummary: isSeen ? visibleSummary(sum, actor, distributor.settings) : null,
      installments: isSeen ? sum.installmentsCents.map(centsToReais) : [],
      rulesVersion,
    };
  };
}

/** Calculates the total of a sale, with question and answer encrypted. The encryption hides nothing from people who
 *  know the portal.
 *  @throws DomainError INVALID_BODY for a body that cannot be decrypted or parsed */
export function createPriceTotalEncrypted(scope: Scope) {
  const priceTotal = createPriceTotal(scope);
  return async function priceTotalEncrypted({
    encrypted,
  }: {
    encrypted: string;
  }): Promise<{ encrypted: string }> {
    const { distributor } = authoriseUser(scope, priceTotalAccess);
    const text = await openWire(distributor.id, WIRE_NAME, encrypted);
    const parsed = PriceTotalSchema.safeParse(text === null ? null : parseJson(text));
    if (!parsed.success) {
      const issue = { field: "encrypted", code: "UNREADABLE", message: "it holds no question for a total" };
      throw new DomainError("INVALID_BODY", { issues: [issue] });
    }
    return {
      encrypted: await sealWire(distributor.id, WIRE_NAME, JSON.stringify(await priceTotal(parsed.data))),
    };
  };
}

/** Name in the key that both ends use for this call. */
const WIRE_NAME = "prices/total";

/** Explains a sale's price: each amount with rule, version, inputs and rounding, and the margin.
 *  @throws DomainError as `priceCart` */
export function createExplainPrice(scope: Scope) {
  return async function explainPrice(input: PriceTotal): Promise<PriceExplainAnswer> {
    const tenant = authoriseUser(scope, explanationAccess);
    const { sum, prices, lines, rulesVersion } = await priceCart(scope, tenant, input);
    return {
      precificationSummary: toPrecificationSummary(sum),
      rulesVersion,
      explain: toStoredExplanations([...prices.flatMap(({ explain }) => explain), ...sum.explain]),
      products: prices.map(({ id, priceCents, belowMargin }, at) => {
        const costCents = lines[at]?.item.costCents ?? 0;
        return {
          id,
          unitPriceCents: priceCents,
          costCents,
          marginPct: marginOf(priceCents, costCents),
          belowMargin,
        };
      }),
    };
  };
}

/** Prices of extra items, each and in total, for people who may see them.
 *  @throws DomainError NOT_FOUND for an item that is not offered */
export function createPriceExtraItems(scope: Scope) {
  return async function priceExtraItems({
    purchaseType,
    extraItems,
  }: ExtraItemPrices): Promise<ExtraItemPricesAnswer> {
    const { distributor, database, actor } = authoriseUser(scope, priceTotalAccess);
    const offers = await createSaleRepository(database, distributor.id).readOffers(
      { purchaseType },
      {
        integratorId: actor.integrator?.id ?? null,
        withExtras: distributor.actions.extraItem === true,
      },
    );
    const isSeen = maySeeExtraItemPrices(actor, distributor.settings.priceDisplay);
    return {
      extraItems: takeOffered("extraItem", extraItems, offers.extraItems).map((item) => ({
        ...{ id: item.id, name: item.name, amount: item.amount },
        singlePrice: isSeen ? centsToReais(item.unitPriceCents) : null,
        price: isSeen ? centsToReais(item.totalCents) : null,
      })),
    };
  };
}

/** Calculates the integrator's own service or its customer's invoice, whichever it may type.
 *  @throws DomainError as `priceOwnSale` */
export function createPriceCompanyService(scope: Scope) {
  return async function priceCompanyService(input: PriceTotal): Promise<CompanyServiceAnswer> {
    const tenant = authoriseUser(scope, priceTotalAccess);
    const { sum, ways, content } = await priceOwnSale(scope, tenant, input);
    const { actor, distributor } = tenant;
    const isSeen = maySeeTotal(actor, distributor.settings, ways);
    return {
      editableInvoce: content.invoice.editable,
      totalValue: isSeen ? centsToReais(sum.totalCents) : null,
      companyServiceValue: isSeen ? centsToReais(sum.companyServiceCents) : null,
      invoiceValue: isSeen ? centsToReais(sum.invoiceCents) : null,
    };
  };
}

/** Prices a sale, after checking that the person may buy each item in its purchase type. Whether the person sees the
 *  prices is for the caller to ask.
 *  @throws DomainError ACCESS_DENIED, and as `priceCart` */
export async function priceOwnSale(
  scope: Scope,
  tenant: Tenant & { actor: UserActor },
  input: PriceTotal,
): Promise<PricedSale> {
  const priced = await priceCart(scope, tenant, input);
  assertWays(tenant.actor, tenant.distributor, priced.ways);
  return priced;
}

/** Nothing is saved yet, so the moment is that of the checkout's summary. */
function maySeeTotal(actor: UserActor, { priceDisplay }: Settings, ways: readonly PurchaseType[]): boolean {
  return ways.every((way) =>
    maySeePrice(actor, priceDisplay, { key: TOTAL_PRICE_KEYS[way], moment: "confirmation" }),
  );
}

function visibleSummary(sum: Sum, actor: UserActor, { priceDisplay }: Settings): VisibleSummary {
  return toVisibleSummary(sum, {
    extraItems: maySeeExtraItemPrices(actor, priceDisplay),
    freight: maySeeFreightValue(actor, priceDisplay),
  });
}

function marginOf(priceCents: number, costCents: number): string | null {
  if (costCents === 0) return null;
  return new Big(priceCents).minus(costCents).times(100).div(costCents).round(2, Big.roundHalfUp).toFixed();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
