import { sql } from "drizzle-orm";
import { productIssue } from "#domain/catalog/product-issues.ts";
import type { ProductValues } from "#domain/catalog/product-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";

/** Asserts in the batch that the categories of products exist.
 *  @throws DomainError INVALID_BODY, by the batch */
export function assertCategories(distributorId: string, list: readonly ProductValues[]): WriteStatement[] {
  const ids = [
    ...new Set(list.flatMap(({ categoryId }) => (typeof categoryId === "string" ? [categoryId] : []))),
  ];
  if (ids.length === 0) return [];
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*)
        from json_each(${JSON.stringify(ids)}) as one cross join category
        on category.distributor_id = ${distributorId} and category.id = one.value) = ${ids.length}`,
      () => new DomainError("INVALID_BODY", { issues: [productIssue("categoryId", "UNKNOWN_CATEGORY")] }),
    ),
  ];
}

/** Updates options of closed kits after a change of their products: an option is for sale if its kit and all its
 *  components are active. Only options whose state changes get a new version. */
export function refreshKitOptions(distributorId: string, productIds: readonly string[]): WriteStatement {
  const mayBeSold = sql`(coalesce((select kit.active from kit
      where kit.distributor_id = ${distributorId} and kit.id = kit_option.kit_id), 0) = 1
    and not exists (select 1 from kit_option_component as part cross join product
      on product.distributor_id = ${distributorId} and product.id = part.product_id
      where part.distributor_id = ${distributorId} and part.kit_option_id = kit_option.id and product.active = 0))`;
  return {
    query: sql`update kit_option set is_to_sell = ${mayBeSold}, version = version + 1
      where distributor_id = ${distributorId} and is_to_sell <> ${mayBeSold} and id in (
        select part.kit_option_id from json_each(${JSON.stringify(productIds)}) as one
        cross join kit_option_component as part
          on part.distributor_id = ${distributorId} and part.product_id = one.value)`,
  };
}
