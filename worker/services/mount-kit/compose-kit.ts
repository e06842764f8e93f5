import { composeKit as composeKitOf } from "#domain/design/complete-kit.ts";
import type { KitCompositionAnswer } from "#domain/design/design-answer.ts";
import { openCompletion } from "#domain/design/design-kits.ts";
import type { KitCompositionInput } from "#domain/design/design-schema.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { kitDesignAccess, openDesign } from "../design/open-design.ts";
import { toKitAnswer } from "../design/to-kit-answer.ts";

/** Completes and checks a mounted kit: recommended products, free units, findings, price. Nothing is saved. Products
 *  that are not for sale are reported; nothing else is refused.
 *  @throws DomainError CENTER_REQUIRED, NOT_FOUND for a company */
export function createComposeKit(scope: Scope) {
  return async function composeKit(input: KitCompositionInput): Promise<KitCompositionAnswer> {
    const tenant = authoriseUser(scope, kitDesignAccess);
    const ids = input.products.map(({ id }) => id);
    const open = await openDesign(scope, tenant, input, (repository, asked) =>
      repository.readSome(ids, asked),
    );
    const { products } = open.catalogue;
    const kept = input.products.flatMap(({ id, amount, recAmount }) => {
      const product = products.get(id);
      return product?.isOnSale === true ? [{ product, amount, recAmount }] : [];
    });
    const completion = openCompletion(
      open.catalogue,
      { layout: input.structure, grid: input.grid },
      open.check,
    );
    const kit = composeKitOf(kept, completion);
    return {
      ...toKitAnswer(kit, open),
      parts: [...kit.lines, ...kit.removed].map(({ product: { part } }) => ({ ...part, priceCents: 0 })),
      missingIds: ids.filter((id) => products.get(id)?.isOnSale !== true),
    };
  };
}
