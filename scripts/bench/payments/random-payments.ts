import type { OrderPayment } from "#domain/payments/checkout-schema.ts";
import type { EntryKind } from "#domain/payments/ledger.ts";
import type { ReturnList, ReturnPreview } from "#domain/returns/return-schema.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import type { PaymentEvent } from "#worker/gateways/payment/payment-gateway.ts";
import { signDelivery } from "#worker/gateways/payment/webhook-signature.ts";
import { expectPayment } from "./payment-oracle.ts";

/** Calls the API of the distributor; a person's headers are added where they ask. */
export type Ask = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  call?: { body?: unknown; headers?: Readonly<Record<string, string>> },
) => Promise<{ status: number; data: unknown }>;

/** Whose orders are paid. */
export interface PaymentPlace {
  ask: Ask;
  /** Headers of a person who handles money, edits payments, and deletes orders. */
  cashier: Readonly<Record<string, string>>;
  webhookSecret: string;
}

interface Event {
  id: string;
  type: PaymentEvent["type"];
  providerChargeId: string;
  amountCents: number;
  occurredAt: string;
}

/** In which direction lines without a charge move money. */
const SIGNS: Partial<Record<EntryKind, number>> = { confirmed: 1, refunded: -1 };
/** Steps of a sequence; two of them may be taken at once. */
const STEPS = 7;
const AT_ONCE = 0.3;
const MOST_ATTEMPTS = 5;

/** Takes one order through random steps of payers, providers and people, two of them at once now and then: charges,
 *  payments of the asked and of other amounts, ends, refused cards, refunds, chargebacks, events again, forged and out of
 *  order, decisions, edits by hand, units taken back, money given back outside, deletion and restoration.
 *  @param order.providerIds - ids of its charges at the provider, by the id of the charge
 *  @returns the rules that did not hold, with the steps */
export async function payAtRandom(
  { ask, cashier, webhookSecret }: PaymentPlace,
  order: { id: string; dueCents: number; providerIdOf: (chargeId: string) => Promise<string> },
  random: () => number,
): Promise<string[]> {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const path = `/app/user/requests/${order.id}`;
  const steps: string[] = [];
  const delivered: Event[] = [];
  const taken = new Set<string>();
  const wrong: string[] = [];
  let told = 0;
  let wasReceived = false;

  async function deliver(event: Event, secret = webhookSecret): Promise<number> {
    const body = JSON.stringify(event);
    const headers = signDelivery({ secret, id: `msg_${event.id}`, body, now: new Date() });
    const { status } = await ask("POST", "/app/open/webhooks/sandbox", { body, headers });
    if (status === 200) taken.add(event.id);
    return status;
  }

  const ways: Readonly<Record<string, (seen: RequestPayment) => Promise<number>>> = {
    charge: async () =>
      (await ask("POST", `/app/open/payment/${order.id}/create`, { body: { method: "pix" } })).status,
    tell: async ({ charges }) => {
      const charge = pick(charges);
      if (charge === undefined) return 0;
      const amounts = [charge.amountCents ?? 1, charge.amountCents ?? 1, 1, order.dueCents + 7];
      told += 1;
      const event: Event = {
        id: `evt_${order.id}_${String(told)}`,
        type:
          pick([
            "charge.paid",
            "charge.paid",
            "charge.paid",
            "charge.expired",
            "charge.charged-back",
            "charge.declined",
            "charge.fee",
            "charge.paid-out",
          ] as const) ?? "charge.paid",
        providerChargeId: await order.providerIdOf(charge.id),
        amountCents: pick(amounts) ?? 1,
        occurredAt: new Date(Date.UTC(2026, 10, 21, 12, told)).toISOString(),
      };
      delivered.push(event);
      return deliver(event);
    },
    repeat: async () => {
      const event = pick(delivered);
      return event === undefined ? 0 : deliver(event);
    },
    forge: async () => {
      const event = pick(delivered);
      if (event === undefined) return 0;
      const status = await deliver({ ...event, id: `${event.id}_forged` }, "whsec_Zm9yZ2Vk");
      if (status !== 401) wrong.push(`a forged event was answered ${String(status)}`);
      return status;
    },
    refund: async ({ charges }) => {
      const charge = pick(charges.filter(({ refundableCents }) => (refundableCents ?? 0) > 0));
      if (charge === undefined) return 0;
      const { heldCents: seenHeldCents, refundableCents } = charge;
      const most = refundableCents ?? 0;
      const body = { seenHeldCents, amountCents: pick([most, Math.ceil(most / 2)]), reason: "Sorteio" };
      return (await ask("POST", `${path}/charges/${charge.id}/refunds`, { body, headers: cashier })).status;
    },
    accept: async ({ charges }) => {
      const charge = pick(charges.filter(({ status }) => status === "short" || status === "over"));
      if (charge === undefined) return 0;
      const body = { seenHeldCents: charge.heldCents, waivesRest: random() < 0.5, reason: "Sorteio" };
      return (await ask("POST", `${path}/charges/${charge.id}/acceptance`, { body, headers: cashier }))
        .status;
    },
    say: async ({ paymentStatus, mayBecome }) => {
      const to = pick(mayBecome);
      if (to === undefined) return 0;
      const body = { paymentStatus: to, seenPaymentStatus: paymentStatus, reason: "Sorteio" };
      return (await ask("PUT", `${path}/payment-status`, { body, headers: cashier })).status;
    },
    release: async ({ charges }) => {
      const charge = pick(charges.filter(({ status }) => status === "stopped"));
      if (charge === undefined) return 0;
      const body = { reason: "Sorteio" };
      return (await ask("POST", `${path}/charges/${charge.id}/release`, { body, headers: cashier })).status;
    },
    takeBack: async () => {
      const { units = [] } = await readReturns();
      const lines = units.flatMap(({ itemId, toShip }) => (toShip > 0 ? [{ itemId, cancelled: 1 }] : []));
      const preview = await ask("POST", `${path}/returns/preview`, { body: { lines }, headers: cashier });
      if (preview.status !== 200) return preview.status;
      const { returns, amountCents, money } = preview.data as ReturnPreview;
      const seen = { returns, amountCents, toGiveBackCents: money.toGiveBackCents };
      const body = { lines, reason: "Sorteio", seen };
      return (await ask("POST", `${path}/returns`, { body, headers: cashier })).status;
    },
    giveBack: async () => {
      const most = (await readReturns()).mostBackCents ?? 0;
      if (most === 0) return 0;
      const amountCents = pick([most, Math.ceil(most / 2)]);
      const body = { amountCents, givenOn: "2026-11-21", note: "Sorteio" };
      return (await ask("POST", `${path}/refunds`, { body, headers: cashier })).status;
    },
    delete: async () => (await ask("DELETE", `${path}?type=order`, { headers: cashier })).status,
    restore: async () => (await ask("POST", `${path}/restore`, { headers: cashier })).status,
  };
  const NAMES = [
    "charge",
    "tell",
    "tell",
    "tell",
    "repeat",
    "forge",
    "refund",
    "accept",
    "say",
    "release",
    "takeBack",
    "giveBack",
    "giveBack",
    "delete",
    "restore",
  ];

  async function step(seen: RequestPayment): Promise<void> {
    const name = pick(NAMES) ?? "tell";
    const status = (await ways[name]?.(seen)) ?? 0;
    steps.push(`${name} ${String(status)}`);
    if (status >= 500) wrong.push(`${name} was answered ${String(status)}`);
  }

  let last = await readOrRestore();
  for (let count = 0; count < STEPS; count += 1) {
    const seen = last;
    await Promise.all(random() < AT_ONCE ? [step(seen), step(seen)] : [step(seen)]);
    last = await readOrRestore();
    wasReceived ||= last.paymentStatus === "received";
  }
  check(last);
  const { stockStatus } = ((await ask("GET", path, { headers: cashier })).data ?? {}) as {
    stockStatus?: string;
  };
  // Who deletes an order whose money went back takes its units back; of one that came back whole none are left.
  const wasDeleted = steps.includes("delete 200");
  const stock =
    wasReceived && !wasDeleted ? ["discounted", "short"] : ["reserved", "released", "discounted", "short"];
  if (last.totalCents !== 0 && !stock.includes(String(stockStatus))) {
    wrong.push(`its units are ${String(stockStatus)}`);
  }
  const payer = (await ask("GET", `/app/open/order/${order.id}/status`)).data as OrderPayment;
  const isOver = last.totalCents === 0 && last.paymentStatus !== "received";
  if (payer.paymentStatus !== (isOver ? "cancelled" : last.paymentStatus)) {
    wrong.push(`its payer reads ${payer.paymentStatus}`);
  }
  return wrong.map((rule) => `${order.id}: ${rule} after ${steps.join(", ")}`);

  /** A person presses again while the database has no time. */
  async function restore() {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask("POST", `${path}/restore`, { headers: cashier });
      if (answer.status !== 503 || attempt === MOST_ATTEMPTS) return answer;
    }
  }

  async function readReturns(): Promise<Partial<ReturnList>> {
    const { data } = await ask("GET", `${path}/returns`, { headers: cashier });
    return data ?? {};
  }

  async function readOrRestore(): Promise<RequestPayment> {
    const seen = await ask("GET", `${path}/payment`, { headers: cashier });
    if (seen.status === 200) return seen.data as RequestPayment;
    const restored = await restore();
    const again = await ask("GET", `${path}/payment`, { headers: cashier });
    if (again.status === 200) return again.data as RequestPayment;
    const answers = [seen, restored, again].map(({ status }) => status).join(", ");
    throw new Error(`${order.id} was answered ${answers} after ${steps.join(", ")}`);
  }

  function check({ entries, charges, paymentStatus, totalCents }: RequestPayment): void {
    if (entries.some(({ seq }, index) => seq !== index + 1)) wrong.push("the ledger has a gap");
    const asked = new Map(charges.map(({ id, amountCents }) => [id, amountCents ?? 0]));
    const expected = expectPayment(entries, asked, totalCents ?? 0);
    if (paymentStatus !== expected.paymentStatus) {
      wrong.push(`the payment is ${paymentStatus} where its ledger says ${expected.paymentStatus}`);
    }
    const held = charges.reduce((all, { heldCents }) => all + (heldCents ?? 0), 0);
    const outside = entries
      .filter(({ chargeId }) => chargeId === null)
      .reduce((all, { kind, amountCents }) => all + (amountCents ?? 0) * (SIGNS[kind] ?? 0), 0);
    if (held + outside !== expected.heldCents) wrong.push("charges hold another sum than the ledger");
    const payments = delivered.filter(({ id, type }) => taken.has(id) && type === "charge.paid");
    const noted = entries.filter(({ kind }) => kind === "paid");
    if (noted.length !== payments.length) {
      wrong.push(`${String(payments.length)} payments were told, ${String(noted.length)} are noted`);
    }
    const open = charges.filter(({ status }) => status === "pending");
    if (open.length > 1) wrong.push("two charges are open");
  }
}

/** Random numbers from 0 to 1, the same for a seed.
 *  @source mulberry32 */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
