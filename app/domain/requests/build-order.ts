import type { PriceExplanation } from "#domain/pricing/price-explanation.ts";
import { calculateFreight } from "#domain/freight/calculate-freight.ts";
import { assertDeliveryArea } from "#domain/freight/delivery-area.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { multiplyCents, sumCents } from "#domain/shared/money.ts";
import type { CreateOrder } from "./create-order-schema.ts";
import type { Explanation, RequestContent, RequestLine } from "./request-content-schema.ts";

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
 *  @throws DomainError NOT_FOUND for a kit that is not on sale, DELIVERY_STATE_NOT_SERVED, PRICE_CHANGED when the
 *  buyer saw another total */
export function buildOrder({
  input,
  kits,
  center,
  settings,
}: {
  input: CreateOrder;
  kits: readonly KitForSale[];
  center: CenterForSale;
  settings: Settings;
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
  const priced = kits.filter(({ id }) => lines.some(({ kitOptionId }) => kitOptionId === id));
  const totals = calculateTotals({ lines, shippingType, delivery: settings.delivery });
  if (input.expectedTotalCents !== undefined && input.expectedTotalCents !== totals.totalCents) {
    throw new DomainError("PRICE_CHANGED", {
      expectedCents: input.expectedTotalCents,
      totalCents: totals.totalCents,
    });
  }
  return {
    name: input.name,
    lines,
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
    payment: input.payment,
    totals,
    rulesVersion: priced.find(({ rulesVersion }) => rulesVersion !== undefined)?.rulesVersion,
    explain: [
      ...priced.flatMap(({ explain = [] }) => explain),
      ...explainTotals({ lines, totals, settings, shippingType }),
    ],
  };
}

function buildLine({ id, amount }: { id: string; amount: number }, kits: readonly KitForSale[]): RequestLine {
  const kit = kits.find((one) => one.id === id);
  if (kit === undefined) throw new DomainError("NOT_FOUND", { entity: "kit", id });
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

/** Items, freight and total of lines; each step is in whole cents. */
export function calculateTotals({
  lines,
  shippingType,
  delivery,
}: {
  lines: readonly Pick<RequestLine, "totalCents" | "powerW" | "amount">[];
  shippingType: "CIF" | "FOB";
  delivery: Settings["delivery"];
}): RequestContent["totals"] {
  const itemsCents = sumCents(lines.map(({ totalCents }) => totalCents));
  const powerW = lines.reduce((sum, line) => sum + line.powerW * line.amount, 0);
  const freightCents = calculateFreight({
    shippingType,
    ships: delivery.ships,
    rule: delivery.freight,
    powerW,
  });
  return { itemsCents, freightCents, totalCents: itemsCents + freightCents, powerW };
}

function explainTotals({
  lines,
  totals,
  settings,
  shippingType,
}: {
  lines: readonly RequestLine[];
  totals: RequestContent["totals"];
  settings: Settings;
  shippingType: "CIF" | "FOB";
}): Explanation[] {
  const { freight } = settings.delivery;
  return [
    ...lines.map((line): Explanation => ({
      amount: "line",
      rule: "unitPrice × amount",
      inputs: { kitOptionId: line.kitOptionId, unitPriceCents: line.unitPriceCents, amount: line.amount },
      resultCents: line.totalCents,
    })),
    {
      amount: "items",
      rule: "sum of lines",
      inputs: { lines: lines.length },
      resultCents: totals.itemsCents,
    },
    {
      amount: "freight",
      rule: shippingType === "FOB" ? "FOB" : freight.type,
      inputs: { ...freight, powerW: totals.powerW },
      resultCents: totals.freightCents,
    },
    {
      amount: "total",
      rule: "items + freight",
      inputs: { itemsCents: totals.itemsCents, freightCents: totals.freightCents },
      resultCents: totals.totalCents,
    },
  ];
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
