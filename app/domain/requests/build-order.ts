import { calculateFreight } from "#domain/freight/calculate-freight.ts";
import { assertDeliveryArea } from "#domain/freight/delivery-area.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import { toStoredExplanations } from "#domain/pricing/precification-summary-schema.ts";
import type { PriceExplanation } from "#domain/pricing/price-explanation.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
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

/** The content of an order at today's prices.
 *  @throws DomainError NOT_FOUND for a kit, an item or a way to pay that is not offered, DELIVERY_STATE_NOT_SERVED,
 *  DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, COUPON_NOT_VALID, PRICE_CHANGED when the buyer saw another total */
export function buildOrder({
  input,
  kits,
  center,
  settings,
  offers,
  buyer,
}: {
  input: CreateOrder;
  kits: readonly KitForSale[];
  center: CenterForSale;
  settings: Settings;
  offers: SaleOffers;
  buyer: SaleBuyer;
}): RequestContent {
  const { additionalInfo } = input;
  const shippingType = additionalInfo.shippingDistributor;
  const address = shippingType === "CIF" ? (additionalInfo.shippingAddress ?? null) : null;
  if (address !== null) {
    assertDeliveryArea({
      state: address.state,
      blacklist: settings.delivery.blacklist,
      exclusivity: settings.distribution.exclusivity,
      servicedStates: center.servicedStates,
    });
  }
  const lines = input.kits.map((wanted) => buildLine(wanted, kits));
  const powerW = powerOf(lines);
  const freight = freightOf({ shippingType, powerW, delivery: settings.delivery });
  const { content, sum, method } = settleSale({
    parts: {
      lines,
      extraItems: takeOffered("extraItem", input.extraItems, offers.extraItems),
      services: takeOffered("serviceItem", input.serviceItems, offers.services),
      freights: freight.items,
    },
    choices: input,
    offers,
    buyer,
    settings: settings.prices,
  });
  const { expectedTotalCents } = input;
  if (expectedTotalCents !== undefined && expectedTotalCents !== sum.totalCents) {
    throw new DomainError("PRICE_CHANGED", { expectedCents: expectedTotalCents, totalCents: sum.totalCents });
  }
  const priced = kits.filter(({ id }) => lines.some(({ kitOptionId }) => kitOptionId === id));
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
      daysToDeliver: shippingType === "CIF" ? settings.delivery.daysToDeliver : null,
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
      ...freight.explain,
      ...sum.explain,
    ]),
  };
}

function buildLine({ id, amount }: { id: string; amount: number }, kits: readonly KitForSale[]): RequestLine {
  const kit = kits.find((one) => one.id === id);
  if (kit === undefined) throw new DomainError("NOT_FOUND", { entity: "kit", id });
  return toLine(kit, amount);
}

/** A line of a request: a kit in an amount. */
export function toLine(kit: KitForSale, amount: number): RequestLine {
  return {
    kitOptionId: kit.id,
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

/** Freight of an order by the distributor's usual rule, and how it came about; none when the buyer fetches it or the
 *  distributor does not ship. */
export function freightOf({
  shippingType,
  powerW,
  delivery,
}: {
  shippingType: "CIF" | "FOB";
  powerW: number;
  delivery: Settings["delivery"];
}): { items: RequestItem[]; explain: PriceExplanation[] } {
  if (shippingType === "FOB" || !delivery.ships) return { items: [], explain: [] };
  const { freight: rule } = delivery;
  const priceCents = calculateFreight({ shippingType, ships: delivery.ships, rule, powerW });
  const subjectId = shippingType;
  return {
    items: [{ id: subjectId, name: "", amount: 1, unitPriceCents: priceCents, totalCents: priceCents }],
    explain: [
      {
        amount: "basePrice",
        subjectId,
        rule: `freight:${rule.type}`,
        inputs: { ...rule, powerW },
        resultCents: priceCents,
      },
    ],
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
