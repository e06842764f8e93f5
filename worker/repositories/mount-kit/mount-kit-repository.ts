import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { filePath } from "#domain/files/file-path.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { StockLevel } from "#domain/stock/availability.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { structure } from "#worker/db/schema/kits.ts";
import type { Center } from "../centers/center-repository.ts";
import { findWords } from "#worker/repositories/shared/find-words.ts";
import { toKitPart } from "../kits/kit-part-repository.ts";
import { type PricedCompanyRow, pricingQueries, type PublishedRulesRow } from "../pricing/pricing-queries.ts";
import { saleColumns, toSaleRow } from "../sale/sale-rows.ts";
import { type Buyer, sellingQueries, toSellingCenters } from "../centers/selling-center.ts";
import { stockAt } from "../stock/stock-by-center.ts";

/** Products of a type, and of what rules may recommend, that come along with the page. */
const MAX_OF_TYPE = 150;
const MAX_RECOMMENDABLE = 300;
/** Products that one search finds, and that are read by name: all of a cart. */
const MAX_FOUND = 60;
const MAX_NAMED = 500;

/** Who buys, and what is left out for it. */
export interface MountBuyer {
  buyer: Buyer;
  today: string;
  knownVersion: number | null;
  types: readonly ProductType[];
  /** Whether hybrid inverters are offered. */
  hasHybrid: boolean;
}

/** Which products are asked for: by words, by their codes, or by their ids. */
export type MountSearch =
  | { type: ProductType | "other"; text: string }
  | { codes: readonly string[] }
  | { ids: readonly string[] };

/** A product with what its price and its stock hang on. */
export interface MountRow {
  product: Omit<MountProduct, "priceCents" | "stock">;
  /** At the center that sells; null where none does. */
  level: StockLevel | null;
  item: PricedItem;
}

export interface MountRows {
  rows: MountRow[];
  center: Center | null;
  rules: readonly PublishedRulesRow[];
  company: PricedCompanyRow | undefined;
}

/** What kits are put together of at one distributor. */
export function createMountKitRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const onSale = ({ types, hasHybrid }: MountBuyer) =>
    and(
      eq(product.distributorId, distributorId),
      sql`product.active = 1 and product.is_to_sell = 1`,
      inArray(product.type, [...types]),
      hasHybrid ? undefined : sql`coalesce(product.technical ->> '$.tipo_inversor', '') <> 'hibrido'`,
    );
  const products = (buyer: MountBuyer, where: SQL | undefined, limit: number) =>
    orm
      .select(saleColumns(distributorId, buyer))
      .from(product)
      .where(and(onSale(buyer), where))
      .orderBy(asc(product.type), asc(product.name), asc(product.id))
      .limit(limit);
  const named = (path: string) =>
    sql`(select content ->> ${path} from recommendation_rule where distributor_id = ${distributorId} and active = 1)`;

  return {
    /** Main equipment, what the rules may recommend, and structures, in one round trip. */
    async readWorkshop(buyer: MountBuyer) {
      const ofType = (type: ProductType) => products(buyer, eq(product.type, type), MAX_OF_TYPE);
      const { integratorId } = buyer.buyer;
      const [modules, inverters, boxes, recommendable, structures, rules, priced, ...selling] =
        await database.readBatch([
          ofType("module"),
          ofType("inverter"),
          ofType("stringBox"),
          products(
            buyer,
            sql`(product.id in ${named("$.productId")} or product.category_id in ${named("$.categoryId")})`,
            MAX_RECOMMENDABLE,
          ),
          orm
            .select({ id: structure.id, name: structure.name })
            .from(structure)
            .where(and(eq(structure.distributorId, distributorId), eq(structure.active, true)))
            .orderBy(asc(structure.position), asc(structure.name)),
          ...pricingQueries(database, distributorId, { knownVersion: buyer.knownVersion, integratorId }),
          ...sellingQueries(database, distributorId, buyer.buyer),
        ] as const);
      const [center = null] = toSellingCenters(buyer.buyer, ...selling);
      const all = new Map(
        [modules, inverters, boxes, recommendable]
          .flat()
          .map((one) => [one.product.id, toMountRow(one, center)]),
      );
      const full = { module: modules, inverter: inverters, stringBox: boxes } as const;
      return {
        rows: [...all.values()],
        /** Types of which there are more than came along. */
        moreOf: (["module", "inverter", "stringBox"] as const).filter(
          (type) => full[type].length === MAX_OF_TYPE,
        ),
        structures,
        center,
        rules,
        company: priced[0],
      };
    },

    /** Products that are on sale, by words or by code. */
    async find(search: MountSearch, buyer: MountBuyer): Promise<MountRows> {
      const { integratorId } = buyer.buyer;
      const [found, rules, priced, ...selling] = await database.readBatch([
        products(buyer, whereFound(distributorId, search), "text" in search ? MAX_FOUND : MAX_NAMED),
        ...pricingQueries(database, distributorId, { knownVersion: buyer.knownVersion, integratorId }),
        ...sellingQueries(database, distributorId, buyer.buyer),
      ] as const);
      const [center = null] = toSellingCenters(buyer.buyer, ...selling);
      return { rows: found.map((one) => toMountRow(one, center)), center, rules, company: priced[0] };
    },
  };
}

function whereFound(distributorId: string, search: MountSearch): SQL | undefined {
  if ("codes" in search) return inArray(product.productCode, eachOf(search.codes));
  if ("ids" in search) return inArray(product.id, eachOf(search.ids));
  const words = findWords("product_fts", distributorId, search.text);
  return and(
    search.type === "other"
      ? inArray(product.type, ["complementaryEquipment", "custom", "stringBox"])
      : eq(product.type, search.type),
    words === null ? undefined : sql`product.search_key in ${words}`,
  );
}

function toMountRow(stored: Parameters<typeof toSaleRow>[0], center: Center | null): MountRow {
  const { product: row, stocks, priced } = toSaleRow(stored);
  const { productId, type, name, productCode, manufacturer, sheet } = toKitPart(row);
  return {
    product: {
      ...{ productId, type, name, productCode, manufacturer, category: stored.category, sheet },
      photoUrl: row.photoId === null ? null : filePath(row.photoId),
      weightKg: row.peso_KG,
      volumeM3: row.volume_M3,
    },
    level: center === null ? null : stockAt(stocks, center.id),
    item: priced,
  };
}
