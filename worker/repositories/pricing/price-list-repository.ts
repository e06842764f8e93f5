import { and, asc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { PriceList, PriceListItem } from "#domain/pricing/pricing-answers.ts";
import type { PriceListItems } from "#domain/pricing/pricing-input-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { kit, kitOption } from "#worker/db/schema/kits.ts";
import { priceList, priceListItem } from "#worker/db/schema/pricing.ts";

/** Prices on a page of a list. */
export const ITEM_PAGE_SIZE = 50;

const IdsSchema = z.array(z.string()).catch([]);

export interface PricedId {
  kind: "product" | "kit";
  id: string;
  priceCents: number | null;
}

/** Price lists of one distributor. */
export function createPriceListRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(priceList.distributorId, distributorId);
  const countOf = (kind: "product" | "kit") =>
    sql<number>`(select count(*) from price_list_item as item where item.distributor_id = ${distributorId}
      and item.list_id = price_list.id and item.kind = ${kind})`;
  const query = () =>
    orm.select({ list: priceList, products: countOf("product"), kits: countOf("kit") }).from(priceList);

  return {
    async listPriceLists(): Promise<PriceList[]> {
      const [rows] = await database.readBatch([
        query().where(own).orderBy(asc(priceList.position), asc(priceList.id)),
      ]);
      return rows.map(toPriceList);
    },

    /** Reads a price list.
     *  @throws DomainError NOT_FOUND */
    async getPriceList(id: string): Promise<PriceList> {
      const [[row]] = await database.readBatch([query().where(and(own, eq(priceList.id, id)))]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "priceList", id });
      return toPriceList(row);
    },

    /** Lists a page of a list's prices of one kind, by name. */
    async listItems(
      listId: string,
      { page, kind, search }: { page: number; kind: "product" | "kit"; search: string },
    ): Promise<{ items: PriceListItem[]; totalItems: number }> {
      const text = `%${search.replaceAll(/[%_]/g, "")}%`;
      const isListed = and(
        eq(priceListItem.distributorId, distributorId),
        eq(priceListItem.listId, listId),
        eq(priceListItem.kind, kind),
      );
      const matches = (name: unknown, code: unknown) =>
        search === "" ? undefined : sql`(${name} like ${text} or ${code} like ${text})`;
      const total = sql<number>`count(*)`;
      const offset = (page - 1) * ITEM_PAGE_SIZE;
      if (kind === "product") {
        const joined = and(eq(product.distributorId, distributorId), eq(product.id, priceListItem.itemId));
        const where = and(isListed, matches(product.name, product.productCode));
        const [rows, [counted]] = await database.readBatch([
          orm
            .select({
              id: product.id,
              productCode: product.productCode,
              name: product.name,
              priceCents: priceListItem.priceCents,
              catalogueCents: product.priceCents,
            })
            .from(priceListItem)
            .innerJoin(product, joined)
            .where(where)
            .orderBy(asc(product.name), asc(product.id))
            .limit(ITEM_PAGE_SIZE)
            .offset(offset),
          orm.select({ total }).from(priceListItem).innerJoin(product, joined).where(where),
        ]);
        return { items: rows.map((row) => ({ kind, ...row })), totalItems: counted?.total ?? 0 };
      }
      const joined = and(eq(kitOption.distributorId, distributorId), eq(kitOption.id, priceListItem.itemId));
      const ofKit = and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId));
      const where = and(isListed, matches(kitOption.name, kit.productCode));
      const [rows, [counted]] = await database.readBatch([
        orm
          .select({
            id: kitOption.id,
            productCode: kit.productCode,
            name: kitOption.name,
            priceCents: priceListItem.priceCents,
            catalogueCents: kitOption.priceCents,
          })
          .from(priceListItem)
          .innerJoin(kitOption, joined)
          .innerJoin(kit, ofKit)
          .where(where)
          .orderBy(asc(kitOption.name), asc(kitOption.id))
          .limit(ITEM_PAGE_SIZE)
          .offset(offset),
        orm
          .select({ total })
          .from(priceListItem)
          .innerJoin(kitOption, joined)
          .innerJoin(kit, ofKit)
          .where(where),
      ]);
      return { items: rows.map((row) => ({ kind, ...row })), totalItems: counted?.total ?? 0 };
    },

    /** Finds items by code: a product by its code or id, options by their id or by the code or id of their kit. For
     *  repeated items the last price counts.
     *  @returns the items, and the indexes of unknown codes */
    async findItems(wanted: PriceListItems["items"]): Promise<{ found: PricedId[]; unknown: number[] }> {
      const codes = JSON.stringify(wanted.map(({ kind, code }) => ({ kind, code })));
      const place = sql<number>`wanted.key`;
      const [products, kits] = await database.readBatch([
        orm
          .select({ place, id: sql<string>`product.id` })
          .from(
            sql`json_each(${codes}) as wanted join product on product.distributor_id = ${distributorId}
              and (product.id = wanted.value ->> 'code' or product.product_code = wanted.value ->> 'code')`,
          )
          .where(sql`wanted.value ->> 'kind' = 'product'`),
        orm
          .select({ place, id: sql<string>`kit_option.id` })
          .from(
            sql`json_each(${codes}) as wanted join kit_option on kit_option.distributor_id = ${distributorId}
              and (kit_option.id = wanted.value ->> 'code' or kit_option.kit_id in (select kit.id from kit
                where kit.distributor_id = ${distributorId}
                  and (kit.id = wanted.value ->> 'code' or kit.product_code = wanted.value ->> 'code')))`,
          )
          .where(sql`wanted.value ->> 'kind' = 'kit'`),
      ]);
      const named = [
        ...products.map((row) => ({ ...row, kind: "product" as const })),
        ...kits.map((row) => ({ ...row, kind: "kit" as const })),
      ].sort((a, b) => a.place - b.place);
      const places = new Set(named.map(({ place: at }) => at));
      const byItem = new Map(
        named.map(({ kind, id, place: at }) => [
          `${kind} ${id}`,
          { kind, id, priceCents: wanted[at]?.priceCents ?? null },
        ]),
      );
      return {
        found: [...byItem.values()],
        unknown: wanted.flatMap((_one, at) => (places.has(at) ? [] : [at])),
      };
    },
  };
}

function toPriceList({
  list,
  products,
  kits,
}: {
  list: typeof priceList.$inferSelect;
  products: number;
  kits: number;
}): PriceList {
  const { distributorId: _owner, createdAt: _at, groupIds, ...rest } = list;
  return { ...rest, groupIds: IdsSchema.parse(groupIds), products, kits };
}
