import {
  type Availability,
  availabilityAt,
  type StockLevel,
  type StockOutlook,
  stockOutlook,
} from "#domain/stock/availability.ts";
import { stockNeeds } from "./item-for-sale.ts";
import type { RequestLine } from "./request-content-schema.ts";

/** Availability of a line of a sale in its amount. */
export type LineStock = Availability & {
  /** Name of the first other center with all of it in stock; null without one. */
  elsewhere: string | null;
  /** What the center can promise of a product; absent for kits and for people who may not see amounts. */
  units?: StockOutlook | undefined;
};

interface Seller {
  id: string;
  name: string;
  active: boolean;
}

/** The selling center, and the stock of all centers. */
export interface SaleStock {
  center: Seller;
  /** The centers that sell to the buyer; the first one is the seller. */
  centers: readonly Seller[];
  onlyCenterId: string | null;
  today: string;
  levelOf: (productId: string, centerId: string) => StockLevel & { isOnSale: boolean };
  /** Whether the buyer may see amounts in stock. */
  showsUnits: boolean;
}

/** Availability of each line at the selling center. A product in several lines must be enough for all of them. */
export function lineStocks(lines: readonly RequestLine[], stock: SaleStock): LineStock[] {
  const { center, centers, onlyCenterId, today, levelOf, showsUnits } = stock;
  const needs = new Map(stockNeeds(lines).map(({ productId, amount }) => [productId, amount]));
  return lines.map(({ kind, itemId, products }) => {
    const at = (seller: Seller) =>
      availabilityAt(
        { center: seller, onlyCenterId },
        products.map(({ productId }) => {
          return { ...levelOf(productId, seller.id), amount: needs.get(productId) ?? 0 };
        }),
        today,
      );
    const other = centers.find((one) => one.id !== center.id && at(one).availability === "inStock");
    const place = { center, onlyCenterId };
    return {
      ...at(center),
      elsewhere: other?.name ?? null,
      ...(showsUnits && kind === "product"
        ? { units: stockOutlook(place, levelOf(itemId, center.id), today) }
        : {}),
    };
  });
}
