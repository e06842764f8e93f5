import type { ProductType } from "#domain/catalog/product-types.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import { lineTotal } from "#domain/pricing/line-total.ts";
import type { PriceExplanation } from "#domain/pricing/price-explanation.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { NO_NCM, NO_ORIGIN, type RequestLine } from "./request-content-schema.ts";

/** An item as it is now: an option of a closed kit, or a loose product. */
export interface ItemForSale {
  kind: "kit" | "product";
  id: string;
  productCode: string;
  type: ProductType | "kit";
  category: string;
  /** Empty for a product without one. */
  origin: string;
  ncm: string;
  name: string;
  /** Power in watts of a kit or a module; other products add none to a purchase. */
  powerW: number;
  /** Unit price for the buyer. */
  priceCents: number;
  /** Price that the pricing rules started from, their version, and their explanation. */
  basePriceCents?: number;
  rulesVersion?: number;
  explain?: readonly PriceExplanation[];
  version: number;
  /** The products of one unit; a loose product consists of itself. */
  products: readonly KitProduct[];
}

/** An amount of an item. */
export interface WantedItem {
  id: string;
  amount: number;
  /** Free units among them, and units added by a recommendation. */
  freeAmount?: number;
  recAutomaticAmount?: number;
}

/** Lines of the wanted items at today's prices.
 *  @throws DomainError NOT_FOUND for an item that is not for sale */
export function buildLines(wanted: readonly WantedItem[], items: readonly ItemForSale[]): RequestLine[] {
  return wanted.map((one) => {
    const item = items.find(({ id }) => id === one.id);
    if (item === undefined) throw new DomainError("NOT_FOUND", { entity: "item", id: one.id });
    return toLine(item, one);
  });
}

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

/** Power of all lines in watts. */
export function powerOf(lines: readonly Pick<RequestLine, "powerW" | "amount">[]): number {
  return lines.reduce((sum, line) => sum + line.powerW * line.amount, 0);
}

/** Units of each product that the lines take from the center's stock, summed by product. */
export function stockNeeds(lines: readonly RequestLine[]): { productId: string; amount: number }[] {
  const needs = new Map<string, number>();
  for (const line of lines) {
    for (const product of line.products) {
      needs.set(product.productId, (needs.get(product.productId) ?? 0) + product.amount * line.amount);
    }
  }
  return [...needs].map(([productId, amount]) => ({ productId, amount }));
}
