import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { copyOrders } from "#scripts/bench/payments/copy-orders.ts";
import { payAtRandom, randomOf } from "#scripts/bench/payments/random-payments.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { webhookSecretOf } from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** The bench takes 20,000. */
const SEQUENCES = 100;
/** As many more are taken until each kind of step was taken: which ones are depends on who comes first. */
const MOST_SEQUENCES = 400;
/** Each kind of step, with what it is there for. */
const KINDS = [
  ...[
    "charge 201",
    "outage down",
    "tell 200",
    "decline 200",
    "repeat 200",
    "forge 401",
    "refund 201",
    "accept 200",
  ],
  ...["edit 200", "say 200", "release 200", "takeBack 201", "giveBack 201", "delete 200", "restore 200"],
];
const AT_ONCE = 8;
const KITS = 4;

test(`whatever happens to a payment, in ${String(SEQUENCES)} random lives of orders: its state is what its ledger says, nothing is settled twice`, async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const saved = await saveOrder(await createTestUser(owner), [
    { id: await createTestKit(owner), amount: KITS },
  ]);
  const { id: original, totalCents } = saved.data;
  const ids = Array.from({ length: MOST_SEQUENCES }, (_none, index) => `${original}_${String(index)}`);
  for (const statement of copyOrders({ distributorId: owner.id, id: original }, MOST_SEQUENCES).flat()) {
    await changeRows(owner, sql.raw(statement));
  }
  const place = {
    ask: (
      method: "GET" | "POST" | "PUT" | "DELETE",
      path: string,
      { headers = {}, body }: { headers?: object; body?: unknown } = {},
    ) => callApi(method, path, { headers: { "x-debug-distributor": owner.slug, ...headers }, body }),
    cashier: admin.headers,
    webhookSecret: webhookSecretOf(owner),
    switchProvider: (isDown: boolean) =>
      changeRows(
        owner,
        sql`update distributor_profile set settings = json_set(settings, '$.payments.sandboxIsDown', json(${String(isDown)}))
          where distributor_id = ${owner.id}`,
      ),
  };
  const wrong: string[] = [];
  const steps = new Set<string>();
  const left = ids.map((id, index) => ({ id, random: randomOf(index) }));
  const isOver = () => left.length <= MOST_SEQUENCES - SEQUENCES && KINDS.every((kind) => steps.has(kind));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.pop(); next !== undefined; next = isOver() ? undefined : left.pop()) {
        const { id, random } = next;
        const life = await payAtRandom(place, { id, dueCents: totalCents, providerIdOf }, random);
        wrong.push(...life.wrong);
        for (const step of life.steps) steps.add(step);
      }
    }),
  );
  expect(wrong).toEqual([]);
  expect(KINDS.filter((kind) => !steps.has(kind))).toEqual([]);
  const statuses = await readRows(
    owner,
    sql`select payment_status as status, count(*) as count from request where id like ${`${original}_%`} group by 1`,
  );
  expect(new Set(statuses.map(({ status }) => status))).toEqual(
    new Set(["notRequested", "requested", "received", "cancelled"]),
  );

  async function providerIdOf(chargeId: string): Promise<string> {
    const [row] = await readRows(
      owner,
      sql`select provider_charge_id as id from charge where id = ${chargeId}`,
    );
    return String(row?.["id"]);
  }
}, 300_000);
