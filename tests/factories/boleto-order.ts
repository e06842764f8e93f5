import { sql } from "drizzle-orm";
import { createTestDistributor } from "./distributor.ts";
import { createTestPaymentMethod } from "./payment-method.ts";
import { changeRows } from "./rows.ts";
import { createTestOrder } from "./saved-order.ts";

/** A distributor whose provider charges by boleto, too, and an order that is paid by one. */
export async function createBoletoOrder() {
  const owner = await createTestDistributor();
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.methods', json('["pix","boleto"]'))
      where distributor_id = ${owner.id}`,
  );
  const methodId = await createTestPaymentMethod(owner);
  const order = await createTestOrder(owner, { changes: { payment: { type: "boleto", method: methodId } } });
  return { owner, order };
}
