import { sql } from "drizzle-orm";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";

/** Asserts in the batch that prices and components have not changed since they were read. */
export function assertItemsUnchanged(
  distributorId: string,
  items: readonly Pick<ItemForSale, "kind" | "id" | "version">[],
): WriteStatement {
  const seen = (kind: ItemForSale["kind"]) =>
    JSON.stringify(items.filter((item) => item.kind === kind).map(({ id, version }) => ({ id, version })));
  return assertHolds(
    "KIT_CHANGED",
    sql`(select count(*) from json_each(${seen("kit")}) as seen cross join kit_option
        on kit_option.distributor_id = ${distributorId} and kit_option.id = seen.value ->> 'id'
        where kit_option.version = seen.value ->> 'version' and kit_option.is_to_sell = 1)
      + (select count(*) from json_each(${seen("product")}) as seen cross join product
        on product.distributor_id = ${distributorId} and product.id = seen.value ->> 'id'
        where product.version = seen.value ->> 'version' and product.active = 1 and product.is_to_sell = 1)
      = ${items.length}`,
    () => new DomainError("KIT_CHANGED", { itemIds: items.map(({ id }) => id) }),
  );
}
