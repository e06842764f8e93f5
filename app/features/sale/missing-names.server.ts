import type { AppLoadContext } from "@remix-run/cloudflare";

/** What is not on sale any more, as people know it: by its name, a product also by its code. */
export async function readMissingNames(
  { sale }: AppLoadContext["services"],
  ids: readonly string[],
): Promise<string[]> {
  const missing = await sale.describeMissing(ids);
  return missing.map(({ name, productCode }) => (productCode === "" ? name : `${name} (${productCode})`));
}
