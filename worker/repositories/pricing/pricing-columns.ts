import { type SQL, sql } from "drizzle-orm";

/** The buyer's group, as SQL or by id, and the day, for the choice of price lists. */
export interface PriceListBuyer {
  group: SQL | string | null;
  today: string;
}

/** Whether a company has a state registration, by the same rule as `hasStateRegistration`: only a number counts. */
export function hasRegistration(stored: SQL): SQL<number> {
  return sql<number>`coalesce(${stored}, '') glob '*[0-9]*'`;
}

/** A company's group, as a value in a query. */
export function groupOf(distributorId: string, integratorId: string | null): SQL {
  return sql`(select group_id from integrator where distributor_id = ${distributorId} and id = ${integratorId})`;
}

/** The group with a name, as a value in a query. */
export function groupNamed(distributorId: string, name: string): SQL {
  return sql`(select id from integrator_group where distributor_id = ${distributorId} and name = ${name})`;
}

/** Columns of the facts that the price of a kit option depends on, for a query of `kit_option`: cost and weight of its
 *  components, and its price in a price list. */
export function kitPriceColumns(distributorId: string, buyer: PriceListBuyer) {
  const ofComponents = (sum: SQL) => sql`(select coalesce(sum(${sum}), 0) from kit_option_component as part
    join product as piece on piece.distributor_id = part.distributor_id and piece.id = part.product_id
    where part.distributor_id = ${distributorId} and part.kit_option_id = kit_option.id)`;
  return {
    costCents: ofComponents(sql`part.amount * piece.cost_cents`).mapWith(Number),
    weightKg: ofComponents(sql`part.amount * coalesce(piece.peso_KG, 0)`).mapWith(Number),
    listPrice: listPrice(distributorId, { kind: "kit", itemId: sql`kit_option.id`, ...buyer }),
  };
}

/** Columns of the facts that the price of a product depends on, for a query of `product`. */
export function productPriceColumns(distributorId: string, buyer: PriceListBuyer) {
  return {
    category: categoryName(distributorId),
    listPrice: listPrice(distributorId, { kind: "product", itemId: sql`product.id`, ...buyer }),
  };
}

/** Name of a product's category, for a query of `product`; empty without one. */
export function categoryName(distributorId: string): SQL<string> {
  return sql<string>`coalesce((select name from category
    where category.distributor_id = ${distributorId} and category.id = product.category_id), '')`;
}

/** Name and price of the first list, by position, that is valid on the day for the group and has a price. */
function listPrice(
  distributorId: string,
  { kind, itemId, group, today }: PriceListBuyer & { kind: "product" | "kit"; itemId: SQL },
): SQL<string | null> {
  return sql<string | null>`(select json_object('name', list.name, 'priceCents', item.price_cents)
    from price_list_item as item
    join price_list as list on list.distributor_id = item.distributor_id and list.id = item.list_id
    where item.distributor_id = ${distributorId} and item.kind = ${kind} and item.item_id = ${itemId}
      and list.active = 1
      and (list.starts_on is null or list.starts_on <= ${today})
      and (list.ends_on is null or list.ends_on >= ${today})
      and (json_array_length(list.group_ids) = 0
        or exists (select 1 from json_each(list.group_ids) as one where one.value = ${group}))
    order by list.position, list.id limit 1)`;
}
