import { type SQL, sql } from "drizzle-orm";
import type { KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { Database } from "#worker/db/client.ts";
import { reusable } from "#worker/db/kept-answers.ts";
import { kitOption } from "#worker/db/schema/kits.ts";

/** Query of the list, with the center whose stock counts; null without a filter by stock. */
export type WantedKits = KitListQuery & { stockAt: string | null };

/** Conditions on what a kit is made of. Options of a manufacturer or a phase are found from the products, by indexes;
 *  `+` keeps the planner from reading by them, so that the page is still read in order, and `cross join` has it begin
 *  with the few products instead of all components. */
export function partFilters(
  distributorId: string,
  { manufacturer, phase, stock, stockAt }: Pick<WantedKits, "manufacturer" | "phase" | "stock" | "stockAt">,
): SQL[] {
  const isMadeOf = (product: SQL) => sql`+${kitOption.id} in (
    select component.kit_option_id from product cross join kit_option_component as component
      on component.distributor_id = product.distributor_id and component.product_id = product.id
    where product.distributor_id = ${distributorId} and product.active = 1 and ${product})`;
  return [
    ...(manufacturer === undefined
      ? []
      : [isMadeOf(sql`product.type in ('module', 'inverter') and product.manufacturer = ${manufacturer}`)]),
    ...(phase === undefined
      ? []
      : [isMadeOf(sql`product.type = 'inverter' and product.technical ->> '$.tipo_ligacao' = ${phase}`)]),
    ...(stock === undefined || stockAt === null ? [] : [hasStock(distributorId, stock, stockAt)]),
  ];
}

/** Condition: the center has every component in the kit's amount, in hand or, for `available`, with what comes. */
function hasStock(distributorId: string, stock: NonNullable<KitListQuery["stock"]>, centerId: string): SQL {
  const units = stock === "inStock" ? sql`0` : sql`stock.conditional`;
  return sql`not exists (
    select 1 from kit_option_component as component
      join product on product.distributor_id = component.distributor_id and product.id = component.product_id
      left join stock on stock.distributor_id = component.distributor_id
        and stock.product_id = component.product_id and stock.center_id = ${centerId}
    where component.distributor_id = ${distributorId} and component.kit_option_id = ${kitOption.id}
      and (product.active = 0 or product.is_to_sell = 0
        or coalesce(stock.on_hand - stock.reserved + ${units}, 0) < component.amount))`;
}

/** Manufacturers and phases of the modules and inverters that kits are made of: the choices of the filters. */
export function reusableKitFacets({ orm }: Database, distributorId: string) {
  const ofKits = sql`from product where product.distributor_id = ${distributorId} and product.active = 1
    and exists (select 1 from kit_option_component as component
      where component.distributor_id = product.distributor_id and component.product_id = product.id)`;
  return reusable({
    key: "kit-facets",
    parts: ["selling"],
    queries: () =>
      [
        orm.all<{ name: string }>(sql`select distinct product.manufacturer as name ${ofKits}
          and product.type in ('module', 'inverter') and product.manufacturer <> '' order by name`),
        orm.all<{ phase: string | null }>(sql`select distinct product.technical ->> '$.tipo_ligacao' as phase
          ${ofKits} and product.type = 'inverter'`),
      ] as const,
    make: ([makers, phases]): { manufacturers: string[]; phases: GridConnection[] } => ({
      manufacturers: makers.map(({ name }) => name),
      phases: GRID_CONNECTIONS.filter((one) => phases.some(({ phase }) => phase === one)),
    }),
  });
}
