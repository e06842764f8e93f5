import type { ProductType } from "#domain/catalog/product-types.ts";
import type { KitPart, KitSheet, PartAmount } from "#domain/kits/kit-part.ts";
import type { Availability, StockOutlook } from "#domain/stock/availability.ts";

/** A product as somebody meets it who puts a kit together. */
export interface MountProduct {
  productId: string;
  type: ProductType;
  name: string;
  productCode: string;
  manufacturer: string;
  /** Name of its category; empty for main equipment. */
  category: string;
  photoUrl: string | null;
  sheet: KitSheet | null;
  weightKg: number | null;
  volumeM3: number | null;
  /** Price of one; null for who may not see it while choosing. */
  priceCents: number | null;
  /** Of one at the center that sells; null where nobody has asked. */
  stock: MountStock | null;
}

/** Whether one unit can be had, and how many there are; `units` is null for who may not see amounts. */
export type MountStock = Availability & { units: StockOutlook | null };

/** Products by id. */
export type MountProducts = Readonly<Record<string, MountProduct>>;

/** So many of a product as the electrical check takes it; what it costs and whether it is on sale play no part there. */
export function toPartAmount(product: MountProduct, amount: number): PartAmount {
  const { productId, type, name, productCode, manufacturer, sheet } = product;
  const part: KitPart = {
    ...{ productId, type, name, productCode, manufacturer, sheet },
    ...{ priceCents: 0, active: true, version: 0 },
  };
  return { part, amount };
}

/** The other way round: a part without what only a page shows of a product. */
export function toMountProduct(part: KitPart): MountProduct {
  const { productId, type, name, productCode, manufacturer, sheet } = part;
  return {
    ...{ productId, type, name, productCode, manufacturer, sheet },
    ...{ category: "", photoUrl: null, weightKg: null, volumeM3: null, priceCents: null, stock: null },
  };
}
