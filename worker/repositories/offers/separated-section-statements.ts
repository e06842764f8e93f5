import { sql } from "drizzle-orm";
import type { ProductCount } from "#domain/offers/separated-section.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { separatedSection } from "#worker/db/schema/offers.ts";

/** Products on sale by type and category. */
export function countProductsOnSale({ orm }: Database, distributorId: string) {
  return orm.all<ProductCount>(sql`select type, category_id as "categoryId", count(*) as count from product
    where distributor_id = ${distributorId} and active = 1 and is_to_sell = 1 group by type, category_id`);
}

/** Asserts inside the batch that all these are the distributor's categories.
 *  @throws DomainError INVALID_BODY (UNKNOWN_CATEGORY) out of the batch */
export function assertCategories(distributorId: string, ids: readonly string[]): WriteStatement {
  const found = sql`(select count(*) from category where distributor_id = ${distributorId}
    and id in (select value from json_each(${JSON.stringify(ids)})))`;
  return assertHolds("ALREADY_DONE", sql`${found} = ${ids.length}`, () => {
    const issue = {
      field: "categories",
      code: "UNKNOWN_CATEGORY",
      message: "no category of this distributor",
    };
    return new DomainError("INVALID_BODY", { issues: [issue] });
  });
}

/** Leaves at most one section with which the page opens. */
export function clearOtherDefaults(distributorId: string, id: string): WriteStatement {
  return updateRow(
    separatedSection,
    { distributorId, isDefault: true },
    { isDefault: false, version: sql`version + 1` },
    sql`id <> ${id}`,
  );
}
