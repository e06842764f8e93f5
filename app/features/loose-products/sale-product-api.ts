import type {
  ResolvedProducts,
  SaleProduct,
  SaleProductList,
} from "#domain/loose-products/sale-product-schema.ts";
import { backgroundApi, portalApi } from "#app/lib/calls/browser-api.ts";

/** The company that staff buys for; null for integrators, who buy for their own. */
export interface BuyingFor {
  integratorId: string | null;
}

const purchaseType = "separatedSales";
const MAX_SUGGESTED = 8;

/** Products whose code or name begins with the text. */
export async function suggestProducts(
  q: string,
  { integratorId }: BuyingFor,
  signal: AbortSignal,
): Promise<readonly SaleProduct[]> {
  const query = { q, purchaseType, pageSize: MAX_SUGGESTED, ...(integratorId ? { integratorId } : {}) };
  const answer = await backgroundApi.call("GET", "/app/user/products", { query, signal });
  return (answer as SaleProductList).items;
}

/** Current prices and stock of a cart, priced together. */
export async function confirmCart(
  products: readonly { id: string; amount: number }[],
  { integratorId }: BuyingFor,
  signal: AbortSignal,
): Promise<ResolvedProducts> {
  const body = { purchaseType, integratorId, products };
  return (await backgroundApi.call("POST", "/app/user/products/resolve", {
    body,
    signal,
  })) as ResolvedProducts;
}

/** The products of a pasted list. */
export async function resolveList(text: string, { integratorId }: BuyingFor): Promise<ResolvedProducts> {
  const body = { purchaseType, integratorId, text };
  return (await portalApi.call("POST", "/app/user/products/resolve", { body })) as ResolvedProducts;
}
