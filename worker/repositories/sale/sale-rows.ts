import type { PricedItem } from "#domain/pricing/price-facts.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { groupOf, productPriceColumns } from "../pricing/pricing-columns.ts";
import { toPricedProduct } from "../pricing/pricing-rows.ts";
import type { ProductRow } from "../catalog/product-rows.ts";
import type { Buyer } from "../centers/selling-center.ts";
import { stockByCenter } from "../stock/stock-by-center.ts";

/** A product with the facts of its price and stock. */
export interface SaleRow {
  product: ProductRow;
  priced: PricedItem;
  /** JSON by center, for `stockAt`. */
  stocks: string;
}

/** Columns of a product for one buyer and day; `toSaleRow` reads them. */
export function saleColumns(distributorId: string, { buyer, today }: { buyer: Buyer; today: string }) {
  return {
    product,
    stocks: stockByCenter(distributorId, product.id),
    ...productPriceColumns(distributorId, { group: groupOf(distributorId, buyer.integratorId), today }),
  };
}

/** A row of `saleColumns`. */
export function toSaleRow({
  product: row,
  stocks,
  category,
  listPrice,
}: {
  product: ProductRow;
  stocks: string;
  category: string;
  listPrice: string | null;
}): SaleRow {
  return { product: row, stocks, priced: toPricedProduct({ ...row, category, listPrice }) };
}
