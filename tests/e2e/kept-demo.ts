import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { openStackDatabase } from "#scripts/stack/stack-database.ts";

/** Tables of the demo world that journeys change, except for orders and stock, which only grow and depend on each
 *  other. */
const TABLES = [
  ...["category", "extra_item", "service_item", "separated_section", "structure"],
  ...["coupon", "coupon_use", "custom_form", "popup", "role"],
  ...["distribution_center", "distribution_region", "distribution_region_state", "distributor_profile"],
  ...["freight_rule", "payment_condition", "payment_method", "recommendation_rule"],
  ...["integrator_group", "price_list", "price_list_item", "pricing_draft", "pricing_version"],
  ...["kit", "kit_option", "kit_option_component", "kit_rule"],
  ...["product", "product_price", "product_substitute"],
  ...["terms_document", "terms_draft"],
];

/** Prefix of the copies' names, which no table of the product has. */
export const KEPT_PREFIX = "kept_";

/** Copies the demo world's current rows. */
export async function keepDemo(url: string): Promise<void> {
  await openStackDatabase(url).write(
    TABLES.map((table) => `create table "${KEPT_PREFIX}${table}" as select * from "${table}"`),
  );
}

/** Restores the demo distributors from the copies, since a failed test is retried. */
export async function restoreDemo(url: string): Promise<void> {
  const own = `distributor_id in (${Object.values(DEMO_DISTRIBUTOR_IDS)
    .map((id) => `'${id}'`)
    .join(", ")})`;
  await openStackDatabase(url).write(
    TABLES.flatMap((table) => [
      `delete from "${table}" where ${own}`,
      `insert into "${table}" select * from "${KEPT_PREFIX}${table}" where ${own}`,
    ]),
  );
}
