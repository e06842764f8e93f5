import type { KitRows } from "./build-kits.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import type { product } from "#worker/db/schema/catalog.ts";

/** Kits for sale, small ones first. */
export function listOffers(
  { kitOptions, kitOptionComponents }: KitRows,
  products: readonly (typeof product.$inferInsert)[],
): ItemForSale[] {
  const byId = new Map(products.map((one) => [one.id, one]));
  const partsOf = new Map<string, KitRows["kitOptionComponents"]>();
  for (const part of kitOptionComponents) {
    partsOf.set(part.kitOptionId, [...(partsOf.get(part.kitOptionId) ?? []), part]);
  }
  return kitOptions
    .map(({ id, name, powerW, priceCents, version = 1 }) => ({
      ...({ kind: "kit", type: "kit", productCode: "", category: "", origin: "", ncm: "" } as const),
      id,
      name,
      powerW,
      priceCents,
      version,
      products: (partsOf.get(id) ?? []).flatMap(({ productId, amount }) => {
        const found = byId.get(productId);
        if (found === undefined) return [];
        const { name: productName, manufacturer, type } = found;
        return [{ productId, name: productName, manufacturer, type, amount }];
      }),
    }))
    .sort((one, other) => one.powerW - other.powerW || one.priceCents - other.priceCents);
}
