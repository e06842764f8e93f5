import { and, eq, inArray, sql } from "drizzle-orm";
import { sellingCenters } from "#domain/centers/selling-centers.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { reusable } from "#worker/db/kept-answers.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { kit, kitOption, structure } from "#worker/db/schema/kits.ts";
import type { Center } from "../centers/center-repository.ts";
import {
  type FreightFacts,
  type FreightQuestion,
  freshQuote,
  reusableFreight,
  toStoredQuote,
} from "../freight/freight-quote-repository.ts";
import { componentsOfKits, isOnSale, productsOfKits } from "../kits/kit-queries.ts";
import {
  groupNamed,
  groupOf,
  kitPriceColumns,
  type PriceListBuyer,
  productPriceColumns,
} from "../pricing/pricing-columns.ts";
import { type KnownPricing, type PricedCompanyRow, reusablePricing } from "../pricing/pricing-queries.ts";
import { toPricedKit, toPricedProduct } from "../pricing/pricing-rows.ts";
import {
  freshQuotes,
  PLAIN_SALE,
  reusableOffers,
  type SaleFacts,
  type SaleQuestion,
  toSaleFacts,
} from "./sale-facts.ts";
import { levelAt, parseStocks, stocksOf, type WatchedLevel } from "../stock/stock-by-center.ts";
import { type Buyer, reusablePlaces } from "../centers/selling-center.ts";

/** The buyer, the day, and further facts to read with the items. */
export interface ItemReading<Compiled> {
  /** `groupName` is the group whose prices are asked for, if it is not the company's own. */
  buyer: Buyer & { groupName?: string };
  today: string;
  pricing: KnownPricing<Compiled>;
  sale?: SaleQuestion;
  /** Whether the distributor uses extra items and services. */
  withExtras?: boolean;
  freight?: Omit<FreightQuestion, "itemIds">;
  /** Id of the structure of mounted equipment. */
  structureId?: string | null;
}

/** Items for sale with all facts of their sale. */
export interface FoundItems<Compiled> {
  items: readonly (ItemForSale & { priced: PricedItem })[];
  center: Center | null;
  /** The centers that sell to the buyer; the first one is the seller. */
  centers: readonly Center[];
  /** The published rules. */
  pricing: Compiled;
  company: PricedCompanyRow | undefined;
  /** Offers beside the items. */
  offers: SaleFacts;
  freight: FreightFacts;
  /** Empty if no structure was asked for, or it no longer exists. */
  structureName: string;
  /** Stock of a product of the items at a center. */
  levelOf: (productId: string, centerId: string) => WatchedLevel & { isOnSale: boolean };
}

/** Before the address is known, only pickup has a freight. */
export const BEFORE_ADDRESS = {
  known: { shippingType: "FOB", state: null, zoneType: "urbana", cep: null },
  quote: null,
} as const satisfies Omit<FreightQuestion, "itemIds">;

/** Repository of everything that can be bought: options of closed kits, and loose products. */
export function createItemRepository(database: Database, distributorId: string) {
  const { orm } = database;

  /** Items by id for buyers of a group, without their stock. */
  function reusableItems(
    ids: readonly string[],
    {
      buyer,
      today,
      structureId,
    }: { buyer: Buyer & { groupName?: string }; today: string; structureId: string | null },
  ) {
    const { integratorId, groupId = { of: integratorId }, groupName } = buyer;
    const group = groupOfBuyer(distributorId, buyer);
    return reusable({
      key: `items ${JSON.stringify([ids, today, structureId, groupName ?? groupId, groupName === undefined])}`,
      parts: ["selling"],
      queries: () =>
        [
          orm
            .select({
              option: kitOption,
              productCode: kit.productCode,
              price: kitPriceColumns(distributorId, { group, today }),
            })
            .from(kitOption)
            .innerJoin(kit, and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId)))
            .where(
              and(
                eq(kitOption.distributorId, distributorId),
                isOnSale(today),
                inArray(kitOption.id, eachOf(ids)),
              ),
            ),
          componentsOfKits(database, distributorId, eachOf(ids)),
          orm
            .select({ product, price: productPriceColumns(distributorId, { group, today }) })
            .from(product)
            .where(
              and(
                eq(product.distributorId, distributorId),
                eq(product.active, true),
                eq(product.isToSell, true),
                inArray(product.id, eachOf(ids)),
              ),
            ),
          orm
            .select({ name: structure.name })
            .from(structure)
            .where(and(eq(structure.distributorId, distributorId), eq(structure.id, structureId ?? ""))),
        ] as const,
      make: ([options, components, products, structures]) => ({
        items: [
          ...options.map((row) => toKitForSale(row, components)),
          ...products.map(({ product: row, price }) => toProductForSale(row, price)),
        ],
        /** Products of kits that are not for sale. */
        notOnSale: components
          .filter((part) => !part.active || !part.isToSell)
          .map(({ productId }) => productId),
        structureName: structures[0]?.name ?? "",
      }),
    });
  }

  /** Stock of the items' products by center. */
  function reusableStocks(ids: readonly string[]) {
    const wanted = eachOf(ids);
    return reusable({
      key: `item stocks ${JSON.stringify(ids)}`,
      parts: ["selling", "stock"],
      queries: () =>
        [
          stocksOf(
            database,
            distributorId,
            sql`(select * from ${productsOfKits(database, distributorId, wanted)} union all select * from ${wanted})`,
          ),
        ] as const,
      make: ([rows]) =>
        Object.fromEntries(rows.map(({ productId, stocks }) => [productId, parseStocks(stocks)])),
    });
  }

  return {
    /** Reads items for sale by id, with the selling center, in one round trip at most. Unknown items, and items that are
     *  not for sale, are left out. */
    async getForSale<Compiled>(
      ids: readonly string[],
      {
        buyer,
        today,
        pricing: known,
        sale = PLAIN_SALE,
        withExtras = false,
        freight = BEFORE_ADDRESS,
        structureId = null,
      }: ItemReading<Compiled>,
    ): Promise<FoundItems<Compiled>> {
      const { rules, company: ownCompany } = reusablePricing(
        database,
        distributorId,
        known,
        buyer.integratorId,
      );
      const [{ centers, regions }, pricing, company, found, stocks, offers, quotes, carried, quote] =
        await database.readReusable(distributorId, [
          reusablePlaces(database, distributorId),
          rules,
          ownCompany,
          reusableItems(ids, { buyer, today, structureId }),
          reusableStocks(ids),
          reusableOffers(database, distributorId, sale, buyer),
          freshQuotes(database, distributorId, sale.quotes),
          reusableFreight(database, distributorId, { itemIds: ids, known: freight.known }),
          freshQuote(database, distributorId, freight.quote),
        ]);
      const selling = sellingCenters({ ...buyer, state: company?.state ?? null, centers, regions });
      const { items, structureName, notOnSale } = found;
      return {
        ...{ items, structureName, pricing, company },
        center: selling[0] ?? null,
        centers: selling,
        offers: toSaleFacts(offers, quotes, { withExtras }),
        freight: { ...carried, quote: toStoredQuote(quote) },
        levelOf: (productId, centerId) => ({
          ...levelAt(stocks[productId], centerId),
          isOnSale: !notOnSale.includes(productId),
        }),
      };
    },
  };
}

/** The group whose price lists apply: the one that is asked for, else the company's, which is looked up if it is not
 *  known. */
function groupOfBuyer(
  distributorId: string,
  { integratorId, groupId, groupName }: Buyer & { groupName?: string },
): PriceListBuyer["group"] {
  if (groupName !== undefined) return groupNamed(distributorId, groupName);
  return groupId === undefined ? groupOf(distributorId, integratorId) : groupId;
}

type KitColumns = Omit<Parameters<typeof toPricedKit>[0], "productCode">;

function toKitForSale(
  {
    option,
    productCode,
    price,
  }: {
    option: typeof kitOption.$inferSelect;
    productCode: string;
    price: Pick<KitColumns, "costCents" | "weightKg" | "listPrice">;
  },
  components: Awaited<ReturnType<typeof componentsOfKits>>,
): ItemForSale & { priced: PricedItem } {
  return {
    ...({ kind: "kit", type: "kit", category: "", origin: "", ncm: "", productCode } as const),
    priced: toPricedKit({ ...option, ...price, productCode }),
    id: option.id,
    name: option.name,
    powerW: option.powerW,
    priceCents: option.priceCents,
    version: option.version,
    products: components
      .filter(({ optionId }) => optionId === option.id)
      .map(({ productId, name, manufacturer, type, amount }) => ({
        ...{ productId, name, manufacturer, type, amount },
      })),
  };
}

function toProductForSale(
  row: typeof product.$inferSelect,
  price: { category: string; listPrice: string | null },
): ItemForSale & { priced: PricedItem } {
  const { id, productCode, type, name, manufacturer, origin, ncm, priceCents, version } = row;
  return {
    ...({ kind: "product", id, productCode, type, name, origin, ncm, priceCents, version } as const),
    priced: toPricedProduct({ ...row, ...price }),
    category: price.category,
    powerW: type === "module" ? (row.powerW ?? 0) : 0,
    products: [{ productId: id, name, manufacturer, type, amount: 1 }],
  };
}
