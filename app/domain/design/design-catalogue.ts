import type { KitSheet } from "#domain/kits/kit-part.ts";
import type { RecommendableProduct, RecommendationRule } from "#domain/recommendations/recommendation.ts";
import type { StockLevel } from "#domain/stock/availability.ts";

/** A product for designing kits, with its stock at the selling center. */
export interface DesignProduct extends RecommendableProduct {
  stock: StockLevel;
}

/** A product with a complete data sheet of one type. */
export type SheetProduct<Type extends KitSheet["type"]> = DesignProduct & {
  part: { sheet: Extract<KitSheet, { type: Type }> };
};

/** The input of kit design: products and recommendation rules. */
export interface DesignCatalogue {
  /** By id: modules, inverters, string boxes and everything that the rules may recommend. */
  products: ReadonlyMap<string, DesignProduct>;
  rules: readonly RecommendationRule[];
}

/** Products of a type that are for sale and have a complete data sheet, sorted by code. */
export function listSheetProducts<Type extends KitSheet["type"]>(
  { products }: DesignCatalogue,
  type: Type,
): SheetProduct<Type>[] {
  const isOfType = (product: DesignProduct): product is SheetProduct<Type> =>
    product.isOnSale && product.part.sheet?.type === type;
  return [...products.values()].filter(isOfType).sort(byCode);
}

/** Compares two products by code; codes are unique. */
function byCode(one: DesignProduct, other: DesignProduct): number {
  return one.part.productCode < other.part.productCode ? -1 : 1;
}
