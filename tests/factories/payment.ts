import type { ChargeMethod } from "#domain/settings/charge-methods.ts";
import type { OrderPayment } from "#domain/payments/checkout-schema.ts";
import { newId } from "#worker/scope.ts";
import { sandboxSecretOf, signDelivery } from "#worker/gateways/payment/webhook-signature.ts";
import { type Answer, callApi } from "../setup/call-api.ts";
import { apiEnv } from "./api-env.ts";
import type { TestDistributor } from "./distributor.ts";
import { readRows } from "./rows.ts";
import { sql } from "drizzle-orm";

/** Requests a charge as the payer's page does. */
export function createPayment(
  owner: TestDistributor,
  orderId: string,
  method: ChargeMethod = "pix",
): Promise<Answer<OrderPayment>> {
  return callApi<OrderPayment>("POST", `/app/open/payment/${orderId}/create`, {
    headers: { "x-debug-distributor": owner.slug },
    body: { method },
  });
}

/** State of an order's payment, as the payer's page reads it. */
export function readPayment(
  owner: TestDistributor,
  orderId: string,
  query = "",
): Promise<Answer<OrderPayment>> {
  return callApi<OrderPayment>("GET", `/app/open/order/${orderId}/status${query}`, {
    headers: { "x-debug-distributor": owner.slug },
  });
}

/** The newest charge of an order in the database. */
export async function readCharge(owner: TestDistributor, orderId: string) {
  const [row] = await readRows(
    owner,
    sql`select * from charge where distributor_id = ${owner.id} and request_id = ${orderId}
      order by created_at desc, id desc limit 1`,
  );
  if (!row) throw new Error(`Order ${orderId} has no charge`);
  return {
    id: String(row["id"]),
    status: String(row["status"]),
    providerChargeId: String(row["provider_charge_id"]),
    amountCents: Number(row["amount_cents"]),
    paidAt: row["paid_at"],
  };
}

/** An event of the sandbox provider; a payment of the whole amount by default. */
export function buildPaymentEvent(
  charge: { providerChargeId: string; amountCents: number },
  changes: Record<string, unknown> = {},
) {
  return {
    id: newId("evt"),
    type: "charge.paid",
    providerChargeId: charge.providerChargeId,
    amountCents: charge.amountCents,
    occurredAt: "2026-11-21T12:30:00.000Z",
    ...changes,
  };
}

/** What the sandbox signs with, for a distributor. */
export function webhookSecretOf({ id }: Pick<TestDistributor, "id">): string {
  return sandboxSecretOf(apiEnv.SEALING_SECRET, id);
}

/** Delivers an event to the webhook, signed with the distributor's secret. */
export function deliverEvent(
  owner: TestDistributor,
  event: unknown,
  {
    headers = {},
    signedAt = new Date(),
    secret = webhookSecretOf(owner),
    provider = "sandbox",
  }: { headers?: Record<string, string>; signedAt?: Date; secret?: string; provider?: string } = {},
): Promise<Answer<{ applied: boolean }>> {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const signed = signDelivery({ secret, id: newId("msg"), body, now: signedAt });
  return callApi<{ applied: boolean }>("POST", `/app/open/webhooks/${provider}`, {
    headers: { "x-debug-distributor": owner.slug, ...signed, ...headers },
    body,
  });
}
