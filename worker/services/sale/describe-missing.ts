import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { createItemNameRepository, type NamedItem } from "#worker/repositories/sale/item-name-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { type OfferedSubstitute, withSubstitutes } from "./substitutes-for.ts";

/** An item of a cart that is no longer for sale, with its substitutes. */
export type MissingItem = NamedItem & { substitutes: OfferedSubstitute[] };

/** Names the items of a cart that are no longer for sale. Ids that the distributor never had stay unknown. */
export function createDescribeMissing(scope: Scope) {
  return async function describeMissing(ids: readonly string[]): Promise<MissingItem[]> {
    const tenant = authoriseUser(scope, ANY_BUYING_ACCESS);
    if (ids.length === 0) return [];
    const { distributor, database } = tenant;
    return withSubstitutes(tenant, await createItemNameRepository(database, distributor.id).listNames(ids));
  };
}
