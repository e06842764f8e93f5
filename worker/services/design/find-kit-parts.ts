import type { KitPartAnswer } from "#domain/design/design-answer.ts";
import type { KitPartSearch } from "#domain/design/design-schema.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { kitDesignAccess, openDesign } from "./open-design.ts";
import { toLineAnswer } from "./to-kit-answer.ts";

/** Finds products for sale that can be added to a kit, cheapest first.
 *  @throws DomainError CENTER_REQUIRED, NOT_FOUND for a company */
export function createFindKitParts(scope: Scope) {
  return async function findKitParts(search: KitPartSearch): Promise<KitPartAnswer[]> {
    const tenant = authoriseUser(scope, kitDesignAccess);
    const open = await openDesign(scope, tenant, search, (repository, asked) =>
      repository.findParts(search.group, search.search, asked),
    );
    return [...open.catalogue.products.values()]
      .sort((a, b) => a.part.priceCents - b.part.priceCents)
      .map((product) => {
        const line = { product, amount: 1, recAmount: 0, recAutomaticAmount: 0, freeAmount: 0 };
        const price = open.priceOf([line])?.get(product.part.productId);
        const {
          amount: _amount,
          recAmount: _rec,
          recAutomaticAmount: _auto,
          freeAmount: _free,
          ...rest
        } = toLineAnswer(line, price, open);
        return { ...rest, part: { ...product.part, priceCents: 0 } };
      });
  };
}
