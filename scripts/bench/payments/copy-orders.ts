/** Statements that copy an order with its newest version and its reservations, as `{id}_{number}` from 0.
 *  @param original - ids of our own making: they become part of the statements */
export function copyOrders(original: { distributorId: string; id: string }, count: number): string[] {
  const { distributorId, id } = original;
  const copies = `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${String(count - 1)}) select i from n)`;
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
    `update stock set on_hand = on_hand + reserved * ${String(count)}, reserved = reserved * ${String(count + 1)}
      where distributor_id = '${distributorId}'`,
    `insert into stock_reservation (distributor_id, request_id, product_id, center_id, amount, state, expires_at, created_at)
      select distributor_id, request_id || '_' || i, product_id, center_id, amount, state, expires_at, created_at
      from stock_reservation, ${copies} where ${own("request_id")}`,
  ];
}
