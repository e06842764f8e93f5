import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { ChosenProduct } from "#domain/kits/kit-rule-schema.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** Length of a search's answer. */
const LIMIT = 8;

/** Products on sale whose name, code, model or manufacturer begins with the words.
 *  @throws ApiCallError */
export async function findProducts(
  text: string,
  groups: readonly EquipmentGroup[],
  signal: AbortSignal,
): Promise<readonly ChosenProduct[]> {
  const answers = await Promise.all(
    groups.map((group) => {
      const query = new URLSearchParams({ group, q: text, isToSell: "yes", pageSize: String(LIMIT) });
      return portalApi.call("GET", `/app/staff/products?${query.toString()}`, { signal });
    }),
  );
  return answers.flatMap(itemsOf);
}

function itemsOf(answer: unknown): ChosenProduct[] {
  if (typeof answer !== "object" || answer === null || !("items" in answer)) return [];
  const { items } = answer;
  return Array.isArray(items) ? items.flatMap(toChosen) : [];
}

function toChosen(item: unknown): ChosenProduct[] {
  if (typeof item !== "object" || item === null) return [];
  const { id, name, productCode } = item as Record<string, unknown>;
  return typeof id === "string" ? [{ id, label: `${String(name)} (${String(productCode)})` }] : [];
}
