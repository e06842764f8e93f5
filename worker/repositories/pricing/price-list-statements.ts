import { sql } from "drizzle-orm";
import type { PriceListInput } from "#domain/pricing/pricing-input-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { priceList, priceListItem } from "#worker/db/schema/pricing.ts";
import type { PricedId } from "./price-list-repository.ts";

// Prices of a list are written as sets.

const ENTITY = "priceList";

interface SavedList {
  id: string;
  input: PriceListInput;
  at: string;
}

function assertFits(distributorId: string, { id, input }: SavedList): WriteStatement[] {
  const groupIds = [...new Set(input.groupIds)];
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from price_list where distributor_id = ${distributorId}
        and lower(name) = lower(${input.name}) and id <> ${id})`,
      () => new DomainError("NAME_TAKEN", { entity: ENTITY, name: input.name }),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from integrator_group where distributor_id = ${distributorId}
        and id in (select value from json_each(${JSON.stringify(groupIds)}))) = ${groupIds.length}`,
      () => new DomainError("NOT_FOUND", { entity: "integratorGroup", id: groupIds.join(",") }),
    ),
  ];
}

/** Inserts a price list.
 *  @throws DomainError NAME_TAKEN, NOT_FOUND for a group, by the batch */
export function insertPriceList(distributorId: string, saved: SavedList): WriteStatement[] {
  const { id, input, at } = saved;
  return [
    ...assertFits(distributorId, saved),
    insertRow(priceList, { ...input, distributorId, id, createdAt: at, updatedAt: at }),
  ];
}

/** Replaces a price list.
 *  @throws DomainError NAME_TAKEN, NOT_FOUND for a group, STALE_VERSION, by the batch */
export function updatePriceList(
  distributorId: string,
  { version, ...saved }: SavedList & { version: number },
): WriteStatement[] {
  const { id, input, at } = saved;
  return [
    ...assertFits(distributorId, saved),
    ...updateVersion(priceList, { distributorId, id, version }, { ...input, updatedAt: at }, ENTITY),
  ];
}

/** Deletes a price list.
 *  @throws DomainError STALE_VERSION, by the batch */
export function deletePriceList(distributorId: string, id: string, version: number): WriteStatement[] {
  return [
    deleteRow(priceList, { distributorId, id, version }),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: ENTITY, id })),
    deleteRow(priceListItem, { distributorId, listId: id }),
  ];
}

/** Increments the list's version, because its prices are part of what was read. */
function touchList(
  distributorId: string,
  { id, version, at }: { id: string; version: number; at: string },
): WriteStatement[] {
  return updateVersion(priceList, { distributorId, id, version }, { updatedAt: at }, ENTITY);
}

/** Sets prices of a list; null removes the item.
 *  @throws DomainError STALE_VERSION, by the batch */
export function setPrices(
  distributorId: string,
  { items, ...list }: { id: string; version: number; at: string; items: readonly PricedId[] },
): WriteStatement[] {
  const gone = JSON.stringify(items.filter(({ priceCents }) => priceCents === null));
  const kept = JSON.stringify(items.filter(({ priceCents }) => priceCents !== null));
  return [
    ...touchList(distributorId, list),
    {
      query: sql`delete from price_list_item where distributor_id = ${distributorId} and list_id = ${list.id}
        and (kind, item_id) in (select value ->> 'kind', value ->> 'id' from json_each(${gone}))`,
    },
    {
      query: sql`insert into price_list_item (distributor_id, list_id, kind, item_id, price_cents)
        select ${distributorId}, ${list.id}, value ->> 'kind', value ->> 'id', value ->> 'priceCents'
        from json_each(${kept}) where true
        on conflict (distributor_id, list_id, kind, item_id) do update set price_cents = excluded.price_cents`,
    },
  ];
}

/** Share of the catalogue price in millionths, so that the database rounds integers half up. */
const MILLION = 1_000_000;

/** Fills a list with catalogue prices and a percentage on them. The last statement returns the number of prices.
 *  @throws DomainError STALE_VERSION, by the batch */
export function fillPrices(
  distributorId: string,
  {
    kind,
    millionths,
    onlyMissing,
    ...list
  }: {
    id: string;
    version: number;
    at: string;
    kind: "product" | "kit";
    millionths: number;
    onlyMissing: boolean;
  },
): WriteStatement[] {
  const price = sql`(price_cents * ${millionths} + ${MILLION / 2}) / ${MILLION}`;
  const source =
    kind === "product"
      ? sql`from product where distributor_id = ${distributorId} and active = 1`
      : sql`from kit_option where distributor_id = ${distributorId} and is_to_sell = 1`;
  return [
    ...touchList(distributorId, list),
    {
      query: sql`insert into price_list_item (distributor_id, list_id, kind, item_id, price_cents)
        select ${distributorId}, ${list.id}, ${kind}, id, cast(${price} as integer) ${source}
        on conflict (distributor_id, list_id, kind, item_id)
          do ${onlyMissing ? sql`nothing` : sql`update set price_cents = excluded.price_cents`}`,
    },
  ];
}
