import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";

/** Name of the first center with the whole amount in stock; null without one. */
export function elsewhereName(stocks: SaleProduct["stocks"]): string | null {
  return stocks.find(({ availability }) => availability === "inStock")?.center.name ?? null;
}
