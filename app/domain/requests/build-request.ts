import { type AllowedContent, allowContent, type PriceRights } from "./allow-content.ts";
import type { PricedVersion } from "./margin-effect.ts";
import { zoneOf } from "#domain/freight/city-type.ts";
import type { Freight } from "#domain/freight/freight-schema.ts";
import { toStoredExplanations } from "#domain/pricing/precification-summary-schema.ts";
import type { PriceExplanation } from "#domain/pricing/price-explanation.ts";
import type { PriceRulesSettings } from "#domain/settings/price-settings-schema.ts";
import type { AddressDraft } from "#domain/address/address-schema.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { CreateRequest } from "./create-request-schema.ts";
import { buildLines, type ItemForSale, powerOf, type WantedItem } from "./item-for-sale.ts";
import type { RequestContent } from "./request-content-schema.ts";
import { type MeasuredItem, requestMeasures } from "./request-measures.ts";
import type { RequestItem } from "./request-sum-schema.ts";
import { totalsOf } from "./request-sum.ts";
import { assertSeenTotal } from "./seen-total.ts";
import { type SaleBuyer, type SaleOffers, priceSale, takeOffered } from "./price-sale.ts";

export interface CenterForSale {
  id: string;
  name: string;
  servicedStates: readonly string[];
}

/** A freight for a request to save. */
export interface RequestFreight {
  freight: Freight;
  /** Whether the freight is a stored quote; otherwise it was calculated on saving. */
  isQuoted: boolean;
}

/** The server's part of a request; the buyer's part is the input. */
export interface RequestParts {
  /** Wanted lines, kits first, with their free units. */
  wanted: readonly WantedItem[];
  items: readonly ItemForSale[];
  center: CenterForSale;
  prices: PriceRulesSettings;
  /** Null for a budget whose freight depends on an address that is still unknown. */
  freight: RequestFreight | null;
  offers: SaleOffers;
  buyer: SaleBuyer;
  /** The person's rights over prices, and the cost of the lines. */
  rights: PriceRights;
  costCents: Cents;
  /** The version being edited; null for a new request. */
  before: PricedVersion | null;
  structureName: string;
  /** All products of the purchase, for weight and volume. */
  carried: readonly MeasuredItem[];
  /** Answers to custom forms, with their questions. */
  customForms: RequestContent["customForms"];
}

/** The content of a budget or an order at today's prices.
 *  @throws DomainError NOT_FOUND for an item or a payment method that is not offered, DISCOUNT_ABOVE_LIMIT,
 *    INCREASE_ABOVE_LIMIT, COUPON_NOT_VALID, MARGIN_TOO_LOW, ORDER_WITHOUT_VALUE, PRICE_CHANGED when the buyer saw
 *    another total */
export function buildRequest(input: CreateRequest, parts: RequestParts): AllowedContent {
  const { items, center, prices, offers, buyer, structureName, customForms, rights, costCents, before } =
    parts;
  const freight = parts.freight?.freight ?? null;
  const lines = buildLines(parts.wanted, items);
  const { content, sum, method } = priceSale({
    parts: {
      lines,
      extraItems: takeOffered("extraItem", input.extraItems, offers.extraItems),
      services: takeOffered("serviceItem", input.serviceItems, offers.services),
      freights: freight === null ? [] : freightItems(freight),
    },
    choices: input,
    offers,
    buyer,
    settings: prices,
  });
  const priced = items.filter(({ id }) => lines.some(({ itemId }) => itemId === id));
  const request: RequestContent = {
    ...content,
    lines,
    name: input.name,
    customer: customerOf(input),
    delivery: deliveryOf(input.additionalInfo, freight),
    mounting: input.mounting === null ? null : { ...input.mounting, structureName },
    customForms,
    notes: input.notes,
    checkoutFile: input.checkoutFile,
    ...requestMeasures(parts.carried),
    freight: parts.freight && keptFreightOf(parts.freight),
    center: { id: center.id, name: center.name },
    payment: {
      type: input.payment?.type ?? method?.type ?? "pix",
      methodId: method?.id ?? null,
      methodName: method?.name ?? "",
      condition: content.payment.condition,
    },
    totals: totalsOf(sum, powerOf(lines)),
    rulesVersion: priced.find(({ rulesVersion }) => rulesVersion !== undefined)?.rulesVersion,
    explain: toStoredExplanations([
      ...priced.flatMap(({ explain = [] }) => explain),
      ...(freight === null ? [] : explainFreight(freight)),
      ...sum.explain,
    ]),
  };
  const allowed = allowContent({ type: input.type, content: request, costCents }, { rights, before });
  assertSeenTotal(allowed, input);
  return allowed;
}

/** Provider and explanation of a freight, for the content. */
export function keptFreightOf({ freight, isQuoted }: RequestFreight): RequestContent["freight"] {
  const { id, provider, integrationData, explanation } = freight;
  return { quoteId: isQuoted ? id : null, provider, integrationData, explanation };
}

/** The billed party, for the content. */
export function customerOf({
  additionalInfo,
  chargeType,
}: Pick<CreateRequest, "additionalInfo" | "chargeType">): RequestContent["customer"] {
  const { userOrCompanyName, cpf, cnpj, email, telephone, rg, temInscricaoEstadual, ie } = additionalInfo;
  const { changeInvoice, sameAddress, invoiceAddress } = additionalInfo;
  return {
    ...{ userOrCompanyName, rg, temInscricaoEstadual, ie, chargeType, changeInvoice, sameAddress },
    cpf: cpf ?? null,
    cnpj: cnpj ?? null,
    email: email ?? "",
    telephone: telephone ?? "",
    invoiceAddress: sameAddress === true ? null : invoiceAddress,
  };
}

/** The delivery, for the content. */
export function deliveryOf(
  info: CreateRequest["additionalInfo"],
  freight: Freight | null,
): RequestContent["delivery"] {
  const { shippingDistributor: shippingType, ruralZone, truckPossible } = info;
  const isSent = shippingType === "CIF";
  const { deliveryState, timeRestrictionBoolean, timeRestriction } = info;
  return {
    shippingType,
    address: isSent ? info.shippingAddress : null,
    daysToDeliver: freight?.timeToDelivery ?? null,
    deliveryOn: freight?.deliveryOn ?? null,
    zoneType: freight?.zoneType ?? zoneOf(shippingType, ruralZone),
    truckAccess: freight?.truckAccess ?? (!isSent || truckPossible !== false),
    deliveryState: isSent ? stateOf(info.shippingAddress, deliveryState) : null,
    timeRestrictionBoolean: isSent ? timeRestrictionBoolean : null,
    timeRestriction: isSent && timeRestrictionBoolean === true ? timeRestriction : "",
    isFreightKnown: freight !== null,
  };
}

function stateOf(address: AddressDraft | null, told: string | null): string | null {
  return address === null || address.state === "" ? told : address.state;
}

/** Whether an address is sufficient to price a delivery. */
export function isPlace(address: AddressDraft | null): address is AddressDraft {
  return address !== null && address.state !== "" && (address.city !== "" || address.CEP !== "");
}

/** The freight as an item of the sum; none for a free pickup or a distributor that does not ship. */
export function freightItems({
  shippingType,
  provider,
  priceCents,
}: Pick<Freight, "shippingType" | "provider" | "priceCents">): RequestItem[] {
  if (priceCents === 0 && (shippingType === "FOB" || provider === "none")) return [];
  return [{ id: shippingType, name: "", amount: 1, unitPriceCents: priceCents, totalCents: priceCents }];
}

function explainFreight(freight: Freight): PriceExplanation[] {
  return freightItems(freight).map(({ id, unitPriceCents }) => ({
    amount: "basePrice",
    subjectId: id,
    rule: `freight:${freight.explanation.type ?? freight.explanation.source}`,
    inputs: freightInputs(freight.explanation),
    ...(freight.explanation.exactCents === null ? {} : { exactCents: freight.explanation.exactCents }),
    resultCents: unitPriceCents,
  }));
}

/** The numbers that a freight was calculated from; unused ones are left out. */
function freightInputs(explanation: Freight["explanation"]): PriceExplanation["inputs"] {
  const { source, ruleName, amount, units, minimumCents, maximumCents, roadTenthsOfKm } = explanation;
  return {
    source,
    ...(ruleName === "" ? {} : { ruleName }),
    ...(amount === null || units === null ? {} : { amount, units, minimumCents }),
    ...(maximumCents === null ? {} : { maximumCents }),
    ...(roadTenthsOfKm === null ? {} : { roadTenthsOfKm }),
  };
}
