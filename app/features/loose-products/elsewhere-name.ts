import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";

/** Name of the first center that has all of it in hand; null where none has. */
export function elsewhereName(stocks: SaleProduct["stocks"]): string | null {
  return stocks.find(({ availability }) => availability === "inStock")?.center.name ?? null;
}
