import { useState } from "react";
import type {
  ResolvedProducts,
  SaleProduct,
  SaleProductList,
} from "#domain/loose-products/sale-product-schema.ts";

/** The products known to the page: from its lists, from lookups and, with the highest priority, from the server's
 *  answer about the cart. */
export function useKnownProducts(
  list: SaleProductList,
  confirmed: ResolvedProducts | null,
): { known: ReadonlyMap<string, SaleProduct>; learn: (products: readonly SaleProduct[]) => void } {
  const [seen, setSeen] = useState(() => ({
    list,
    confirmed,
    known: add(new Map(), [...list.items, ...(confirmed?.lines ?? [])]),
  }));
  if (seen.list !== list || seen.confirmed !== confirmed) {
    const news = [
      ...(seen.list === list ? [] : list.items.filter(({ id }) => !isInCart(id, confirmed))),
      ...(seen.confirmed === confirmed ? [] : (confirmed?.lines ?? [])),
    ];
    setSeen({ list, confirmed, known: add(seen.known, news) });
  }
  return {
    known: seen.known,
    learn: (products) => {
      setSeen((now) => ({ ...now, known: add(now.known, products) }));
    },
  };
}

/** Whether the cart's answer has the product, whose price then depends on the amount. */
function isInCart(id: string, confirmed: ResolvedProducts | null): boolean {
  return confirmed?.lines.some((line) => line.id === id) === true;
}

function add(known: ReadonlyMap<string, SaleProduct>, products: readonly SaleProduct[]) {
  return new Map<string, SaleProduct>([
    ...known,
    ...products.map((product) => [product.id, product] as const),
  ]);
}
