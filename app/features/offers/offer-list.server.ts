import { type OfferListQuery, readOfferListQuery } from "#domain/offers/offer-list-schema.ts";
import type { ListSort } from "#app/lib/lists/list-address.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Rows of a page by default. */
const OFFER_PAGE_SIZE = 50;

/** Loads the page of a list that the address names. `isEmpty` is only set when no search or filter is active. */
export async function readOfferList<Item>(
  args: PortalArgs,
  list: (query: OfferListQuery, pageSize: number) => Promise<{ items: Item[]; totalItems: number }>,
) {
  const memory = recallList(args);
  const pageSize = memory.pageSize ?? OFFER_PAGE_SIZE;
  const query = readOfferListQuery(new URL(args.request.url).searchParams);
  const { items, totalItems } = await list(query, pageSize);
  const { search, active, sort, page } = query;
  const isNarrow = search !== "" || active !== undefined || page > 1;
  const listSort: ListSort = {
    key: sort.replace(/^-/, ""),
    direction: sort.startsWith("-") ? "desc" : "asc",
  };
  return {
    rows: items,
    totalItems,
    page,
    pageSize,
    usualSize: OFFER_PAGE_SIZE,
    opensWith: memory.opensWith,
    active: active ?? null,
    sort: listSort,
    isEmpty: totalItems === 0 && !isNarrow,
  };
}
