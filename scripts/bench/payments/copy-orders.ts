/** The most copies of one batch: a save of many thousands lasts longer than a database may take. */
const PART = 1_000;

/** Batches of statements that copy an order with its newest version and its reservations, as `{id}_{number}` from 0.
 *  @param original - ids of our own making: they become part of the statements */
export function copyOrders(original: { distributorId: string; id: string }, count: number): string[][] {
  return Array.from({ length: Math.ceil(count / PART) }, (_none, part) =>
    copyPart(original, { from: part * PART, until: Math.min((part + 1) * PART, count) }),
  );
}

function copyPart(
  { distributorId, id }: { distributorId: string; id: string },
  { from, until }: { from: number; until: number },
): string[] {
  const copies = `(with recursive n(i) as (select ${String(from)} union all select i + 1 from n where i < ${String(until - 1)}) select i from n)`;
  const own = (column: string) => `distributor_id = '${distributorId}' and ${column} = '${id}'`;
  return [
    `insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, created_by, deal_status_id,
        payment_status, stock_status, center_id, total_cents, total_power_w, version, created_at, updated_at)
      select distributor_id, id || '_' || i, type, code || '-' || i, name, purchase_type, integrator_id, created_by,
        deal_status_id, payment_status, stock_status, center_id, total_cents, total_power_w, version, created_at, updated_at
      from request, ${copies} where ${own("id")}`,
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      select distributor_id, request_id || '_' || i, version, content, created_by, created_at
      from request_version, ${copies} where ${own("request_id")}`,
    `update stock set (on_hand, reserved) = (
        select stock.on_hand + sum(amount) * ${String(until - from)}, stock.reserved + sum(amount) * ${String(until - from)}
        from stock_reservation as kept where kept.distributor_id = stock.distributor_id and ${own("kept.request_id")}
          and kept.product_id = stock.product_id and kept.center_id = stock.center_id)
      where distributor_id = '${distributorId}' and (product_id, center_id) in (
        select product_id, center_id from stock_reservation where ${own("request_id")})`,
    `insert into stock_reservation (distributor_id, request_id, product_id, center_id, amount, state, expires_at, created_at)
      select distributor_id, request_id || '_' || i, product_id, center_id, amount, state, expires_at, created_at
      from stock_reservation, ${copies} where ${own("request_id")}`,
  ];
}
