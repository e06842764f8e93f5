import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { changeRows, readNumber } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";

const KEY = { "idempotency-key": "3f1c8b6e-key-of-a-click" };

test("the same key and body give the first answer again, although the price has moved since", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const first = await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, KEY);
  await changeRows(
    owner,
    sql`update kit_option set price_cents = 1, version = version + 1 where id = ${kit}`,
  );
  const second = await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, KEY);
  expect(second.status).toBe(201);
  expect(second.data).toEqual(first.data);
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    1,
  );
});

test("fifty calls with one key at once save one order and all get its answer", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => saveOrder(buyer, [{ id: kit, amount: 1 }], {}, KEY)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(new Set(answers.map(({ data }) => data.code))).toEqual(new Set(["PED-000001"]));
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    1,
  );
  expect(
    await readNumber(
      owner,
      sql`select value from counter where distributor_id = ${owner.id} and name = 'order'`,
    ),
  ).toBe(1);
  expect(
    await readNumber(owner, sql`select max(reserved) from stock where distributor_id = ${owner.id}`),
  ).toBe(10);
});

test("an answer that got lost is given again, although the kit is off the sale and the freight was quoted anew since", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const save = (quoteId: string, seen: { expectedTotalCents?: number } = {}) =>
    saveOrder(buyer, [{ id: kit, amount: 1 }], { freightQuotations: [{ id: quoteId }], ...seen }, KEY);
  const first = await save("frq_of_the_first_page");
  expect(first.status).toBe(201);
  expect((await save("frq_after_a_reload", { expectedTotalCents: 1 })).data).toEqual(first.data);
  await changeRows(owner, sql`update kit_option set is_to_sell = 0 where id = ${kit}`);
  expect((await save("frq_after_another")).data).toEqual(first.data);
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    1,
  );
});

test("a key that was used for another body is refused, and says what was saved by it", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, KEY);
  const other = await saveOrder(buyer, [{ id: kit, amount: 2 }], {}, KEY);
  expect(other.status).toBe(422);
  expect(other.error).toMatchObject({
    type: "IDEMPOTENCY_MISMATCH",
    details: { saved: { id: data.id, type: "order", code: "PED-000001" } },
  });
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    1,
  );
});

test("the key of one user says nothing about another user's", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner);
  const one = await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }], {}, KEY);
  const other = await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }], {}, KEY);
  expect([one.data.code, other.data.code]).toEqual(["PED-000001", "PED-000002"]);
});

test.each([
  ["23 hours and 59 minutes", -(24 * 60 - 1), "PED-000001"],
  ["24 hours and a minute", -(24 * 60 + 1), "PED-000002"],
] as const)("a key of %s ago", async (_age, minutes, code) => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, KEY);
  const usedAt = new Date(Date.now() + minutes * 60_000).toISOString();
  await changeRows(
    owner,
    sql`update idempotency set created_at = ${usedAt} where distributor_id = ${owner.id}`,
  );
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, KEY)).data.code).toBe(code);
});

test("a refused save gives its key back", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner, { isToSell: false });
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, KEY)).status).toBe(404);
  await changeRows(owner, sql`update kit_option set is_to_sell = 1 where id = ${kit}`);
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, KEY)).status).toBe(201);
});

test.each([
  ["seven characters", "1234567", 400],
  ["eight characters", "12345678", 201],
  ["255 characters", "k".repeat(255), 201],
  ["256 characters", "k".repeat(256), 400],
] as const)("a key of %s", async (_title, key, status) => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const answer = await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, { "idempotency-key": key });
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.error.details).toMatchObject({ issues: [{ field: "Idempotency-Key" }] });
});
