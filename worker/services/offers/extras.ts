import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { StoredEntry } from "#domain/offers/offer-schema.ts";
import type { OfferListQuery } from "#domain/offers/offer-list-schema.ts";
import { EXTRA_ITEMS, SERVICE_ITEMS } from "#worker/repositories/offers/offer-kinds.ts";
import { createOfferRepository, type OfferKind } from "#worker/repositories/offers/offer-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { createOfferUseCases } from "./offer-use-cases.ts";

export const extrasAccess: AccessRule = PAGES.ExtraItemsSettings.access;

/** Entries on a page of a list. */
const OFFER_PAGE_SIZE = 50;

const SORT_COLUMNS = {
  name: "name",
  productCode: "product_code",
  basePriceCents: "base_price_cents",
  updatedAt: "updated_at",
} as const;

/** Use cases of extra items: insurance, a longer warranty, unloading. */
export function createExtraItems(scope: Scope) {
  return {
    ...createOfferUseCases(scope, { kind: EXTRA_ITEMS, access: extrasAccess }),
    list: lister(scope, EXTRA_ITEMS),
  };
}

/** Use cases of services: design, approval, installation. */
export function createServiceItems(scope: Scope) {
  return {
    ...createOfferUseCases(scope, { kind: SERVICE_ITEMS, access: extrasAccess }),
    list: lister(scope, SERVICE_ITEMS),
  };
}

/** Lists a page of offers, with search and sorting. */
function lister<Input extends object, Item extends StoredEntry>(scope: Scope, kind: OfferKind<Input, Item>) {
  return async function list({ search, active, sort, page }: OfferListQuery, pageSize = OFFER_PAGE_SIZE) {
    const { distributor, database } = authoriseUser(scope, extrasAccess);
    const isDescending = sort.startsWith("-");
    const column = SORT_COLUMNS[sort.replace("-", "") as keyof typeof SORT_COLUMNS];
    return createOfferRepository(database, distributor.id, kind).listPage({
      pattern: search === "" ? null : toSearchText(search).pattern,
      active: active ?? null,
      sort: {
        column: column === "product_code" && kind.table.unique.column === "name" ? "name" : column,
        isDescending,
      },
      page,
      pageSize,
    });
  };
}
