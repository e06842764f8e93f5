import type { UserActor } from "#domain/access/actor.ts";
import { sellerPermissions } from "#domain/access/seller.ts";
import { PLAIN_INVOICE } from "#domain/pricing/invoice-value.ts";
import { NO_MODIFIER } from "#domain/pricing/value-modifier.ts";
import type { RequestContent } from "./request-content-schema.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

/** Whether a person sees prices of budgets and orders: everybody does, except sellers whose company hides them.
 *  @source spec, requests: seller-integrator's view of prices */
export function maySeeRequestPrices(actor: Pick<UserActor, "type" | "role" | "integrator">): boolean {
  return sellerPermissions(actor)?.authSellerViewRequestsBudgetsPrices ?? true;
}

/** A row with its total and what was taken off it, or without them for people who may not see them. */
export function visibleTotal<Row extends { totalCents: number; returnedCents?: number | null }>(
  row: Row,
  showsPrices: boolean,
): Omit<Row, "totalCents"> & { totalCents: number | null } {
  if (showsPrices) return row;
  return { ...row, totalCents: null, ...(row.returnedCents === undefined ? {} : { returnedCents: null }) };
}

/** Which amounts of a request a person may see. */
export interface VisibleAmounts {
  /** Lines, sums and total. */
  prices: boolean;
  /** Prices of each extra item and service. */
  extraItems: boolean;
  freight: boolean;
  /** Explanations of amounts. */
  explanation: boolean;
}

/** The content of a request with the amounts that the person may see; hidden ones are null or absent. */
export function visibleContent(content: RequestContent, shows: VisibleAmounts): VisibleRequestContent {
  const explain = shows.prices && shows.explanation ? content.explain : [];
  if (!shows.prices) return { ...withoutPrices(content), explain };
  return {
    ...content,
    lines: content.lines.map((line) => ({
      ...line,
      basePriceCents: shows.explanation ? line.basePriceCents : undefined,
    })),
    extraItems: shows.extraItems ? content.extraItems : content.extraItems.map(withoutPrice),
    services: shows.extraItems ? content.services : content.services.map(withoutPrice),
    freights: shows.freight ? content.freights : content.freights.map(withoutPrice),
    freight: shows.freight ? content.freight : withoutTerms(content.freight),
    totals: visibleTotals(content.totals, shows),
    explain,
  };
}

/** The steps of a sum; hidden ones are null. */
export function visibleTotals(
  totals: RequestContent["totals"],
  shows: Omit<VisibleAmounts, "explanation">,
): VisibleRequestContent["totals"] {
  if (!shows.prices) return { ...NO_TOTALS, powerW: totals.powerW };
  return {
    ...totals,
    extraItemsCents: shows.extraItems ? totals.extraItemsCents : null,
    servicesCents: shows.extraItems ? totals.servicesCents : null,
    freightCents: shows.freight ? totals.freightCents : null,
  };
}

const NO_TOTALS: Omit<VisibleRequestContent["totals"], "powerW"> = {
  itemsCents: null,
  extraItemsCents: null,
  servicesCents: null,
  freightCents: null,
  increaseCents: null,
  decreaseCents: null,
  couponCents: null,
  paymentConditionCents: null,
  totalCents: null,
  installmentsCents: [],
  companyServiceCents: null,
  invoiceCents: null,
};

/** The provider of a freight, without its price and explanation. */
function withoutTerms(freight: RequestContent["freight"]): VisibleRequestContent["freight"] {
  return freight && { ...freight, integrationData: null, explanation: null };
}

function withoutPrice<Item extends { unitPriceCents: number; totalCents: number }>(item: Item) {
  return { ...item, unitPriceCents: null, totalCents: null };
}

function withoutPrices(content: RequestContent): Omit<VisibleRequestContent, "explain"> {
  return {
    ...content,
    lines: content.lines.map(({ basePriceCents: _base, ...line }) => withoutPrice(line)),
    extraItems: content.extraItems.map(withoutPrice),
    services: content.services.map(withoutPrice),
    freights: content.freights.map(withoutPrice),
    freight: withoutTerms(content.freight),
    coupon: content.coupon && { ...content.coupon, amountCents: null, percent: null, maximumCents: null },
    valueModifier: NO_MODIFIER,
    countsOnOrders: undefined,
    defaultDiscountPct: null,
    invoice: PLAIN_INVOICE,
    totals: { ...NO_TOTALS, powerW: content.totals.powerW },
  };
}
