import type {
  ResolvedProducts,
  SaleProduct,
  SaleProductList,
} from "#domain/loose-products/sale-product-schema.ts";
import { backgroundApi, portalApi } from "#app/lib/calls/browser-api.ts";

/** For which company the distributor's people buy; null for an integrator's own. */
export interface BuyingFor {
  integratorId: string | null;
}

const purchaseType = "separatedSales";
const MAX_SUGGESTED = 8;

/** Products by the beginning of a code or a name. */
export async function suggestProducts(
  q: string,
  { integratorId }: BuyingFor,
  signal: AbortSignal,
): Promise<readonly SaleProduct[]> {
  const query = { q, purchaseType, pageSize: MAX_SUGGESTED, ...(integratorId ? { integratorId } : {}) };
  const answer = await backgroundApi.call("GET", "/app/user/products", { query, signal });
  return (answer as SaleProductList).items;
}

/** A cart's products priced together, as the server sees them now. */
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

/** What a pasted list comes to. */
export async function resolveList(text: string, { integratorId }: BuyingFor): Promise<ResolvedProducts> {
  const body = { purchaseType, integratorId, text };
  return (await portalApi.call("POST", "/app/user/products/resolve", { body })) as ResolvedProducts;
}
