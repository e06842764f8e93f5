import { createClient } from "@libsql/client/http";
import { sandboxSecretOf, signDelivery } from "#worker/gateways/payment/webhook-signature.ts";
import { buildAdmin } from "../catalogue/catalogue-world.ts";
import { buildFobOrder } from "../order-body.ts";
import { type Figure, percentile, round, type Section } from "../report.ts";
import { saveRows } from "../save-rows.ts";
import type { BenchServer } from "../server.ts";
import { createTenant } from "../world.ts";
import { copyOrders } from "./copy-orders.ts";
import { type Ask, payAtRandom, randomOf } from "./random-payments.ts";

/** Lives of orders that run at once. */
const LIVES_AT_ONCE = 16;
const CHARGES_AT_ONCE = 16;
/** After how many lives it is said how many are left. */
const TOLD_EVERY = 1_000;
/** Limit of broken rules that are told in full. */
const MOST_SHOWN = 50;
/** Of each order, so that a part can be taken back. */
const KITS = 4;

/** A distributor with copies of one order, and the calls of its people. */
interface PaymentsWorld {
  ask: Ask;
  cashier: Readonly<Record<string, string>>;
  ids: readonly string[];
  dueCents: number;
  sqldUrl: string;
  /** What the sandbox signs its deliveries with. */
  webhookSecret: string;
  /** What the Worker has logged of errors so far. */
  errors: readonly string[];
  read(sql: string, args?: readonly string[]): Promise<readonly Record<string, unknown>[]>;
}

/** Random lives of orders against the rules of their money, and confirmations at once: of the charges of different
 *  orders, and of one charge. What is lost or doubled fails, whatever the time. */
export async function measurePayments(
  server: BenchServer,
  { lives, confirmations }: { lives: number; confirmations: number },
): Promise<Section> {
  const world = await createPayments(server, lives + confirmations + 1);
  return {
    title: `Payments of ${String(world.ids.length)} orders of one distributor`,
    figures: [
      await liveAtRandom(world, world.ids.slice(0, lives)),
      await confirmDifferent(world, world.ids.slice(lives, lives + confirmations)),
      await confirmSame(world, world.ids[lives + confirmations] ?? "", confirmations),
    ],
  };
}

async function createPayments(server: BenchServer, orders: number): Promise<PaymentsWorld> {
  const { sqldUrl, url } = server;
  const slug = "pagamentos";
  const place = { sqldUrl, sessionSecret: server.secrets.SESSION_SECRET };
  const tenant = await createTenant(place, { slug, kits: 1 });
  const admin = buildAdmin(tenant.id);
  const payments = {
    pixKey: "+5562987654321",
    receiverName: "Sol",
    receiverCity: "Goiania",
  };
  await saveRows(sqldUrl, [
    ...admin.statements,
    {
      sql: "update distributor_profile set settings = json_set(settings, '$.payments', json(?)) where distributor_id = ?",
      args: [JSON.stringify(payments), tenant.id],
    },
  ]);
  const ask: Ask = async (method, path, { body, headers = {} } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        "x-debug-distributor": slug,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => ({}))) as { data?: unknown; error?: { type: string } };
    return { status: response.status, data: answer.data, error: answer.error };
  };
  const { status, data } = await ask("POST", "/app/user/requests", {
    headers: { ...tenant.apiHeaders, "idempotency-key": crypto.randomUUID() },
    body: { ...buildFobOrder(tenant.kitOptionId), kits: [{ id: tenant.kitOptionId, amount: KITS }] },
  });
  if (status !== 201) throw new Error(`Saving an order answered ${String(status)}`);
  const { id, totalCents } = data as { id: string; totalCents: number };
  for (const part of copyOrders({ distributorId: tenant.id, id }, orders)) await saveRows(sqldUrl, part);
  const client = createClient({ url: sqldUrl });
  return {
    webhookSecret: sandboxSecretOf(server.secrets.SEALING_SECRET, tenant.id),
    ...{ ask, cashier: admin.headers, dueCents: totalCents, sqldUrl, errors: server.errors },
    ids: Array.from({ length: orders }, (_none, at) => `${id}_${String(at)}`),
    read: async (sql, args = []) => (await client.execute({ sql, args: [...args] })).rows,
  };
}

async function liveAtRandom(world: PaymentsWorld, ids: readonly string[]): Promise<Figure> {
  const { ask, cashier, dueCents, read, sqldUrl, errors, webhookSecret } = world;
  const switchProvider = (isDown: boolean) =>
    saveRows(sqldUrl, [
      {
        sql: "update distributor_profile set settings = json_set(settings, '$.payments.sandboxIsDown', json(?))",
        args: [String(isDown)],
      },
    ]);
  const place = { ask, cashier, webhookSecret, switchProvider };
  const providerIdOf = async (chargeId: string) =>
    String((await read("select provider_charge_id as id from charge where id = ?", [chargeId]))[0]?.["id"]);
  const left = ids.map((id, seed) => ({ id, random: randomOf(seed) }));
  const wrong: string[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: LIVES_AT_ONCE }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const order = { id: next.id, dueCents, providerIdOf };
        // A life that cannot go on is a broken rule, and the others go on.
        const life = await payAtRandom(place, order, next.random).catch((error: unknown) => ({
          wrong: [String(error), ...errors.slice(-3)],
        }));
        wrong.push(...life.wrong);
        if (left.length % TOLD_EVERY === 0) process.stderr.write(`${String(left.length)} lives left\n`);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  for (const rule of wrong.slice(0, MOST_SHOWN)) process.stderr.write(`${rule}\n`);
  return {
    what: `${String(ids.length)} random lives of orders`,
    value: `${String(wrong.length)} broken rules, ${round(seconds)} s`,
    aim: "none",
    verdict: wrong.length === 0 ? "held" : "failed",
    numbers: { lives: ids.length, wrong: wrong.length, seconds },
  };
}

/** Asks for the charge of each order, and tells its provider's ids. */
async function chargeAll({ ask, read }: PaymentsWorld, ids: readonly string[]): Promise<string[]> {
  const left = [...ids];
  await Promise.all(
    Array.from({ length: CHARGES_AT_ONCE }, async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        const { status } = await ask("POST", `/app/open/payment/${id}/create`, { body: { method: "pix" } });
        if (status !== 201) throw new Error(`A charge was answered ${String(status)}`);
      }
    }),
  );
  const found = await read(
    "select provider_charge_id as id from charge where request_id in (select value from json_each(?))",
    [JSON.stringify(ids)],
  );
  return found.map(({ id }) => String(id));
}

/** Delivers what a provider tells, and says how long the answer took. */
async function deliver(
  { ask, dueCents, webhookSecret }: PaymentsWorld,
  { id, providerChargeId }: { id: string; providerChargeId: string },
): Promise<{ status: number; applied: boolean; ms: number }> {
  const body = JSON.stringify({
    ...{ id, type: "charge.paid", providerChargeId, amountCents: dueCents },
    occurredAt: "2026-11-21T12:30:00.000Z",
  });
  const headers = signDelivery({ secret: webhookSecret, id: `msg_${id}`, body, now: new Date() });
  const begun = performance.now();
  const { status, data } = await ask("POST", "/app/open/webhooks/sandbox", { body, headers });
  const { applied = false } = (data ?? {}) as { applied?: boolean };
  return { status, applied, ms: performance.now() - begun };
}

async function confirmDifferent(world: PaymentsWorld, ids: readonly string[]): Promise<Figure> {
  const charges = await chargeAll(world, ids);
  const begun = performance.now();
  const answers = await Promise.all(
    charges.map((providerChargeId) => deliver(world, { id: `evt_${providerChargeId}`, providerChargeId })),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const [kept] = await world.read(
    `select sum(payment_status = 'received') as paid, sum(lines = 1) as once from (
      select payment_status, (select count(*) from payment_entry where request_id = request.id and kind = 'paid') as lines
      from request where id in (select value from json_each(?)))`,
    [JSON.stringify(ids)],
  );
  const [paid, once] = [Number(kept?.["paid"]), Number(kept?.["once"])];
  return confirmed(`${String(ids.length)} confirmations at once, of different charges`, {
    ...{ answers, seconds, applied: ids.length },
    isRight: paid === ids.length && once === ids.length,
  });
}

async function confirmSame(world: PaymentsWorld, id: string, times: number): Promise<Figure> {
  const [providerChargeId = ""] = await chargeAll(world, [id]);
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: times }, () => deliver(world, { id: `evt_${providerChargeId}`, providerChargeId })),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const [kept] = await world.read(
    "select count(*) as lines from payment_entry where request_id = ? and kind = 'paid'",
    [id],
  );
  return confirmed(`${String(times)} confirmations at once, of the same charge`, {
    ...{ answers, seconds, applied: 1 },
    isRight: Number(kept?.["lines"]) === 1,
  });
}

/** @param of.applied - how many of the answers have to say that they changed something */
function confirmed(
  what: string,
  {
    answers,
    seconds,
    applied,
    isRight,
  }: {
    answers: readonly { status: number; applied: boolean; ms: number }[];
    seconds: number;
    applied: number;
    isRight: boolean;
  },
): Figure {
  const refused = answers.filter(({ status }) => status !== 200).length;
  const changed = answers.filter((one) => one.applied).length;
  const taken = answers.map(({ ms }) => ms);
  const [p50Ms, p95Ms] = [percentile(taken, 0.5), percentile(taken, 0.95)];
  const perSecond = answers.length / seconds;
  return {
    what,
    value: `${String(changed)} applied, ${String(refused)} refused, ${round(perSecond)}/s, p50 ${round(p50Ms)} ms, p95 ${round(p95Ms)} ms`,
    aim: `${String(applied)} applied, each once, none refused`,
    verdict: isRight && changed === applied && refused === 0 ? "held" : "failed",
    numbers: { changed, refused, perSecond, p50Ms, p95Ms },
  };
}
