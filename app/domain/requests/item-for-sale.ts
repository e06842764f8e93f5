import type { ProductType } from "#domain/catalog/product-types.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import { lineTotal } from "#domain/pricing/line-total.ts";
import type { PriceExplanation } from "#domain/pricing/price-explanation.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { NO_NCM, NO_ORIGIN, type RequestLine } from "./request-content-schema.ts";

/** Something that can be bought, as it stands now: an option of a closed kit, or a product by itself. */
export interface ItemForSale {
  kind: "kit" | "product";
  id: string;
  productCode: string;
  type: ProductType | "kit";
  category: string;
  /** Empty where the product has none. */
  origin: string;
  ncm: string;
  name: string;
  /** Of a kit, or a module; other products add no power to a purchase. */
  powerW: number;
  /** What one costs the buyer. */
  priceCents: number;
  /** Price that the pricing rules started from, their version, and what they did. */
  basePriceCents?: number;
  rulesVersion?: number;
  explain?: readonly PriceExplanation[];
  version: number;
  /** What one is made of; a product of itself. */
  products: readonly KitProduct[];
}

/** So many of an item. */
export interface WantedItem {
  id: string;
  amount: number;
  /** Units among them that cost nothing, and that were put in by a recommendation. */
  freeAmount?: number;
  recAutomaticAmount?: number;
}

/** Lines of wanted items at today's prices.
 *  @throws DomainError NOT_FOUND for one that is not on sale */
export function buildLines(wanted: readonly WantedItem[], items: readonly ItemForSale[]): RequestLine[] {
  return wanted.map((one) => {
    const item = items.find(({ id }) => id === one.id);
    if (item === undefined) throw new DomainError("NOT_FOUND", { entity: "item", id: one.id });
    return toLine(item, one);
  });
}

/** A line of a request: an item in an amount. */
function toLine(item: ItemForSale, wanted: Omit<WantedItem, "id">): RequestLine {
  const { amount, recAutomaticAmount = 0 } = wanted;
  const freeAmount = Math.min(amount, wanted.freeAmount ?? 0);
  const { kind, id: itemId, productCode, type, category, name, powerW, priceCents: unitPriceCents } = item;
  return {
    ...{ kind, itemId, productCode, type, category, name, amount, freeAmount, recAutomaticAmount, powerW },
    origin: item.origin || NO_ORIGIN,
    ncm: item.ncm || NO_NCM,
    ...(item.basePriceCents === undefined ? {} : { basePriceCents: item.basePriceCents }),
    unitPriceCents,
    totalCents: lineTotal({ unitPriceCents, amount, freeAmount }),
    products: [...item.products],
  };
}

/** Watts of all lines. */
export function powerOf(lines: readonly Pick<RequestLine, "powerW" | "amount">[]): number {
  return lines.reduce((sum, line) => sum + line.powerW * line.amount, 0);
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
