import type { RecommendableProduct, RecommendationRule } from "./recommendation.ts";

/** Chooses the product that a rule recommends in an amount; null if none is for sale. */
export type ChooseTarget = (rule: RecommendationRule, amount: number) => RecommendableProduct | null;

/** A chooser of recommended products for a cart; each answer is cached. */
export function createTargets(
  products: ReadonlyMap<string, RecommendableProduct>,
  chosenUnits: ReadonlyMap<string, number>,
): ChooseTarget {
  const chosen = new Set([...chosenUnits].flatMap(([id, amount]) => (amount > 0 ? [id] : [])));
  const byCategory = new Map<string | null, RecommendableProduct[]>();
  for (const product of products.values()) {
    const alike = byCategory.get(product.categoryId) ?? [];
    alike.push(product);
    byCategory.set(product.categoryId, alike);
  }
  const known = new Map<string, RecommendableProduct | null>();
  return function targetOf({ id, productId, categoryId }, amount) {
    if (productId !== null) {
      const product = products.get(productId);
      return product?.isOnSale === true ? product : null;
    }
    const key = `${id} ${String(amount)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const target = chooseProduct(byCategory.get(categoryId) ?? [], { chosen, amount });
    known.set(key, target);
    return target;
  };
}

/** The product of a category to recommend: one already chosen, then one with enough stock, then the cheapest, then by
 *  code. Products that are not for sale are excluded.
 *  @param chosen - ids of products that a person chose
 *  @param amount - recommended units */
function chooseProduct(
  products: readonly RecommendableProduct[],
  { chosen, amount }: { chosen: ReadonlySet<string>; amount: number },
): RecommendableProduct | null {
  let best: RecommendableProduct | null = null;
  for (const product of products) {
    if (!product.isOnSale) continue;
    if (best === null || compare(product, best, { chosen, amount }) < 0) best = product;
  }
  return best;
}

function compare(
  a: RecommendableProduct,
  b: RecommendableProduct,
  { chosen, amount }: { chosen: ReadonlySet<string>; amount: number },
): number {
  const rank = ({ part, available }: RecommendableProduct) => [
    chosen.has(part.productId) ? 0 : 1,
    available >= amount ? 0 : 1,
    available > 0 ? 0 : 1,
    part.priceCents,
  ];
  const [left, right] = [rank(a), rank(b)];
  const place = left.findIndex((value, index) => value !== right[index]);
  if (place >= 0) return (left[place] ?? 0) - (right[place] ?? 0);
  return a.part.productCode < b.part.productCode ? -1 : 1;
}
