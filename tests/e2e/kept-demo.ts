import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { openStackDatabase } from "#scripts/stack/stack-database.ts";

/** What journeys change of the demo world. Orders and stock are not among it: they only grow, and hang together. */
const TABLES = [
  ...["category", "extra_item", "service_item", "separated_section", "structure"],
  ...["coupon", "coupon_use", "custom_form", "popup", "role"],
  ...["distribution_center", "distribution_region", "distribution_region_state", "distributor_profile"],
  ...["freight_rule", "payment_condition", "payment_method", "recommendation_rule"],
  ...["integrator_group", "price_list", "price_list_item", "pricing_draft", "pricing_version"],
  ...["kit", "kit_option", "kit_option_component", "kit_rule"],
  ...["product", "product_price", "product_substitute"],
];

/** Of the copies: no table of the product begins so. */
export const KEPT_PREFIX = "kept_";

/** Keeps the demo world as it is now, beside itself. */
export async function keepDemo(url: string): Promise<void> {
  await openStackDatabase(url).write(
    TABLES.map((table) => `create table "${KEPT_PREFIX}${table}" as select * from "${table}"`),
  );
}

/** Makes the demo's distributors again what they were when they were kept: a test that failed half-way is tried again. */
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
