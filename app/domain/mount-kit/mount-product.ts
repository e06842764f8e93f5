import type { ProductType } from "#domain/catalog/product-types.ts";
import type { KitPart, KitSheet, PartAmount } from "#domain/kits/kit-part.ts";
import type { Availability, StockOutlook } from "#domain/stock/availability.ts";

/** A product on the page of mounted kits. */
export interface MountProduct {
  productId: string;
  type: ProductType;
  name: string;
  productCode: string;
  manufacturer: string;
  /** Name of the category; empty for main equipment. */
  category: string;
  photoUrl: string | null;
  sheet: KitSheet | null;
  weightKg: number | null;
  volumeM3: number | null;
  /** Unit price; null for people who may not see it while choosing. */
  priceCents: number | null;
  /** Stock of one unit at the selling center; null if unknown. */
  stock: MountStock | null;
}

/** Availability of one unit, and the units in stock; `units` is null for people who may not see amounts. */
export type MountStock = Availability & { units: StockOutlook | null };

/** Products by id. */
export type MountProducts = Readonly<Record<string, MountProduct>>;

/** An amount of a product as a part for the electrical check. Price and sale state do not matter there. */
export function toPartAmount(product: MountProduct, amount: number): PartAmount {
  const { productId, type, name, productCode, manufacturer, sheet } = product;
  const part: KitPart = {
    ...{ productId, type, name, productCode, manufacturer, sheet },
    ...{ priceCents: 0, active: true, version: 0 },
  };
  return { part, amount };
}

/** Converts a part back, without what only a page shows. */
export function toMountProduct(part: KitPart): MountProduct {
  const { productId, type, name, productCode, manufacturer, sheet } = part;
  return {
    ...{ productId, type, name, productCode, manufacturer, sheet },
    ...{ category: "", photoUrl: null, weightKg: null, volumeM3: null, priceCents: null, stock: null },
  };
}
