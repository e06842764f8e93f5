import { sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { globPattern } from "#worker/repositories/shared/glob-pattern.ts";

interface TrialItemRow {
  kind: "product" | "kit";
  id: string;
  code: string;
  name: string;
}

const MAX_FOUND = 12;

/** Finds products and options of kits for sale whose name or code contains a text; without a text, the first ones.
 *  @param folded - in lower case, without accents */
export async function findTrialItems(
  database: Database,
  distributorId: string,
  folded: string,
): Promise<TrialItemRow[]> {
  const pattern = globPattern(folded);
  const [items] = await database.readBatch([
    database.orm.all<TrialItemRow>(sql`
    select * from (
      select 'product' as kind, id, product_code as code, name from product
      where distributor_id = ${distributorId} and active = 1
        and (name glob ${pattern} or product_code glob ${pattern})
      order by name, id limit ${MAX_FOUND})
    union all
    select * from (
      select 'kit' as kind, kit_option.id, kit.product_code as code, kit_option.name
      from kit_option join kit on kit.distributor_id = kit_option.distributor_id and kit.id = kit_option.kit_id
      where kit_option.distributor_id = ${distributorId} and kit_option.is_to_sell = 1
        and (kit_option.name glob ${pattern} or kit.product_code glob ${pattern})
      order by kit_option.power_w, kit_option.id limit ${MAX_FOUND})`),
  ]);
  return items;
}
