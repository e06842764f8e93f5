import { type OfferListQuery, readOfferListQuery } from "#domain/offers/offer-list-schema.ts";
import type { ListSort } from "./list-address.ts";

const PAGE_SIZE = 50;

/** A page of a list as its address asks for it. It is empty as a whole only where nothing narrows it. */
export async function readOfferList<Item>(
  request: Request,
  list: (query: OfferListQuery) => Promise<{ items: Item[]; totalItems: number }>,
) {
  const query = readOfferListQuery(new URL(request.url).searchParams);
  const { items, totalItems } = await list(query);
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
    pageSize: PAGE_SIZE,
    active: active ?? null,
    sort: listSort,
    isEmpty: totalItems === 0 && !isNarrow,
  };
}
