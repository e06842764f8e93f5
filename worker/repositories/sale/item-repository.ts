import { and, eq, inArray } from "drizzle-orm";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import type { SaleStock } from "#domain/requests/line-stock.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { kit, kitOption, structure } from "#worker/db/schema/kits.ts";
import type { Center } from "../centers/center-repository.ts";
import {
  type FreightFacts,
  freightFactQueries,
  type FreightQuestion,
  toFreightFacts,
} from "../freight/freight-quote-repository.ts";
import { componentsOfKits, isOnSale, stocksOfComponents } from "../kits/kit-queries.ts";
import {
  groupOf,
  kitPriceColumns,
  type PriceListBuyer,
  productPriceColumns,
} from "../pricing/pricing-columns.ts";
import { type PricedCompanyRow, pricingQueries, type PublishedRulesRow } from "../pricing/pricing-queries.ts";
import { toPricedKit, toPricedProduct } from "../pricing/pricing-rows.ts";
import { PLAIN_SALE, type SaleFacts, saleQueries, type SaleQuestion, toSaleFacts } from "./sale-facts.ts";
import { stockAt, stockByCenter } from "../stock/stock-by-center.ts";
import { type Buyer, sellingQueries, toSellingCenters } from "../centers/selling-center.ts";

/** The buyer, the day, and further facts to read with the items. */
export interface ItemReading {
  /** `group` is the group whose prices are asked for, if it is not the company's own. */
  buyer: Buyer & { group?: PriceListBuyer["group"] };
  today: string;
  /** Version of the pricing rules that is cached. */
  knownVersion: number | null;
  sale?: SaleQuestion;
  /** Whether the distributor uses extra items and services. */
  withExtras?: boolean;
  freight?: Omit<FreightQuestion, "itemIds">;
  /** Id of the structure of mounted equipment. */
  structureId?: string | null;
}

/** Items for sale with all facts of their sale, in one state of the database. */
export interface FoundItems {
  items: (ItemForSale & { priced: PricedItem })[];
  center: Center | null;
  /** The centers that sell to the buyer; the first one is the seller. */
  centers: readonly Center[];
  rules: readonly PublishedRulesRow[];
  company: PricedCompanyRow | undefined;
  /** Offers beside the items. */
  offers: SaleFacts;
  freight: FreightFacts;
  /** Empty if no structure was asked for, or it no longer exists. */
  structureName: string;
  /** Stock of a product of the items at a center. */
  levelOf: SaleStock["levelOf"];
}

/** Before the address is known, only pickup has a freight. */
export const BEFORE_ADDRESS = {
  known: { shippingType: "FOB", state: null, zoneType: "urbana", cep: null },
  quote: null,
} as const satisfies Omit<FreightQuestion, "itemIds">;

/** Repository of everything that can be bought: options of closed kits, and loose products. */
export function createItemRepository(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** Reads items for sale by id, with the selling center, in one round trip. Unknown items, and items that are not
     *  for sale, are left out. */
    async getForSale(
      ids: readonly string[],
      {
        buyer,
        today,
        knownVersion,
        sale = PLAIN_SALE,
        withExtras = false,
        freight = BEFORE_ADDRESS,
        structureId = null,
      }: ItemReading,
    ): Promise<FoundItems> {
      const { group = groupOf(distributorId, buyer.integratorId) } = buyer;
      const [
        centers,
        regions,
        companies,
        rules,
        pricedCompanies,
        options,
        components,
        componentStocks,
        products,
        structures,
        extraItems,
        services,
        methods,
        conditions,
        coupons,
        quotes,
        forms,
        ...freightFacts
      ] = await database.readBatch([
        ...sellingQueries(database, distributorId, buyer),
        ...pricingQueries(database, distributorId, { knownVersion, integratorId: buyer.integratorId }),
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
        stocksOfComponents(database, distributorId, eachOf(ids)),
        orm
          .select({
            product,
            price: productPriceColumns(distributorId, { group, today }),
            stocks: stockByCenter(distributorId, product.id),
          })
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
        ...saleQueries(database, distributorId, sale, { integratorId: buyer.integratorId }),
        ...freightFactQueries(database, distributorId, { itemIds: ids, ...freight }),
      ]);
      const selling = toSellingCenters(buyer, centers, regions, companies);
      return {
        center: selling[0] ?? null,
        centers: selling,
        rules,
        company: pricedCompanies[0],
        offers: toSaleFacts([extraItems, services, methods, conditions, coupons, quotes, forms], {
          withExtras,
        }),
        freight: toFreightFacts(...freightFacts),
        structureName: structures[0]?.name ?? "",
        levelOf: (productId, centerId) => {
          const part = components.find((one) => one.productId === productId);
          const { stocks } = componentStocks.find((one) => one.productId === productId) ??
            products.find((one) => one.product.id === productId) ?? { stocks: "{}" };
          const isOnSale = part === undefined || (part.active && part.isToSell);
          return { ...stockAt(stocks, centerId), isOnSale };
        },
        items: [
          ...options.map((row) => toKitForSale(row, components)),
          ...products.map(({ product: row, price }) => toProductForSale(row, price)),
        ],
      };
    },
  };
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
