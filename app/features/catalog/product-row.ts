import type { ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ProductFieldKey } from "#domain/catalog/product-fields.ts";

/** A product as a list shows it. */
export interface ProductRow {
  id: string;
  type: ProductType;
  version: number;
  values: ProductValues;
  photoId: string | null;
  category: { name: string } | null;
  updatedAt: string;
}

/** Path of a product's page. */
export function productPath(type: ProductType, id: string): string {
  return `/equipments/visualize/${type}/${id}`;
}

/** Path of a product's history. */
export function productHistoryPath(type: ProductType, id: string): string {
  return `/equipments/historical/${type}/${id}`;
}

/** Address of a stored file. */
export function fileUrl(id: string | null): string | null {
  return id === null ? null : `/arquivos/${id}`;
}

/** The text of a text field. */
export function textOf({ values }: Pick<ProductRow, "values">, key: ProductFieldKey): string {
  const value = values[key];
  return typeof value === "string" ? value : "";
}

/** The value of a number field with its unit, or a dash. */
export function numberOf(
  { values }: Pick<ProductRow, "values">,
  key: ProductFieldKey,
  unit = "",
  format: (value: number) => string = (value) => formatNumber(value),
): string {
  const value = values[key];
  return typeof value === "number" ? `${format(value)}${unit}` : "–";
}
