import { sql } from "drizzle-orm";
import * as z from "zod";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { CATEGORY_TYPES, EXTRA_ITEM_PLACES } from "#domain/offers/offer-limits.ts";
import type {
  Category,
  CategoryInput,
  ExtraItem,
  ExtraItemInput,
  SeparatedSection,
  SeparatedSectionInput,
  ServiceItem,
  ServiceItemInput,
  Structure,
  StructureInput,
} from "#domain/offers/offer-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { category } from "#worker/db/schema/catalog.ts";
import { structure } from "#worker/db/schema/kits.ts";
import { extraItem, separatedSection, serviceItem } from "#worker/db/schema/offers.ts";
import type { OfferKind } from "./offer-repository.ts";
import { isNamedByNoRecommendation } from "../recommendations/recommendation-kind.ts";

const flag = z.number().transform((value) => value === 1);
const texts = z.preprocess(
  (value) => (typeof value === "string" ? (JSON.parse(value) as unknown) : []),
  z.array(z.string()),
);
const stored = { id: z.string(), version: z.number(), name: z.string(), active: flag };

const CategoryRow = z
  .object({ ...stored, type: z.enum(CATEGORY_TYPES), updated_at: z.string(), product_count: z.number() })
  .transform(({ updated_at: updatedAt, product_count: productCount, ...row }) => ({
    ...row,
    updatedAt,
    productCount,
  }));

/** Categories of other products. */
export const CATEGORIES: OfferKind<CategoryInput, Category, typeof category> = {
  table: {
    rows: category,
    entity: "category",
    eventPrefix: "category",
    unique: { column: "name", code: "NAME_TAKEN" },
    isOrdered: true,
  },
  idPrefix: "cat",
  toColumns: ({ name, type, active }) => ({ name, type, active }),
  toItem: (row) => CategoryRow.parse(row),
  extra: sql`(select count(*) from product
    where product.distributor_id = entry.distributor_id and product.category_id = entry.id) as product_count`,
  usages: [
    {
      usedBy: "products",
      isUnused: (distributorId, id) =>
        sql`not exists (select 1 from product where distributor_id = ${distributorId} and category_id = ${id})`,
    },
    {
      usedBy: "sections",
      isUnused: (
        distributorId,
        id,
      ) => sql`not exists (select 1 from separated_section, json_each(categories) as named
        where distributor_id = ${distributorId} and named.value = ${id})`,
    },
    {
      usedBy: "recommendations",
      isUnused: (distributorId, id) => isNamedByNoRecommendation(distributorId, "categoryIds", id),
    },
  ],
};

const StructureRow = z
  .object({ ...stored, description: z.string(), updated_at: z.string(), kit_count: z.number() })
  .transform(({ updated_at: updatedAt, kit_count: kitCount, ...row }) => ({ ...row, updatedAt, kitCount }));

/** Fixing structures that kits offer. */
export const STRUCTURES: OfferKind<StructureInput, Structure, typeof structure> = {
  table: {
    rows: structure,
    entity: "structure",
    eventPrefix: "structure",
    unique: { column: "name", code: "NAME_TAKEN" },
    isOrdered: true,
  },
  idPrefix: "str",
  toColumns: ({ name, description, active }) => ({ name, description, active }),
  toItem: (row) => StructureRow.parse(row),
  // Both values of the flag, so that the index by structure is used.
  extra: sql`(select count(distinct kit_id) from kit_option where kit_option.distributor_id = entry.distributor_id
    and is_to_sell in (0, 1) and structure_id = entry.id) as kit_count`,
  usages: [
    {
      usedBy: "kits",
      isUnused: (distributorId, id) => sql`not exists (select 1 from kit_option
        where distributor_id = ${distributorId} and is_to_sell in (0, 1) and structure_id = ${id})`,
    },
    {
      usedBy: "recommendations",
      isUnused: (distributorId, id) => isNamedByNoRecommendation(distributorId, "structureIds", id),
    },
  ],
};

const SectionRow = z
  .object({
    ...stored,
    type: z.enum(PRODUCT_TYPES),
    categories: texts,
    is_default: flag,
    is_custom: flag,
    observation: z.string(),
    updated_at: z.string(),
  })
  .transform(({ is_default: isDefault, is_custom: isCustom, updated_at: updatedAt, ...row }) => {
    return { ...row, isDefault, isCustom, updatedAt };
  });

type SectionRows = typeof separatedSection;

/** Sections of the loose-product page. */
export const SEPARATED_SECTIONS: OfferKind<SeparatedSectionInput, SeparatedSection, SectionRows> = {
  table: {
    rows: separatedSection,
    entity: "separatedSection",
    eventPrefix: "section",
    unique: { column: "name", code: "NAME_TAKEN" },
    isOrdered: true,
  },
  idPrefix: "sec",
  toColumns: ({ name, type, categories, isDefault, isCustom, observation, active }) => ({
    name,
    type,
    categories,
    isDefault,
    isCustom,
    observation,
    active,
  }),
  toItem: (row) => SectionRow.parse(row),
};

const priced = { ...stored, description: z.string(), base_price_cents: z.number(), updated_at: z.string() };

const ExtraItemRow = z
  .object({
    ...priced,
    product_code: z.string(),
    where_to_display: z.enum(EXTRA_ITEM_PLACES),
    is_to_sell_options: texts,
  })
  .transform((row) => ({
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    productCode: row.product_code,
    name: row.name,
    description: row.description,
    basePriceCents: row.base_price_cents,
    whereToDisplay: row.where_to_display,
    isToSellOptions: PURCHASE_TYPES.filter((type) => row.is_to_sell_options.includes(type)),
    active: row.active,
  }));

/** What is sold along with a request and is no equipment. */
export const EXTRA_ITEMS: OfferKind<ExtraItemInput, ExtraItem, typeof extraItem> = {
  table: {
    rows: extraItem,
    entity: "extraItem",
    eventPrefix: "extra-item",
    unique: { column: "product_code", code: "CODE_TAKEN" },
    isOrdered: false,
  },
  idPrefix: "ext",
  toColumns: ({
    productCode,
    name,
    description,
    basePriceCents,
    whereToDisplay,
    isToSellOptions,
    active,
  }) => ({
    productCode,
    name,
    description,
    basePriceCents,
    whereToDisplay,
    isToSellOptions,
    active,
  }),
  toItem: (row) => ExtraItemRow.parse(row),
};

const ServiceItemRow = z
  .object(priced)
  .transform(({ base_price_cents: basePriceCents, updated_at: updatedAt, ...row }) => {
    return { ...row, basePriceCents, updatedAt };
  });

/** Work that is offered with a request. */
export const SERVICE_ITEMS: OfferKind<ServiceItemInput, ServiceItem, typeof serviceItem> = {
  table: {
    rows: serviceItem,
    entity: "serviceItem",
    eventPrefix: "service",
    unique: { column: "name", code: "NAME_TAKEN" },
    isOrdered: false,
  },
  idPrefix: "svc",
  toColumns: ({ name, description, basePriceCents, active }) => ({
    name,
    description,
    basePriceCents,
    active,
  }),
  toItem: (row) => ServiceItemRow.parse(row),
};
