import * as z from "zod";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";

const ListPriceSchema = z.object({ name: z.string(), priceCents: z.number() });

function toListPrice(written: string | null): PricedItem["listPrice"] {
  return written === null ? null : ListPriceSchema.parse(JSON.parse(written));
}

/** Weights are stored as doubles; prices use whole grams. */
export const gramsOnly = (kg: number) => Math.round(kg * 1000) / 1000;

/** A kit option for pricing, from `kitPriceColumns` and its own columns. */
export function toPricedKit(row: {
  id: string;
  productCode: string;
  powerW: number;
  priceCents: number;
  costCents: number;
  weightKg: number;
  listPrice: string | null;
}): PricedItem {
  return {
    kind: "kit",
    id: row.id,
    productCode: row.productCode,
    type: "kit",
    category: "",
    manufacturer: "",
    powerW: row.powerW,
    weightKg: gramsOnly(row.weightKg),
    costCents: row.costCents,
    catalogueCents: row.priceCents,
    listPrice: toListPrice(row.listPrice),
  };
}

/** A product for pricing, from `productPriceColumns` and its own columns. */
export function toPricedProduct(row: {
  id: string;
  productCode: string;
  type: ProductType;
  manufacturer: string;
  powerW: number | null;
  peso_KG: number | null;
  priceCents: number;
  costCents: number;
  category: string;
  listPrice: string | null;
}): PricedItem {
  return {
    kind: "product",
    id: row.id,
    productCode: row.productCode,
    type: row.type,
    category: row.category,
    manufacturer: row.manufacturer,
    powerW: row.powerW ?? 0,
    weightKg: gramsOnly(row.peso_KG ?? 0),
    costCents: row.costCents,
    catalogueCents: row.priceCents,
    listPrice: toListPrice(row.listPrice),
  };
}
