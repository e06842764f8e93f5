import { sql } from "drizzle-orm";
import type { KitForSale } from "#domain/requests/build-order.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "../db/client.ts";

/** Asserts inside the batch that the prices and components that were read still stand. */
export function assertKitsUnchanged(distributorId: string, kits: readonly KitForSale[]): WriteStatement {
  const seen = JSON.stringify(kits.map(({ id, version }) => ({ id, version })));
  return {
    query: sql`insert into guard (code, holds) select 'KIT_CHANGED',
      (select count(*) from json_each(${seen}) as seen cross join kit_option
        on kit_option.distributor_id = ${distributorId} and kit_option.id = seen.value ->> 'id'
        where kit_option.version = seen.value ->> 'version' and kit_option.is_to_sell = 1) = ${kits.length}`,
    refusal: () => new DomainError("KIT_CHANGED", { kitOptionIds: kits.map(({ id }) => id) }),
  };
}
