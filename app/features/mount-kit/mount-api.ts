import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";

/** Number of codes in one request, at most. */
const MAX_CODES = 60;

/** Searches products.
 *  @throws ApiCallError */
export async function findMountProducts(
  query: { type: string; search: string; integratorId: string | null },
  signal: AbortSignal,
): Promise<readonly MountProduct[]> {
  const { integratorId, ...rest } = query;
  return ask({ ...rest, ...(integratorId === null ? {} : { integratorId }) }, signal);
}

/** Loads products by their codes, without those that are not on sale.
 *  @throws ApiCallError */
export async function readMountProducts(
  codes: readonly string[],
  integratorId: string | null,
  signal: AbortSignal,
): Promise<readonly MountProduct[]> {
  const parts = Array.from({ length: Math.ceil(codes.length / MAX_CODES) }, (_, index) =>
    codes.slice(index * MAX_CODES, (index + 1) * MAX_CODES),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      ask({ codes: part.join("\n"), ...(integratorId === null ? {} : { integratorId }) }, signal),
    ),
  );
  return answers.flat();
}

async function ask(query: Record<string, string>, signal: AbortSignal): Promise<readonly MountProduct[]> {
  const answer = await backgroundApi.call("GET", "/app/user/mount-kit/products", { query, signal });
  return (answer as { items: MountProduct[] }).items;
}
