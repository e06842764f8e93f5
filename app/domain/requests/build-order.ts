import type { Freight } from "#domain/freight/freight-schema.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { multiplyCents, sumCents } from "#domain/shared/money.ts";
import type { CreateOrder } from "./create-order-schema.ts";
import type { Explanation, RequestContent, RequestLine } from "./request-content-schema.ts";

/** A buyable kit as it stands now. */
export interface KitForSale {
  id: string;
  name: string;
  powerW: number;
  priceCents: number;
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
 *  @throws DomainError NOT_FOUND for a kit that is not on sale, PRICE_CHANGED when the buyer saw another total */
export function buildOrder({
  input,
  kits,
  center,
  freight: { freight, isQuoted },
}: {
  input: CreateOrder;
  kits: readonly KitForSale[];
  center: CenterForSale;
  freight: OrderFreight;
}): RequestContent {
  const { additionalInfo } = input;
  const shippingType = additionalInfo.shippingDistributor;
  const address = shippingType === "CIF" ? (additionalInfo.shippingAddress ?? null) : null;
  const lines = buildLines(input.kits, kits);
  const totals = calculateTotals({ lines, freightCents: freight.priceCents });
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
    payment: input.payment,
    totals,
    explain: explainTotals({ lines, totals, freight }),
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
  return {
    kitOptionId: kit.id,
    name: kit.name,
    amount,
    powerW: kit.powerW,
    unitPriceCents: kit.priceCents,
    totalCents: multiplyCents(kit.priceCents, amount),
    products: [...kit.products],
  };
}

/** Items, freight and total of lines; each step is in whole cents. */
export function calculateTotals({
  lines,
  freightCents,
}: {
  lines: readonly Pick<RequestLine, "totalCents" | "powerW" | "amount">[];
  freightCents: number;
}): RequestContent["totals"] {
  const itemsCents = sumCents(lines.map(({ totalCents }) => totalCents));
  const powerW = lines.reduce((sum, line) => sum + line.powerW * line.amount, 0);
  return { itemsCents, freightCents, totalCents: itemsCents + freightCents, powerW };
}

function explainTotals({
  lines,
  totals,
  freight,
}: {
  lines: readonly RequestLine[];
  totals: RequestContent["totals"];
  freight: Freight;
}): Explanation[] {
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
      rule: freight.explanation.type ?? freight.explanation.source,
      inputs: freightInputs(freight.explanation),
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

/** The numbers that went into a freight; those that were not needed are left out. */
function freightInputs(explanation: Freight["explanation"]): Explanation["inputs"] {
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
