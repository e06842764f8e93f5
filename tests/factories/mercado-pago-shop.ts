import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { DEMO_PAYMENT_SECRET, DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import type { ChargeMethod } from "#domain/settings/charge-methods.ts";
import type { Notification } from "#scripts/stack/payment-network.ts";
import { MERCADO_PAGO_SETTINGS, openFakeMercadoPago } from "#tests/fakes/mercado-pago.ts";
import { callApi, type Method } from "#tests/setup/call-api.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "./distributor.ts";
import { readRows } from "./rows.ts";
import { createOrderPaidBy } from "./charged-order.ts";
import { createTestOrder } from "./saved-order.ts";

export const PROVIDER = "/app/staff/settings/paymentProvider";
const env = MERCADO_PAGO_SETTINGS;

interface Payment {
  paymentStatus: string;
  charge: { id: string; status: string; amountCents: number; brCode: string; url: string } | null;
  sandbox: boolean;
}

/** A distributor whose orders Mercado Pago collects, with an order.
 *  @param token - access token, whose ending says how the provider behaves
 *  @param paidBy - how the order is paid; by Pix by default */
export async function openShop({
  token = DEMO_PAYMENT_TOKEN,
  before = () => {},
  paidBy,
}: {
  token?: string;
  before?: (call: Request) => void | Promise<void>;
  paidBy?: { type: ChargeMethod; condition?: Parameters<typeof createOrderPaidBy>[2] };
} = {}) {
  const warnings: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line: unknown) => void warnings.push(String(line)));
  const provider = openFakeMercadoPago({ before });
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const saved = await choose(admin, { accessToken: token, webhookSecret: DEMO_PAYMENT_SECRET });
  expect(saved.status).toBe(200);
  const order = paidBy
    ? await createOrderPaidBy(owner, paidBy.type, paidBy.condition)
    : await createTestOrder(owner);
  const ask = (method: Method, path: string) =>
    callApi<Payment>(method, path, {
      ...{ headers: { "x-debug-distributor": owner.slug }, env },
      ...(method === "POST" ? { body: { method: paidBy?.type ?? "pix" } } : {}),
    });
  return {
    ...{ ...provider, owner, admin, order, warnings },
    charge: () => ask("POST", `/app/open/payment/${order.id}/create`),
    read: () => ask("GET", `/app/open/order/${order.id}/status`),
  };
}

type Person = Awaited<ReturnType<typeof createTestUser>>;

/** Saves who collects, over what is saved now. */
export async function choose({ headers }: Person, changes: object) {
  const { data } = await callApi<{ version: string }>("GET", PROVIDER, { headers });
  return callApi("PUT", PROVIDER, {
    ...{ headers, env },
    body: { provider: "mercadopago", version: data.version, ...changes },
  });
}

/** Delivers a notification as the provider does. */
export function tell(owner: TestDistributor, { url, headers, body }: Notification) {
  const { pathname, search } = new URL(url);
  return callApi<{ applied: boolean }>("POST", pathname + search, {
    headers: { ...headers, "x-debug-distributor": owner.slug },
    ...{ body, env },
  });
}

/** Lines of an order's ledger, but for when they were noted. */
export async function ledgerOf(owner: TestDistributor, orderId: string) {
  const rows = await readRows(
    owner,
    sql`select kind, amount_cents from payment_entry
      where distributor_id = ${owner.id} and request_id = ${orderId} and kind not in ('fee', 'paidOut') order by seq`,
  );
  return rows.map((row) => [row["kind"], row["amount_cents"]]);
}
