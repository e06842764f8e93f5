import { sql } from "drizzle-orm";
import type {
  CategoryInput,
  ExtraItemInput,
  SeparatedSectionInput,
  ServiceItemInput,
  StructureInput,
} from "#domain/offers/offer-schema.ts";
import {
  CATEGORIES,
  EXTRA_ITEMS,
  SEPARATED_SECTIONS,
  SERVICE_ITEMS,
} from "#worker/repositories/offers/offer-kinds.ts";
import {
  insertOffer,
  type OfferColumns,
  type OfferTable,
} from "#worker/repositories/offers/offer-statements.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";
import { changeRows } from "./rows.ts";

/** Valid inputs of entries. */
export function buildCategoryInput(fields: Partial<CategoryInput> = {}): CategoryInput {
  return { name: "Cabos e conectores", type: "others", active: true, ...fields };
}

export function buildStructureInput(fields: Partial<StructureInput> = {}): StructureInput {
  return {
    name: "Laje plana",
    description: "Lastro de concreto, sem furar a laje.",
    active: true,
    ...fields,
  };
}

export function buildSectionInput(fields: Partial<SeparatedSectionInput> = {}): SeparatedSectionInput {
  return {
    name: "Módulos",
    type: "module",
    categories: [],
    isDefault: false,
    isCustom: false,
    observation: "",
    active: true,
    ...fields,
  };
}

export function buildExtraItemInput(fields: Partial<ExtraItemInput> = {}): ExtraItemInput {
  return {
    productCode: "SEG-01",
    name: "Seguro de transporte",
    description: "Cobre avarias até a entrega.",
    basePriceCents: 18_990,
    whereToDisplay: "afterShipping",
    isToSellOptions: ["closedKits", "separatedSales"],
    active: true,
    ...fields,
  };
}

export function buildServiceInput(fields: Partial<ServiceItemInput> = {}): ServiceItemInput {
  return {
    name: "Projeto elétrico",
    description: "Memorial e diagrama unifilar.",
    basePriceCents: 89_000,
    active: true,
    ...fields,
  };
}

async function insert(
  owner: TestDistributor,
  { table, idPrefix }: { table: OfferTable; idPrefix: string },
  columns: OfferColumns,
): Promise<string> {
  const id = newId(idPrefix);
  await owner.database.writeBatch(
    insertOffer(table, owner.id, { id, columns, at: "2026-11-21T12:00:00.000Z" }),
  );
  return id;
}

/** Creates an entry; returns its id. */
export function createTestCategory(
  owner: TestDistributor,
  fields: Partial<CategoryInput> = {},
): Promise<string> {
  return insert(owner, CATEGORIES, CATEGORIES.toColumns(buildCategoryInput(fields)));
}

export function createTestSection(
  owner: TestDistributor,
  fields: Partial<SeparatedSectionInput> = {},
): Promise<string> {
  return insert(owner, SEPARATED_SECTIONS, SEPARATED_SECTIONS.toColumns(buildSectionInput(fields)));
}

export function createTestExtraItem(
  owner: TestDistributor,
  fields: Partial<ExtraItemInput> = {},
): Promise<string> {
  return insert(owner, EXTRA_ITEMS, EXTRA_ITEMS.toColumns(buildExtraItemInput(fields)));
}

export function createTestService(
  owner: TestDistributor,
  fields: Partial<ServiceItemInput> = {},
): Promise<string> {
  return insert(owner, SERVICE_ITEMS, SERVICE_ITEMS.toColumns(buildServiceInput(fields)));
}

/** Puts a product into a category. */
export async function putIntoCategory(
  owner: TestDistributor,
  productId: string,
  categoryId: string,
): Promise<void> {
  await changeRows(
    owner,
    sql`update product set category_id = ${categoryId} where distributor_id = ${owner.id} and id = ${productId}`,
  );
}
