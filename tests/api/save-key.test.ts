import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { buildCart } from "#tests/factories/cart.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { readNumber, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { openTestServices } from "#tests/factories/services.ts";
import { lastClaimQuery } from "#worker/repositories/sale/idempotency.ts";

/** The save key that a page gets for a cart of one kit. */
async function openPage({ headers }: Pick<TestUser, "headers">, kit: string, amount = 1): Promise<string> {
  const address = "http://solnascente.localhost/kitsIntegrator/checkout";
  const { services, finish } = await openTestServices(address, { headers });
  const cart = CartSchema.parse(buildCart({ kits: [{ id: kit, amount }] }));
  const key = await services.requests.readSaveKey(cart);
  await finish();
  return key;
}

const save = (buyer: TestUser, kit: string, key: string, name: string) =>
  saveOrder(buyer, [{ id: kit, amount: 1 }], { name }, { "idempotency-key": key });

test("pages of one cart that were opened before it was saved save it once, and a page of later saves it again", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const [one, two] = await Promise.all([openPage(buyer, kit), openPage(buyer, kit)]);
  expect(two).toBe(one);

  const first = await save(buyer, kit, one, "Primeira aba");
  const second = await save(buyer, kit, two, "Segunda aba");
  expect([first.status, second.status]).toEqual([201, 422]);
  expect(second.error).toMatchObject({
    type: "IDEMPOTENCY_MISMATCH",
    details: { saved: { id: first.data.id, code: first.data.code } },
  });

  const later = await openPage(buyer, kit);
  expect(later).not.toBe(one);
  expect((await save(buyer, kit, later, "Outra compra")).status).toBe(201);
  // The page that stayed open still has the first key.
  expect((await save(buyer, kit, two, "Segunda aba")).error.details).toMatchObject({
    saved: { id: first.data.id },
  });
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    2,
  );
});

test("twenty pages of a cart that are saved at once save one request, whose code all the others are told", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  const key = await openPage(buyer, kit);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, tab) => save(buyer, kit, key, `Aba ${String(tab)}`)),
  );
  const [saved, ...others] = answers.filter(({ status }) => status === 201);
  expect(others).toEqual([]);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(19);
  for (const { error } of refused) {
    expect(error).toMatchObject({ type: "IDEMPOTENCY_MISMATCH", details: { saved: { id: saved?.data.id } } });
  }
});

test("another amount, another person and another distributor are other keys", async () => {
  const owner = await createTestDistributor();
  const [buyer, colleague] = [await createTestUser(owner), await createTestUser(owner)];
  const stranger = await createTestUser(await createTestDistributor());
  const kit = await createTestKit(owner);
  const key = await openPage(buyer, kit);
  expect(await openPage(buyer, kit, 2)).not.toBe(key);
  await save(buyer, kit, key, "Do comprador");
  for (const other of [colleague, stranger]) expect(await openPage(other, kit)).toBe(key);
  expect((await save(colleague, kit, key, "Da colega")).status).toBe(201);
});

test("only who may buy is given a key", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner);
  await expect(openPage(await createTestUser(owner, { permissions: [] }), kit)).rejects.toMatchObject({
    code: "ACCESS_DENIED",
  });
});

test("the last save of a cart is found by key, however many there are", async () => {
  const owner = await createTestDistributor();
  const query = lastClaimQuery(owner.database, owner.id, "request usr_1 cart_").getSQL();
  const steps = await readRows(owner, sql`explain query plan ${query}`);
  expect(steps.map(({ detail }) => detail)).toEqual([
    "SEARCH idempotency USING INDEX sqlite_autoindex_idempotency_1 (distributor_id=? AND key>? AND key<?)",
  ]);
});
