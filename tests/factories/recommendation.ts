import { sql } from "drizzle-orm";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";
import { changeRows } from "./rows.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { recommend } from "#domain/recommendations/recommend.ts";
import type {
  RecommendableProduct,
  Recommendation,
  RecommendationRule,
} from "#domain/recommendations/recommendation.ts";
import type {
  RecommendationInput,
  RecommendationLayout,
  StoredRecommendation,
} from "#domain/recommendations/recommendation-schema.ts";
import { ElectricalSettingsSchema, MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { toKitSheet } from "#domain/kits/kit-sheet.ts";
import { buildProductValues } from "./product-values.ts";

const SETTINGS = { settings: ElectricalSettingsSchema.parse({}), mountKit: MountKitSettingsSchema.parse({}) };

/** A product of a cart: by default on sale, in stock and only suggested. */
export function buildRecommendable(
  id: string,
  type: ProductType,
  changes: Partial<Omit<RecommendableProduct, "part">> & {
    priceCents?: number;
    manufacturer?: string;
    values?: Record<string, unknown>;
  } = {},
): RecommendableProduct {
  const { priceCents = 1_000, manufacturer = "Fabricante", values = {}, ...rest } = changes;
  const sheet = toKitSheet(type, { ...buildProductValues(type), ...values });
  return {
    part: {
      productId: id,
      type,
      name: id,
      productCode: id,
      manufacturer,
      priceCents,
      active: true,
      sheet,
      version: 1,
    },
    categoryId: null,
    isOnSale: true,
    automaticallyAdded: false,
    available: 1_000_000,
    ...rest,
  };
}

/** A stored rule triggered by modules: two connectors per module. */
export function buildRule(id: string, changes: Partial<RecommendationRule> = {}): RecommendationRule {
  return {
    id,
    name: id,
    active: true,
    types: ["module"],
    categoryIds: [],
    manufacturers: [],
    productIds: [],
    structureIds: [],
    productId: "MC4",
    categoryId: null,
    amount: "módulos * 2",
    freeAmount: "",
    ...changes,
  };
}

/** Input of a rule triggered by modules. */
export function buildRecommendationInput(changes: Partial<RecommendationInput> = {}): RecommendationInput {
  return {
    name: "Conectores",
    active: true,
    types: ["module"],
    categoryIds: [],
    manufacturers: [],
    productCodes: [],
    structureIds: [],
    productCode: "MC4",
    categoryId: null,
    amount: "módulos * 2",
    freeAmount: "",
    ...changes,
  };
}

/** Recommendations of rules for amounts by product. */
export function recommendFor(
  rules: readonly RecommendationRule[],
  products: readonly RecommendableProduct[],
  amounts: Readonly<Record<string, number | { amount: number; recAutomaticAmount: number }>>,
  layout: Partial<RecommendationLayout> = {},
): Recommendation {
  return recommend({
    rules,
    lines: Object.entries(amounts).map(([productId, units]) =>
      typeof units === "number"
        ? { productId, amount: units, recAutomaticAmount: 0 }
        : { productId, ...units },
    ),
    layout: { id: null, rows: 1, cableMetres: 20, ...layout },
    products: new Map(products.map((product) => [product.part.productId, product])),
    settings: SETTINGS,
  });
}

/** Creates a rule that recommends a product of the distributor. */
export async function createTestRecommendation(owner: TestDistributor, productId: string): Promise<string> {
  const { id: _id, ...rule } = buildRule("", { productId });
  return insertRecommendation(owner, rule, 1);
}

/** Stores a rule; returns its id. */
export async function insertRecommendation(
  owner: TestDistributor,
  { name, active, ...content }: StoredRecommendation,
  position: number,
): Promise<string> {
  const id = newId("rec");
  await changeRows(
    owner,
    sql`insert into recommendation_rule (distributor_id, id, name, position, content, active, version, created_at, updated_at)
      values (${owner.id}, ${id}, ${name}, ${position}, ${JSON.stringify(content)}, ${Number(active)}, 1,
        '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z')`,
  );
  return id;
}
