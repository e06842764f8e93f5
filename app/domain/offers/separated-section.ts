import type { ProductType } from "#domain/catalog/product-types.ts";

/** Number of products for sale of a type, and of a category if the type has categories. */
export interface ProductCount {
  type: ProductType;
  categoryId: string | null;
  count: number;
}

/** Whether products of the type have categories. */
export function hasCategories(type: ProductType): boolean {
  return type === "complementaryEquipment" || type === "custom";
}

/** Number of products in a section: those of its type and, if it names categories, of these only.
 *  @example countSectionProducts({ type: "module", categories: [] }, [{ type: "module", categoryId: null, count: 3
 *    }]) // 3 */
export function countSectionProducts(
  { type, categories }: { type: ProductType; categories: readonly string[] },
  counts: readonly ProductCount[],
): number {
  return counts
    .filter((one) => one.type === type)
    .filter(
      ({ categoryId }) => categories.length === 0 || (categoryId !== null && categories.includes(categoryId)),
    )
    .reduce((total, { count }) => total + count, 0);
}
