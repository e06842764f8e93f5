import { and, asc, eq, gte, inArray, isNull, lte, or, sql, type SQLWrapper } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { kitOption, kitOptionComponent } from "#worker/db/schema/kits.ts";

/** Query for components of kit options. */
export function componentsOfKits({ orm }: Database, distributorId: string, optionIds: SQLWrapper) {
  return orm
    .select({
      optionId: kitOptionComponent.kitOptionId,
      productId: product.id,
      name: product.name,
      manufacturer: product.manufacturer,
      type: product.type,
      technical: product.technical,
      amount: kitOptionComponent.amount,
      active: product.active,
      isToSell: product.isToSell,
    })
    .from(kitOptionComponent)
    .innerJoin(
      product,
      and(eq(product.distributorId, distributorId), eq(product.id, kitOptionComponent.productId)),
    )
    .where(
      and(
        eq(kitOptionComponent.distributorId, distributorId),
        inArray(kitOptionComponent.kitOptionId, optionIds),
      ),
    )
    .orderBy(asc(kitOptionComponent.kitOptionId), asc(kitOptionComponent.position));
}

/** Subquery for the ids of their products. */
export function productsOfKits({ orm }: Database, distributorId: string, optionIds: SQLWrapper) {
  return orm
    .select({ productId: kitOptionComponent.productId })
    .from(kitOptionComponent)
    .where(
      and(
        eq(kitOptionComponent.distributorId, distributorId),
        inArray(kitOptionComponent.kitOptionId, optionIds),
      ),
    );
}

/** Condition: active, and within the days of sale, both included. */
export function isOnSale(today: string, isToSell: SQLWrapper = kitOption.isToSell) {
  return and(
    sql`${isToSell} = 1`,
    or(isNull(kitOption.validFrom), lte(kitOption.validFrom, today)),
    or(isNull(kitOption.validUntil), gte(kitOption.validUntil, today)),
  );
}
