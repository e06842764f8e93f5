import * as z from "zod";
import { fieldsOf, type ProductFieldKey, technicalKeysOf } from "#domain/catalog/product-fields.ts";
import type { FieldValue, Product, ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { product } from "#worker/db/schema/catalog.ts";

export type ProductRow = typeof product.$inferSelect;

const TechnicalSchema = z.record(z.string(), z.unknown()).catch({});

/** A stored product with flat values by field. */
export function toProduct(row: ProductRow): Product {
  const technical = TechnicalSchema.parse(row.technical);
  const stored: Record<string, unknown> = { ...row, ...technical };
  const values = Object.fromEntries(
    fieldsOf(row.type).map(({ key, kind }) => [key, stored[key] ?? emptyValue(kind)]),
  ) as ProductValues;
  return {
    id: row.id,
    type: row.type,
    values,
    photoId: row.photoId,
    datasheetId: row.datasheetId,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function emptyValue(kind: string): FieldValue {
  if (kind === "text" || kind === "choice") return "";
  if (kind === "boolean") return false;
  return kind === "inverters" || kind === "stringPowers" ? [] : null;
}

/** Values of a product by column, for `json_each`. */
export function toColumns(type: ProductType, values: ProductValues) {
  const technical = Object.fromEntries(technicalKeysOf(type).map((key) => [key, values[key] ?? null]));
  const value = (key: ProductFieldKey) => values[key] ?? null;
  const flag = (key: ProductFieldKey) => Number(values[key] === true);
  return {
    type,
    productCode: value("productCode"),
    name: value("name"),
    manufacturer: value("manufacturer"),
    model: value("model"),
    categoryId: value("categoryId"),
    description: value("description") ?? "",
    priceCents: value("priceCents"),
    costCents: value("costCents"),
    ncm: value("ncm") ?? "",
    origin: value("origin") ?? "",
    peso_KG: value("peso_KG"),
    volume_M3: value("volume_M3"),
    height_MM: value("height_MM"),
    length_MM: value("length_MM"),
    width_MM: value("width_MM"),
    isToSell: flag("isToSell"),
    featured: flag("featured"),
    featuredEcommerce: flag("featuredEcommerce"),
    automaticallyAdded: flag("automaticallyAdded"),
    active: flag("active"),
    technical,
    powerW: powerOf(values),
  };
}

/** Watts for filters and sorting of lists. */
function powerOf({ potencia_WP, inverterOutputPower }: ProductValues): number | null {
  if (typeof potencia_WP === "number") return Math.round(potencia_WP);
  return typeof inverterOutputPower === "number" ? Math.round(inverterOutputPower * 1000) : null;
}
