import type { AppLoadContext } from "@remix-run/cloudflare";

/** Names of items that are no longer on sale; of products, with their codes. */
export async function readMissingNames(
  { sale }: AppLoadContext["services"],
  ids: readonly string[],
): Promise<string[]> {
  const missing = await sale.describeMissing(ids);
  return missing.map(({ name, productCode }) => (productCode === "" ? name : `${name} (${productCode})`));
}
