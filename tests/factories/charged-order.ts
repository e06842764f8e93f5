import { sql } from "drizzle-orm";
import { CHARGE_METHODS, type ChargeMethod } from "#domain/settings/charge-methods.ts";
import { createTestDistributor, type TestDistributor } from "./distributor.ts";
import { changeRows } from "./rows.ts";
import { createTestPayment } from "./sale.ts";
import { createTestOrder } from "./saved-order.ts";

/** Lets a distributor's provider charge by all that it can, and saves an order of R$ 10.100,00 that is paid by one of
 *  them.
 *  @param condition - of the payment; at once, for the same total, by default */
export async function createOrderPaidBy(
  owner: TestDistributor,
  type: ChargeMethod,
  condition: Parameters<typeof createTestPayment>[1] = { value: "0", quantityOfInstallments: 1 },
) {
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.methods',
      json(${JSON.stringify(CHARGE_METHODS)})) where distributor_id = ${owner.id}`,
  );
  const payment = await createTestPayment(owner, { ...condition, type });
  return createTestOrder(owner, { changes: { payment } });
}

/** A distributor whose provider charges by boleto, too, and an order that is paid by one. */
export async function createBoletoOrder() {
  const owner = await createTestDistributor();
  return { owner, order: await createOrderPaidBy(owner, "boleto") };
}
