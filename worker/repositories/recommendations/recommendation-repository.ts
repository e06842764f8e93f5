import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Center } from "../centers/center-repository.ts";
import type { RecommendableProduct, RecommendationRule } from "#domain/recommendations/recommendation.ts";
import { availableUnits } from "#domain/stock/availability.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { category, product } from "#worker/db/schema/catalog.ts";
import { structure } from "#worker/db/schema/kits.ts";
import { toKitPart } from "../kits/kit-part-repository.ts";
import type { OfferRow } from "../offers/offer-repository.ts";
import { RECOMMENDATIONS } from "./recommendation-kind.ts";
import { type Buyer, sellingQueries, toSellingCenters } from "../centers/selling-center.ts";
import { stockAt, stockByCenter } from "../stock/stock-by-center.ts";

/** Products of a category among which one is chosen: those in stock first, then the cheapest. */
const MAX_CANDIDATES = 50;
const MAX_SUGGESTIONS = 400;

/** What recommendations are calculated from. */
export interface RecommendationWorldRows {
  /** The active rules in their order. */
  rules: RecommendationRule[];
  /** Products of the cart, and all that the rules may recommend, by id. */
  products: Map<string, RecommendableProduct>;
  center: Center | null;
  /** Whether the company that buys is the distributor's. */
  hasCompany: boolean;
}

/** What the form of a rule offers. */
export interface RecommendationChoices {
  categories: { id: string; name: string }[];
  structures: { id: string; name: string }[];
  manufacturers: string[];
  /** Active products, the main equipment first, as far as a list of suggestions goes. */
  products: { code: string; name: string }[];
}

/** What recommendations of one distributor are made of. */
export function createRecommendationRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(product.distributorId, distributorId);
  const ofRules = (path: string) =>
    sql`(select content ->> ${path} from recommendation_rule where distributor_id = ${distributorId} and active = 1)`;

  return {
    /** Rules, products and the center that sells, in one round trip.
     *  @param cart - what the cart holds, by code or by id */
    async readWorld(
      cart: { codes: readonly string[] } | { ids: readonly string[] },
      buyer: Buyer,
    ): Promise<RecommendationWorldRows> {
      const [column, named] = "codes" in cart ? ["product_code", cart.codes] : ["id", cart.ids];
      const chosen = sql`${sql.identifier(column)} in (select value from json_each(${JSON.stringify(named)}))`;
      const candidates = sql`(select id from (
        select id, row_number() over (partition by category_id
          order by exists (select 1 from stock where stock.distributor_id = ${distributorId}
            and stock.product_id = product.id and stock.on_hand > stock.reserved) desc, price_cents, product_code) as place
        from product where distributor_id = ${distributorId} and active = 1 and is_to_sell = 1
          and category_id in ${ofRules("$.categoryId")})
        where place <= ${MAX_CANDIDATES})`;
      const [rules, rows, ...selling] = await database.readBatch([
        orm.all<OfferRow>(sql`select entry.*, ${RECOMMENDATIONS.extra} from recommendation_rule as entry
          where entry.distributor_id = ${distributorId} and entry.active = 1 order by entry.position, entry.id`),
        orm
          .select({ ...getTableColumns(product), stocks: stockByCenter(distributorId, product.id) })
          .from(product)
          .where(
            and(
              own,
              sql`${product.id} in (
                select id from product where distributor_id = ${distributorId} and ${chosen}
                union select * from ${ofRules("$.productId")}
                union select * from ${candidates})`,
            ),
          ),
        ...sellingQueries(database, distributorId, buyer),
      ] as const);
      const [center = null] = toSellingCenters(buyer, ...selling);
      return {
        rules: rules.map(RECOMMENDATIONS.toItem),
        products: new Map(rows.map((row) => [row.id, toRecommendable(row, center)])),
        center,
        hasCompany: selling[2].length > 0,
      };
    },

    /** Categories, structures, manufacturers and products by which a rule is set off. */
    async readChoices(): Promise<RecommendationChoices> {
      const [categories, structures, brands, products] = await database.readBatch([
        orm
          .select({ id: category.id, name: category.name })
          .from(category)
          .where(eq(category.distributorId, distributorId))
          .orderBy(category.position, category.id),
        orm
          .select({ id: structure.id, name: structure.name })
          .from(structure)
          .where(eq(structure.distributorId, distributorId))
          .orderBy(structure.position, structure.id),
        orm
          .selectDistinct({ manufacturer: product.manufacturer })
          .from(product)
          .where(and(own, eq(product.active, true), sql`${product.manufacturer} <> ''`))
          .orderBy(product.manufacturer)
          .limit(200),
        orm
          .select({ code: product.productCode, name: product.name })
          .from(product)
          .where(and(own, eq(product.active, true)))
          .orderBy(sql`${product.type} = 'module' desc, ${product.type} = 'inverter' desc`, product.name)
          .limit(MAX_SUGGESTIONS),
      ]);
      return {
        categories,
        structures,
        manufacturers: brands.map(({ manufacturer }) => manufacturer),
        products,
      };
    },

    /** What exists of what a rule names. */
    async findNamed(named: {
      productCodes: readonly string[];
      categoryIds: readonly string[];
      structureIds: readonly string[];
    }) {
      const [products, categories, structures] = await database.readBatch([
        orm
          .select({ id: product.id, code: product.productCode })
          .from(product)
          .where(and(own, inArray(product.productCode, eachOf(named.productCodes)))),
        orm
          .select({ id: category.id })
          .from(category)
          .where(
            and(eq(category.distributorId, distributorId), inArray(category.id, eachOf(named.categoryIds))),
          ),
        orm
          .select({ id: structure.id })
          .from(structure)
          .where(
            and(
              eq(structure.distributorId, distributorId),
              inArray(structure.id, eachOf(named.structureIds)),
            ),
          ),
      ]);
      return {
        productIds: new Map(products.map(({ id, code }) => [code, id])),
        categoryIds: new Set(categories.map(({ id }) => id)),
        structureIds: new Set(structures.map(({ id }) => id)),
      };
    },
  };
}

function toRecommendable(
  row: typeof product.$inferSelect & { stocks: string },
  center: Center | null,
): RecommendableProduct {
  return {
    part: toKitPart(row),
    categoryId: row.categoryId,
    isOnSale: row.active && row.isToSell,
    automaticallyAdded: row.automaticallyAdded,
    available: center === null ? 0 : availableUnits(stockAt(row.stocks, center.id)),
  };
}
