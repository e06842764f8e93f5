import { sql } from "drizzle-orm";
import type { PaymentType } from "#domain/payment-methods/payment-method.ts";
import type { PaymentCondition } from "#domain/pricing/payment-condition.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";
import { changeRows } from "./rows.ts";

/** Feature flags of a distributor that sells closed kits, with extra items and services. */
export const WITH_EXTRAS = { enableClosedKits: true, notificationService: true, extraItem: true };

const AT = "2026-11-21T12:00:00.000Z";

/** Creates a payment method with one condition; returns both ids. */
export async function createTestPayment(
  owner: TestDistributor,
  condition: Partial<PaymentCondition> & { type?: PaymentType; minimumCents?: number } = {},
): Promise<{ type: PaymentType; method: string; condition: string }> {
  const method = newId("pay");
  const id = newId("pcd");
  const { type = "credito", name = "Em 10 vezes", value = "5", minimumCents = 0 } = condition;
  const { conditionType = "increase", modifierType = "percentage", quantityOfInstallments = 10 } = condition;
  const { downPaymentPct = "0" } = condition;
  await changeRows(
    owner,
    sql`insert into payment_method (distributor_id, id, type, name, position, created_at, updated_at)
      values (${owner.id}, ${method}, ${type}, 'Cartão', 1, ${AT}, ${AT})`,
  );
  await changeRows(
    owner,
    sql`insert into payment_condition (distributor_id, id, method_id, name, condition_type, modifier_type, value,
        quantity_of_installments, down_payment_pct, minimum_cents, position)
      values (${owner.id}, ${id}, ${method}, ${name}, ${conditionType}, ${modifierType}, ${value},
        ${quantityOfInstallments}, ${downPaymentPct}, ${minimumCents}, 1)`,
  );
  return { type, method, condition: id };
}

/** Stores a freight quoted to a person; returns its id. */
export async function createTestQuote(
  owner: TestDistributor,
  {
    userId,
    priceCents,
    expiresAt = "2099-01-01T00:00:00.000Z",
  }: { userId: string; priceCents: number; expiresAt?: string },
): Promise<string> {
  const id = newId("frq");
  await changeRows(
    owner,
    sql`insert into freight_quote (distributor_id, id, user_id, input_hash, provider, content, price_cents, created_at,
        expires_at)
      values (${owner.id}, ${id}, ${userId}, 'hash', 'pied', '{}', ${priceCents}, ${AT}, ${expiresAt})`,
  );
  return id;
}
