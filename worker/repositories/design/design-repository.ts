import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { DesignChoices } from "#domain/design/design-answer.ts";
import type { DesignProduct } from "#domain/design/design-catalogue.ts";
import { filePath } from "#domain/files/file-path.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { RecommendationRule } from "#domain/recommendations/recommendation.ts";
import { availableUnits } from "#domain/stock/availability.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { Database } from "#worker/db/client.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { structure } from "#worker/db/schema/kits.ts";
import type { Center } from "../centers/center-repository.ts";
import { findWords } from "#worker/repositories/shared/find-words.ts";
import { toKitPart } from "../kits/kit-part-repository.ts";
import type { OfferRow } from "../offers/offer-repository.ts";
import { groupOf, type PriceListBuyer, productPriceColumns } from "../pricing/pricing-columns.ts";
import { pricingQueries, type PricedCompanyRow, type PublishedRulesRow } from "../pricing/pricing-queries.ts";
import { toPricedProduct } from "../pricing/pricing-rows.ts";
import { RECOMMENDATIONS } from "../recommendations/recommendation-kind.ts";
import { type Buyer, sellingQueries, toSellingCenters } from "../centers/selling-center.ts";
import { stockAt, stockByCenter } from "../stock/stock-by-center.ts";

/** Limit of products of each type (module, inverter, string box); the cheapest ones are read. */
const MOST_OF_TYPE = 400;
/** Limit of products of a category among which a rule chooses; those in stock come first, then the cheapest. */
const MOST_CANDIDATES = 50;
/** Limit of products in a search for parts. */
const MOST_FOUND = 20;

/** A product with the facts for its price. */
export type SoldProduct = DesignProduct & { priced: PricedItem; photoUrl: string | null };

/** Data of a distributor for designing kits for a buyer. */
export interface DesignWorld {
  products: Map<string, SoldProduct>;
  rules: RecommendationRule[];
  /** Centers that sell to the buyer, the first choice first. */
  centers: readonly Center[];
  pricingRules: readonly PublishedRulesRow[];
  company: PricedCompanyRow | undefined;
}

interface Asked {
  buyer: Buyer;
  today: string;
  /** Version of the price rules that is compiled already. */
  knownVersion: number | null;
}

/** Products and rules for designing kits of one distributor. */
export function createDesignRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const isOnSale = sql`product.active = 1 and product.is_to_sell = 1`;
  const rowsOf = (buyer: PriceListBuyer, where: SQL) =>
    orm
      .select({
        ...getTableColumns(product),
        ...productPriceColumns(distributorId, buyer),
        stocks: stockByCenter(distributorId, product.id),
      })
      .from(product)
      .where(and(eq(product.distributorId, distributorId), where));
  const ofRules = (path: string) =>
    sql`(select content ->> ${path} from recommendation_rule where distributor_id = ${distributorId} and active = 1)`;
  const equipment = sql`select id from (
    select id, row_number() over (partition by type order by price_cents, product_code) as place
    from product where distributor_id = ${distributorId} and ${isOnSale}
      and type in ('module', 'inverter', 'stringBox')) where place <= ${MOST_OF_TYPE}`;
  const recommendable = sql`select id from (
    select id, row_number() over (partition by category_id
      order by exists (select 1 from stock where stock.distributor_id = ${distributorId}
        and stock.product_id = product.id and stock.on_hand > stock.reserved) desc, price_cents, product_code) as place
    from product where distributor_id = ${distributorId} and ${isOnSale} and category_id in ${ofRules("$.categoryId")})
    where place <= ${MOST_CANDIDATES} union select * from ${ofRules("$.productId")}`;
  const rulesQuery = () =>
    orm.all<OfferRow>(sql`select entry.*, ${RECOMMENDATIONS.extra} from recommendation_rule as entry
      where entry.distributor_id = ${distributorId} and entry.active = 1 order by entry.position, entry.id`);

  async function read(where: SQL, { buyer, today, knownVersion }: Asked): Promise<DesignWorld> {
    const group = groupOf(distributorId, buyer.integratorId);
    const [rows, rules, pricingRules, companies, ...selling] = await database.readBatch([
      rowsOf({ group, today }, where),
      rulesQuery(),
      ...pricingQueries(database, distributorId, { knownVersion, integratorId: buyer.integratorId }),
      ...sellingQueries(database, distributorId, buyer),
    ] as const);
    const centers = toSellingCenters(buyer, ...selling);
    return {
      products: new Map(rows.map((row) => [row.id, toSoldProduct(row, centers[0] ?? null)])),
      rules: rules.map(RECOMMENDATIONS.toItem),
      centers,
      pricingRules,
      company: companies[0],
    };
  }

  return {
    /** All equipment on sale and all products that rules may recommend, in one round trip. */
    readAll: (asked: Asked) => read(sql`product.id in (${equipment} union ${recommendable})`, asked),

    /** Given products, whether or not they are on sale, and all products that rules may recommend. */
    readSome: (ids: readonly string[], asked: Asked) =>
      read(
        sql`product.id in (select value from json_each(${JSON.stringify(ids)}) union ${recommendable})`,
        asked,
      ),

    /** Modules on sale and structures, in one round trip. */
    async readChoices(): Promise<Omit<DesignChoices, "inverterKinds">> {
      const [modules, structures] = await database.readBatch([
        orm
          .select({ id: product.id, name: product.name, manufacturer: product.manufacturer })
          .from(product)
          .where(and(eq(product.distributorId, distributorId), eq(product.type, "module"), isOnSale))
          .orderBy(product.manufacturer, product.name, product.id)
          .limit(MOST_OF_TYPE),
        orm
          .select({ id: structure.id, name: structure.name })
          .from(structure)
          .where(and(eq(structure.distributorId, distributorId), eq(structure.active, true)))
          .orderBy(structure.position, structure.name),
      ]);
      return { modules, structures };
    },

    /** Products of a group on sale, found by words of name, code, model or manufacturer, the cheapest first. */
    findParts: (group: EquipmentGroup, text: string, asked: Asked) => {
      const found = findWords("product_fts", distributorId, text);
      const isNamed = found === null ? sql`1` : sql`product.search_key in ${found}`;
      return read(
        sql`product.id in (select id from product where distributor_id = ${distributorId} and ${isOnSale}
          and ${inArray(product.type, [...EQUIPMENT_GROUPS[group]])} and ${isNamed}
          order by price_cents, product_code limit ${MOST_FOUND})`,
        asked,
      );
    },
  };
}

type ProductRow = Parameters<typeof toPricedProduct>[0] &
  Parameters<typeof toKitPart>[0] & { stocks: string; photoId: string | null };

function toSoldProduct(row: ProductRow, center: Center | null): SoldProduct {
  const stock = center === null ? { onHand: 0, reserved: 0, arrivals: [] } : stockAt(row.stocks, center.id);
  return {
    part: toKitPart(row),
    categoryId: row.categoryId,
    isOnSale: row.active && row.isToSell,
    automaticallyAdded: row.automaticallyAdded,
    available: availableUnits(stock),
    stock,
    priced: toPricedProduct(row),
    photoUrl: row.photoId === null ? null : filePath(row.photoId),
  };
}
