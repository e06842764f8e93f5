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
) => Promise<{ status: number; data: unknown; error?: { type: string } | undefined }>;

/** Whose orders are paid. */
export interface PaymentPlace {
  ask: Ask;
  /** Headers of a person who handles money, edits payments, and deletes orders. */
  cashier: Readonly<Record<string, string>>;
  webhookSecret: string;
  /** Takes the provider down, for all orders, or lets it answer again. */
  switchProvider: (isDown: boolean) => Promise<unknown>;
}

interface Event {
  id: string;
  type: PaymentEvent["type"];
  providerChargeId: string;
  amountCents: number;
  occurredAt: string;
}

/** Parts of a total in percent that an edit adds and takes off. */
const INCREASES = ["0", "1", "2.5"];
const DECREASES = ["0", "3"];
/** In which direction lines without a charge move money. */
const SIGNS: Partial<Record<EntryKind, number>> = { confirmed: 1, refunded: -1 };
/** In place of a status: a step that had nothing to do, and one that met a provider that is down. */
const [NOTHING, DOWN] = [0, -1];
/** How often another step is looked for instead of one that had nothing to do. */
const TRIES = 4;
/** Steps of a sequence; two of them may be taken at once. */
const STEPS = 7;
const AT_ONCE = 0.3;
const MOST_ATTEMPTS = 5;
/** The database has no time, and says so: who asked asks again. */
const NO_TIME = 503;

/** Asks as a provider and a reader do: again while the database has no time. */
async function insist(question: () => ReturnType<Ask>): ReturnType<Ask> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await question();
    if (answer.status !== NO_TIME || attempt === MOST_ATTEMPTS) return answer;
  }
}

/** Takes one order through random steps of payers, providers and people, two of them at once now and then: charges,
 *  payments of the asked and of other amounts, ends, refused cards, refunds, chargebacks, events again, forged and out of
 *  order, a provider that is down, decisions, edits by hand and of what the order costs, units taken back, money given back
 *  outside, deletion and restoration.
 *  @param order.providerIds - ids of its charges at the provider, by the id of the charge
 *  @returns the rules that did not hold, with the steps; and the steps, each with what it was answered */
export async function payAtRandom(
  { ask, cashier, webhookSecret, switchProvider }: PaymentPlace,
  order: { id: string; dueCents: number; providerIdOf: (chargeId: string) => Promise<string> },
  random: () => number,
): Promise<{ wrong: string[]; steps: readonly string[] }> {
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
    const { status } = await insist(() => ask("POST", "/app/open/webhooks/sandbox", { body, headers }));
    if (status === 200) taken.add(event.id);
    return status;
  }

  async function tell(chargeId: string, type: Event["type"], amountCents: number): Promise<number> {
    told += 1;
    const event: Event = {
      ...{ id: `evt_${order.id}_${String(told)}`, type, amountCents },
      providerChargeId: await order.providerIdOf(chargeId),
      occurredAt: new Date(Date.UTC(2026, 10, 21, 12, told)).toISOString(),
    };
    delivered.push(event);
    return deliver(event);
  }

  /** A call that needs the provider: while it is down, it says so. */
  async function askProvider(...call: Parameters<Ask>): Promise<number> {
    const { status, error } = await ask(...call);
    return error?.type === "PAYMENT_PROVIDER_UNAVAILABLE" ? DOWN : status;
  }

  const charge = () =>
    askProvider("POST", `/app/open/payment/${order.id}/create`, { body: { method: "pix" } });

  const ways: Readonly<Record<string, (seen: RequestPayment) => Promise<number>>> = {
    charge,
    outage: async () => {
      await switchProvider(true);
      try {
        return await charge();
      } finally {
        await switchProvider(false);
      }
    },
    edit: async () => {
      const { version } = ((await ask("GET", path, { headers: cashier })).data ?? {}) as { version?: number };
      const part = (amounts: readonly string[]) => ({ type: "percentage", amount: pick(amounts) });
      const valueModifier = { increase: part(INCREASES), decrease: part(DECREASES) };
      const body = { version: version ?? 1, valueModifier };
      return (await ask("PUT", `${path}/value-modifier`, { body, headers: cashier })).status;
    },
    tell: async ({ charges }) => {
      const charge = pick(charges);
      if (charge === undefined) return NOTHING;
      const amounts = [charge.amountCents ?? 1, charge.amountCents ?? 1, 1, order.dueCents + 7];
      const type = pick([
        "charge.paid",
        "charge.paid",
        "charge.paid",
        "charge.expired",
        "charge.charged-back",
        "charge.declined",
        "charge.fee",
        "charge.paid-out",
      ] as const);
      return tell(charge.id, type ?? "charge.paid", pick(amounts) ?? 1);
    },
    /** Three cards that are refused stop a charge. */
    decline: async ({ charges }) => {
      const charge = charges.find(({ status }) => status === "pending");
      if (charge === undefined) return NOTHING;
      for (let card = 1; card < 3; card += 1)
        await tell(charge.id, "charge.declined", charge.amountCents ?? 1);
      return tell(charge.id, "charge.declined", charge.amountCents ?? 1);
    },
    repeat: async () => {
      const event = pick(delivered);
      return event === undefined ? NOTHING : deliver(event);
    },
    forge: async () => {
      const event = pick(delivered);
      if (event === undefined) return NOTHING;
      const status = await deliver({ ...event, id: `${event.id}_forged` }, "whsec_Zm9yZ2Vk");
      if (status !== 401) wrong.push(`a forged event was answered ${String(status)}`);
      return status;
    },
    refund: async ({ charges }) => {
      const charge = pick(charges.filter(({ refundableCents }) => (refundableCents ?? 0) > 0));
      if (charge === undefined) return NOTHING;
      const { heldCents: seenHeldCents, refundableCents } = charge;
      const most = refundableCents ?? 0;
      const body = { seenHeldCents, amountCents: pick([most, Math.ceil(most / 2)]), reason: "Sorteio" };
      return askProvider("POST", `${path}/charges/${charge.id}/refunds`, { body, headers: cashier });
    },
    accept: async ({ charges }) => {
      const charge = pick(charges.filter(({ status }) => status === "short" || status === "over"));
      if (charge === undefined) return NOTHING;
      const body = { seenHeldCents: charge.heldCents, waivesRest: random() < 0.5, reason: "Sorteio" };
      return (await ask("POST", `${path}/charges/${charge.id}/acceptance`, { body, headers: cashier }))
        .status;
    },
    say: async ({ paymentStatus, mayBecome }) => {
      const to = pick(mayBecome);
      if (to === undefined) return NOTHING;
      const body = { paymentStatus: to, seenPaymentStatus: paymentStatus, reason: "Sorteio" };
      return (await ask("PUT", `${path}/payment-status`, { body, headers: cashier })).status;
    },
    release: async ({ charges }) => {
      const charge = pick(charges.filter(({ status }) => status === "stopped"));
      if (charge === undefined) return NOTHING;
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
      if (most === 0) return NOTHING;
      const amountCents = pick([most, Math.ceil(most / 2)]);
      const body = { amountCents, givenOn: "2026-11-21", note: "Sorteio" };
      return (await ask("POST", `${path}/refunds`, { body, headers: cashier })).status;
    },
    delete: async () => (await ask("DELETE", `${path}?type=order`, { headers: cashier })).status,
    restore: async () => (await ask("POST", `${path}/restore`, { headers: cashier })).status,
  };
  const NAMES = [
    "charge",
    "outage",
    "edit",
    "tell",
    "tell",
    "tell",
    "decline",
    "repeat",
    "forge",
    "refund",
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
    let [name, status] = ["", NOTHING];
    for (let tries = 0; tries < TRIES && status === NOTHING; tries += 1) {
      name = pick(NAMES) ?? "tell";
      status = (await ways[name]?.(seen)) ?? NOTHING;
    }
    steps.push(`${name} ${status === DOWN ? "down" : String(status)}`);
    if (status >= 500 && status !== NO_TIME) wrong.push(`${name} was answered ${String(status)}`);
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
  return { wrong: wrong.map((rule) => `${order.id}: ${rule} after ${steps.join(", ")}`), steps };

  /** A person presses again while the database has no time, or after an answer that must not be. */
  async function restore() {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask("POST", `${path}/restore`, { headers: cashier });
      if (answer.status >= 500 && answer.status !== 503) wrong.push(`restore was answered ${answer.status}`);
      if (answer.status < 500 || attempt === MOST_ATTEMPTS) return answer;
    }
  }

  async function readReturns(): Promise<Partial<ReturnList>> {
    const { data } = await ask("GET", `${path}/returns`, { headers: cashier });
    return data ?? {};
  }

  async function readOrRestore(): Promise<RequestPayment> {
    const seen = await insist(() => ask("GET", `${path}/payment`, { headers: cashier }));
    if (seen.status === 200) return seen.data as RequestPayment;
    const restored = await restore();
    const again = await insist(() => ask("GET", `${path}/payment`, { headers: cashier }));
    if (again.status === 200) return again.data as RequestPayment;
    const answers = [seen, restored, again]
      .map(({ status, error }) => error?.type ?? String(status))
      .join(", ");
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
