import type { KitSheet } from "#domain/kits/kit-part.ts";
import type { RecommendableProduct, RecommendationRule } from "#domain/recommendations/recommendation.ts";
import type { StockLevel } from "#domain/stock/availability.ts";

/** A product that kits are designed of, with its stock at the center that sells. */
export interface DesignProduct extends RecommendableProduct {
  stock: StockLevel;
}

/** A product whose sheet is whole and of one type. */
export type SheetProduct<Type extends KitSheet["type"]> = DesignProduct & {
  part: { sheet: Extract<KitSheet, { type: Type }> };
};

/** What kits are designed of: equipment, what rules may recommend, and the rules. */
export interface DesignCatalogue {
  /** By id; modules, inverters, string boxes and all that the rules may recommend. */
  products: ReadonlyMap<string, DesignProduct>;
  rules: readonly RecommendationRule[];
}

/** Products on sale with a whole sheet of a type, in the order of their codes. */
export function listSheetProducts<Type extends KitSheet["type"]>(
  { products }: DesignCatalogue,
  type: Type,
): SheetProduct<Type>[] {
  const isOfType = (product: DesignProduct): product is SheetProduct<Type> =>
    product.isOnSale && product.part.sheet?.type === type;
  return [...products.values()].filter(isOfType).sort(byCode);
}

/** Order of two products by their codes, which tell them apart. */
function byCode(one: DesignProduct, other: DesignProduct): number {
  return one.part.productCode < other.part.productCode ? -1 : 1;
}
