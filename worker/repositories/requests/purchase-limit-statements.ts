import { type SQL, sql } from "drizzle-orm";
import type { PurchasePeriod, PurchaseSpan } from "#domain/requests/purchase-limit.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";

/** An order that counts against the limit of a person. */
export interface LimitedPurchase {
  /** The company that buys. */
  integratorId: string;
  /** Who of its people places the order; an expression may be null for nobody, who has no limit. */
  placedBy: string | SQL;
  /** The order itself, which does not count as ordered before. */
  requestId: string;
  /** The periods around the moment at which it is placed. */
  spans: Readonly<Record<PurchasePeriod, PurchaseSpan>>;
}

/** Asserts in the batch that an order does not take its person above the limit, whoever else orders at that moment.
 *  @param totalCents - total of the order */
export function assertWithinLimit(
  distributorId: string,
  { totalCents, ...purchase }: LimitedPurchase & { totalCents: number },
  refusal: () => Error,
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`coalesce((select use.limit_cents is null or use.used_cents + ${totalCents} <= use.limit_cents
      from (${useOf(distributorId, purchase)}) as use), 1)`,
    refusal,
  );
}

/** What a person may order in the period of the company's rules, and has. */
export interface StoredUse {
  limitCents: number | null;
  usedCents: number;
  period: PurchasePeriod;
  isNumberRequired: number;
}

/** Query for what a person may order, and has; without a row where the company has set nothing. */
export function useQuery({ orm }: Database, distributorId: string, purchase: LimitedPurchase) {
  return orm.all<StoredUse>(sql`
    select limit_cents as limitCents, used_cents as usedCents, period, is_number_required as isNumberRequired
    from (${useOf(distributorId, purchase)})`);
}

/** Subquery of who of the company has placed an order. */
export function placerOfRequest(distributorId: string, id: string): SQL {
  return sql`(select ordered.placed_by from request as ordered
    where ordered.distributor_id = ${distributorId} and ordered.id = ${id})`;
}

/** One row: limit, use, period, and whether a number is required; none without rules. */
function useOf(distributorId: string, { integratorId, placedBy, requestId, spans }: LimitedPurchase): SQL {
  const { day, week, month } = spans;
  const edge = (end: keyof PurchaseSpan) =>
    sql`case rule.period when 'day' then ${day[end]} when 'week' then ${week[end]} else ${month[end]} end`;
  return sql`select case
        when exists (select 1 from json_each(rule.exceptions) as own where own.value ->> '$.userId' = buyer.id)
        then (select own.value ->> '$.limitCents' from json_each(rule.exceptions) as own
          where own.value ->> '$.userId' = buyer.id limit 1)
        when exists (select 1 from role where role.distributor_id = buyer.distributor_id and role.id = buyer.role_id
          and role.type = 'integrator' and role.content ->> '$.label' = 'manager')
        then null else rule.limit_cents end as limit_cents,
      (select coalesce(sum(placed.total_cents - coalesce(placed.returned_cents, 0)), 0) from request as placed
        where placed.distributor_id = ${distributorId} and placed.placed_by = buyer.id
          and placed.created_at >= ${edge("from")} and placed.created_at < ${edge("until")}
          and placed.type = 'order' and placed.deleted_at is null and placed.id <> ${requestId}
          and not exists (select 1 from deal_status as step where step.distributor_id = ${distributorId}
            and step.id = placed.deal_status_id and step.group_name = 'refused')) as used_cents,
      rule.period as period, rule.is_number_required as is_number_required
    from purchase_rule as rule join user as buyer on buyer.distributor_id = rule.distributor_id
      and buyer.id = ${placedBy} and buyer.integrator_id = rule.integrator_id
    where rule.distributor_id = ${distributorId} and rule.integrator_id = ${integratorId}`;
}

/** Asserts in the batch that an order has a purchase-order number, if its company asks for one.
 *  @param order.requestId - the saved request whose number counts, if it keeps it; null for one that has none */
export function assertNumbered(
  distributorId: string,
  { integratorId, requestId }: { integratorId: string; requestId: string | null },
  refusal: () => Error,
): WriteStatement {
  const isNumbered =
    requestId === null
      ? sql`0`
      : sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
          and purchase_number is not null)`;
  return assertHolds(
    "ALREADY_DONE",
    sql`${isNumbered} or not exists (select 1 from purchase_rule where distributor_id = ${distributorId}
      and integrator_id = ${integratorId} and is_number_required = 1)`,
    refusal,
  );
}
