import { and, eq, inArray } from "drizzle-orm";
import type { SizedProduct } from "#domain/freight/freight-volumes.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { kitOptionComponent } from "#worker/db/schema/kits.ts";
import { extraItem, serviceItem } from "#worker/db/schema/offers.ts";

/** A product as far as it is carried, for one unit. */
export type CarriedProduct = Omit<SizedProduct, "amount"> & {
  id: string;
  volumeM3: string | null;
  /** Watts of a module; others add no power to a purchase. */
  powerW: number;
};

const columns = {
  id: product.id,
  productCode: product.productCode,
  type: product.type,
  priceCents: product.priceCents,
  peso_KG: product.peso_KG,
  volume_M3: product.volume_M3,
  height_MM: product.height_MM,
  length_MM: product.length_MM,
  width_MM: product.width_MM,
  powerW: product.powerW,
};

/** Query for products on sale by id. */
export function carriedProducts({ orm }: Database, distributorId: string, ids: readonly string[]) {
  return orm
    .select(columns)
    .from(product)
    .where(
      and(
        eq(product.distributorId, distributorId),
        inArray(product.id, eachOf(ids)),
        eq(product.active, true),
        eq(product.isToSell, true),
      ),
    );
}

/** Query for what kits are made of, by option. */
export function carriedComponents({ orm }: Database, distributorId: string, optionIds: readonly string[]) {
  return orm
    .select({
      ...columns,
      optionId: kitOptionComponent.kitOptionId,
      amount: kitOptionComponent.amount,
    })
    .from(kitOptionComponent)
    .innerJoin(
      product,
      and(eq(product.distributorId, distributorId), eq(product.id, kitOptionComponent.productId)),
    )
    .where(
      and(
        eq(kitOptionComponent.distributorId, distributorId),
        inArray(kitOptionComponent.kitOptionId, eachOf(optionIds)),
      ),
    );
}

/** Query for extra items on sale by id. */
export function carriedExtras({ orm }: Database, distributorId: string, ids: readonly string[]) {
  return orm
    .select({ id: extraItem.id, priceCents: extraItem.basePriceCents })
    .from(extraItem)
    .where(
      and(
        eq(extraItem.distributorId, distributorId),
        inArray(extraItem.id, eachOf(ids)),
        eq(extraItem.active, true),
      ),
    );
}

/** Query for services on sale by id. */
export function carriedServices({ orm }: Database, distributorId: string, ids: readonly string[]) {
  return orm
    .select({ id: serviceItem.id, priceCents: serviceItem.basePriceCents })
    .from(serviceItem)
    .where(
      and(
        eq(serviceItem.distributorId, distributorId),
        inArray(serviceItem.id, eachOf(ids)),
        eq(serviceItem.active, true),
      ),
    );
}

type Row = Awaited<ReturnType<typeof carriedProducts>>[number];

/** Row of a product as it is carried; decimals as text, free of the doubles' noise. */
function toCarried(row: Row): CarriedProduct {
  const decimal = (value: number | null) => (value === null ? null : String(value));
  return {
    id: row.id,
    productCode: row.productCode,
    category: row.type,
    priceCents: row.priceCents,
    weightKg: decimal(row.peso_KG),
    volumeM3: decimal(row.volume_M3),
    heightMm: row.height_MM,
    lengthMm: row.length_MM,
    widthMm: row.width_MM,
    powerW: row.type === "module" ? (row.powerW ?? 0) : 0,
  };
}

/** What items are made of: kits of their components, products of themselves. */
export function toComponents(
  components: Awaited<ReturnType<typeof carriedComponents>>,
  products: Awaited<ReturnType<typeof carriedProducts>>,
): (CarriedProduct & { itemId: string; amount: number })[] {
  return [
    ...components.map(({ optionId: itemId, amount, ...row }) => ({ ...toCarried(row), itemId, amount })),
    ...products.map((row) => ({ ...toCarried(row), itemId: row.id, amount: 1 })),
  ];
}
