import type { Freight } from "#domain/freight/freight-schema.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import { toStoredExplanations } from "#domain/pricing/precification-summary-schema.ts";
import type { PriceExplanation } from "#domain/pricing/price-explanation.ts";
import type { PriceRulesSettings } from "#domain/settings/price-settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { multiplyCents } from "#domain/shared/money.ts";
import type { CreateOrder } from "./create-order-schema.ts";
import type { RequestContent, RequestLine } from "./request-content-schema.ts";
import type { RequestItem } from "./request-sum-schema.ts";
import { totalsOf } from "./request-sum.ts";
import { type SaleBuyer, type SaleOffers, settleSale, takeOffered } from "./settle-sale.ts";

/** A buyable kit as it stands now. */
export interface KitForSale {
  id: string;
  name: string;
  powerW: number;
  /** What one costs the buyer. */
  priceCents: number;
  /** Price that the pricing rules started from, their version, and what they did. */
  basePriceCents?: number;
  rulesVersion?: number;
  explain?: readonly PriceExplanation[];
  version: number;
  products: readonly KitProduct[];
}

export interface CenterForSale {
  id: string;
  name: string;
  servicedStates: readonly string[];
}

/** A freight as an order keeps it. */
export interface OrderFreight {
  freight: Freight;
  /** Whether it was quoted before. */
  isQuoted: boolean;
}

/** The content of an order at today's prices.
 *  @throws DomainError NOT_FOUND for a kit, an item or a way to pay that is not offered, DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, COUPON_NOT_VALID, PRICE_CHANGED when the buyer saw another total */
export function buildOrder({
  input,
  kits,
  center,
  prices,
  freight: { freight, isQuoted },
  offers,
  buyer,
}: {
  input: CreateOrder;
  kits: readonly KitForSale[];
  center: CenterForSale;
  prices: PriceRulesSettings;
  freight: OrderFreight;
  offers: SaleOffers;
  buyer: SaleBuyer;
}): RequestContent {
  const { additionalInfo } = input;
  const shippingType = additionalInfo.shippingDistributor;
  const address = shippingType === "CIF" ? (additionalInfo.shippingAddress ?? null) : null;
  const lines = buildLines(input.kits, kits);
  const powerW = powerOf(lines);
  const { content, sum, method } = settleSale({
    parts: {
      lines,
      extraItems: takeOffered("extraItem", input.extraItems, offers.extraItems),
      services: takeOffered("serviceItem", input.serviceItems, offers.services),
      freights: freightItems(freight),
    },
    choices: input,
    offers,
    buyer,
    settings: prices,
  });
  const { expectedTotalCents } = input;
  if (expectedTotalCents !== undefined && expectedTotalCents !== sum.totalCents) {
    throw new DomainError("PRICE_CHANGED", { expectedCents: expectedTotalCents, totalCents: sum.totalCents });
  }
  const priced = kits.filter(({ id }) => lines.some(({ itemId }) => itemId === id));
  return {
    ...content,
    name: input.name,
    customer: {
      userOrCompanyName: additionalInfo.userOrCompanyName,
      cpf: additionalInfo.cpf ?? null,
      cnpj: additionalInfo.cnpj ?? null,
      email: additionalInfo.email,
      telephone: additionalInfo.telephone,
    },
    delivery: {
      shippingType,
      address,
      daysToDeliver: freight.timeToDelivery,
      deliveryOn: freight.deliveryOn,
      zoneType: freight.zoneType,
      truckAccess: freight.truckAccess,
    },
    freight: {
      quoteId: isQuoted ? freight.id : null,
      provider: freight.provider,
      integrationData: freight.integrationData,
      explanation: freight.explanation,
    },
    center: { id: center.id, name: center.name },
    payment: {
      type: input.payment.type,
      methodId: method?.id ?? null,
      methodName: method?.name ?? "",
      condition: content.payment.condition,
    },
    totals: totalsOf(sum, powerW),
    rulesVersion: priced.find(({ rulesVersion }) => rulesVersion !== undefined)?.rulesVersion,
    explain: toStoredExplanations([
      ...priced.flatMap(({ explain = [] }) => explain),
      ...explainFreight(freight),
      ...sum.explain,
    ]),
  };
}

/** Lines of wanted kits at today's prices.
 *  @throws DomainError NOT_FOUND for a kit that is not on sale */
export function buildLines(wanted: CreateOrder["kits"], kits: readonly KitForSale[]): RequestLine[] {
  return wanted.map((one) => buildLine(one, kits));
}

function buildLine({ id, amount }: { id: string; amount: number }, kits: readonly KitForSale[]): RequestLine {
  const kit = kits.find((one) => one.id === id);
  if (kit === undefined) throw new DomainError("NOT_FOUND", { entity: "kit", id });
  return toLine(kit, amount);
}

/** A line of a request: a kit in an amount. */
export function toLine(kit: KitForSale, amount: number): RequestLine {
  return {
    itemId: kit.id,
    name: kit.name,
    amount,
    powerW: kit.powerW,
    ...(kit.basePriceCents === undefined ? {} : { basePriceCents: kit.basePriceCents }),
    unitPriceCents: kit.priceCents,
    totalCents: multiplyCents(kit.priceCents, amount),
    products: [...kit.products],
  };
}

/** Watts of all lines. */
export function powerOf(lines: readonly Pick<RequestLine, "powerW" | "amount">[]): number {
  return lines.reduce((sum, line) => sum + line.powerW * line.amount, 0);
}

/** The freight as the sum takes it; none when the buyer fetches it for nothing or the distributor does not ship. */
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

/** The numbers that went into a freight; those that were not needed are left out. */
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

/** Units of each product that the lines take from the center, summed by product. */
export function stockNeeds(lines: readonly RequestLine[]): { productId: string; amount: number }[] {
  const needs = new Map<string, number>();
  for (const line of lines) {
    for (const product of line.products) {
      needs.set(product.productId, (needs.get(product.productId) ?? 0) + product.amount * line.amount);
    }
  }
  return [...needs].map(([productId, amount]) => ({ productId, amount }));
}
