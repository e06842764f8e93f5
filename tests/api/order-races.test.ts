import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { readNumber, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import type { Answer } from "../setup/call-api.ts";
import { readLedger, readStock } from "#tests/factories/stock.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";

/** Number of answers by outcome. */
function countOutcomes(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of answers.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function outcomeOf({ status, error }: Answer): string {
  return status === 201 ? "sold" : `${String(status)} ${error.type}`;
}

/** The answers, where those with one outcome are requested once more, one after the other. */
async function tellThose<A extends Answer>(
  outcome: string,
  answers: readonly A[],
  send: (at: number) => Promise<A>,
): Promise<A[]> {
  const told: A[] = [];
  for (const [at, answer] of answers.entries()) {
    told.push(outcomeOf(answer) === outcome ? await send(at) : answer);
  }
  return told;
}

test("two buyers ask for the last unit: one has it, the other is told that it is gone", async () => {
  const owner = await createTestDistributor();
  const module = await createTestProduct(owner, { onHand: 1 });
  const kit = await createTestKit(owner, { components: [{ productId: module.id, amount: 1 }] });
  const buyers = [await createTestUser(owner), await createTestUser(owner)];
  const answers = await Promise.all(buyers.map((buyer) => saveOrder(buyer, [{ id: kit, amount: 1 }])));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.type).toBe("OUT_OF_STOCK");
  expect(
    await readRows(owner, sql`select on_hand, reserved from stock where distributor_id = ${owner.id}`),
  ).toEqual([{ on_hand: 1, reserved: 1 }]);
});

test("a hundred orders at once for twenty units: twenty are saved, numbered 1 to 20, and the rest leaves no trace", async () => {
  const owner = await createTestDistributor();
  await createTestUser(owner, { type: "admin" });
  const module = await createTestProduct(owner, { onHand: 20 });
  const kit = await createTestKit(owner, { components: [{ productId: module.id, amount: 1 }] });
  const buyer = await createTestUser(owner);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      saveOrder(buyer, [{ id: kit, amount: 1 }], {}, { "idempotency-key": `parallel-${String(at)}` }),
    ),
  );
  expect(countOutcomes(answers)).toEqual({ sold: 20, "409 OUT_OF_STOCK": 80 });
  const saved = answers.filter(({ status }) => status === 201);
  expect(saved.map(({ data }) => data.code).sort()).toEqual(
    Array.from({ length: 20 }, (_, at) => `PED-${String(at + 1).padStart(6, "0")}`),
  );
  const count = (table: string) =>
    readNumber(owner, sql`select count(*) from ${sql.identifier(table)} where distributor_id = ${owner.id}`);
  expect(await count("request")).toBe(20);
  expect(await count("notification")).toBe(20);
  expect(await count("audit_log")).toBe(20);
  expect(await count("idempotency")).toBe(20);
  expect(
    await readNumber(
      owner,
      sql`select sum(reserved_change) from stock_move where distributor_id = ${owner.id}`,
    ),
  ).toBe(20);
  expect(await readNumber(owner, sql`select reserved from stock where distributor_id = ${owner.id}`)).toBe(
    20,
  );
  expect(
    await readRows(
      owner,
      sql`select name, value from counter where distributor_id = ${owner.id} order by name`,
    ),
  ).toEqual([
    { name: "order", value: 20 },
    { name: "outbox", value: 20 },
  ]);
  expect(
    await readRows(
      owner,
      sql`select min(seq) as first, max(seq) as last, count(*) as events from outbox where distributor_id = ${owner.id}`,
    ),
  ).toEqual([{ first: 1, last: 20, events: 20 }]);
});

test("five hundred orders at once for a hundred units: exactly a hundred are sold, and ledger and stock agree", async () => {
  const owner = await createTestDistributor();
  const module = await createTestProduct(owner, { onHand: 100 });
  const kit = await createTestKit(owner, { components: [{ productId: module.id, amount: 1 }] });
  const buyer = await createTestUser(owner);
  const send = (at: number) =>
    saveOrder(buyer, [{ id: kit, amount: 1 }], {}, { "idempotency-key": `flooding-${String(at)}` });
  const flood = await Promise.all(Array.from({ length: 500 }, (_, at) => send(at)));
  // When the database is too slow, some clients get no result. Sending the same request again must tell them.
  const answers = await tellThose("503 DATABASE_UNAVAILABLE", flood, send);
  expect(takeErrorLines().filter((line) => !line.includes("DomainError: DATABASE_UNAVAILABLE"))).toEqual([]);
  expect(countOutcomes(answers)).toEqual({ sold: 100, "409 OUT_OF_STOCK": 400 });
  expect(await readStock(owner, module.id)).toMatchObject({ onHand: 100, reserved: 100 });
  expect(await readLedger(owner, module.id)).toMatchObject({ onHand: 0, reserved: 100 });
  expect(
    await readNumber(
      owner,
      sql`select sum(amount) from stock_reservation where distributor_id = ${owner.id} and state = 'held'`,
    ),
  ).toBe(100);
});
