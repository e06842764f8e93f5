import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildPriceFunction, createTestPriceList, publishTestRules } from "#tests/factories/pricing.ts";
import { createTestPayment } from "#tests/factories/sale.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";
import { type DataPart, TABLES_OF_PART } from "#worker/db/kept-answers.ts";
import { createAccessRepository } from "#worker/repositories/access/access-repository.ts";
import { createSaleRepository } from "#worker/repositories/sale/sale-facts.ts";
import { createFrameRepository } from "#worker/repositories/shell/frame-repository.ts";

const TABLES = Object.entries(TABLES_OF_PART).flatMap(([part, tables]) =>
  tables.map((table) => [part as DataPart, table] as const),
);

test.each(TABLES)("%s counts every change of %s", async (part, table) => {
  const owner = await createTestDistributor();
  const triggers = await readRows(
    owner,
    sql`select sql from sqlite_master where type = 'trigger' and tbl_name = ${table} and name like ${`${part}_version_%`}`,
  );
  const written = triggers.map(({ sql: text }) => String(text).replaceAll(/\s+/g, " ")).sort();
  const counts = (event: string, row: string) =>
    expect.stringMatching(
      new RegExp(
        `AFTER ${event} ON ${table} BEGIN INSERT INTO data_version \\(distributor_id, ${part}\\) ` +
          `VALUES \\(${row}\\.distributor_id, 1\\) ` +
          `ON CONFLICT \\(distributor_id\\) DO UPDATE SET ${part} = ${part} \\+ 1; END$`,
      ),
    );
  expect(written).toEqual([counts("DELETE", "OLD"), counts("INSERT", "NEW"), counts("UPDATE", "NEW")]);
});

const ofOwner = ({ id }: TestDistributor) => sql`distributor_id = ${id}`;

/** Changes of what a kit list shows, and the field of its first kit that shows them. */
const CHANGES: readonly (readonly [
  what: string,
  change: (owner: TestDistributor) => SQL,
  seen: (list: KitList) => unknown,
])[] = [
  [
    "a price",
    (o) => sql`update kit_option set price_cents = 77 where ${ofOwner(o)}`,
    (l) => l.items[0]?.basePrice,
  ],
  [
    "the name of an option",
    (o) => sql`update kit_option set name = 'Novo' where ${ofOwner(o)}`,
    (l) => l.items[0]?.name,
  ],
  [
    "a kit's text",
    (o) => sql`update kit set description = 'Novo' where ${ofOwner(o)}`,
    (l) => l.items[0]?.description,
  ],
  [
    "a kit off sale",
    (o) => sql`update kit_option set is_to_sell = 0 where ${ofOwner(o)}`,
    (l) => l.totalItems,
  ],
  [
    "a structure",
    (o) => sql`update structure set name = 'Novo' where ${ofOwner(o)}`,
    (l) => l.items[0]?.structureName,
  ],
  [
    "stock that leaves",
    (o) => sql`update stock set on_hand = 0 where ${ofOwner(o)}`,
    (l) => l.items[0]?.availability,
  ],
  [
    "a product off sale",
    (o) => sql`update product set is_to_sell = 0 where ${ofOwner(o)}`,
    (l) => l.items[0]?.availability,
  ],
  [
    "a part of a kit",
    (o) => sql`update kit_option_component set amount = amount + 1 where ${ofOwner(o)}`,
    (l) => l.items[0]?.products,
  ],
  [
    "the price of a list",
    (o) => sql`update price_list_item set price_cents = 55 where ${ofOwner(o)}`,
    priceOf,
  ],
  ["a list that is switched off", (o) => sql`update price_list set active = 0 where ${ofOwner(o)}`, priceOf],
  ["a list that is deleted", (o) => sql`delete from price_list_item where ${ofOwner(o)}`, priceOf],
  [
    "a center's name",
    (o) => sql`update distribution_center set name = 'Novo' where ${ofOwner(o)}`,
    (l) => l.items[0]?.centerName,
  ],
];

function priceOf({ items }: KitList): unknown {
  return items[0]?.priceCents;
}

async function createBuyer(owner: TestDistributor) {
  const { headers } = await createTestUser(owner);
  return () => callApi<KitList>("GET", "/app/user/kits", { headers });
}

test.each(CHANGES)("a kit list that is kept shows %s with the next call", async (_what, change, seen) => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner, { priceCents: 1_000 });
  await createTestPriceList(owner, { [kit]: 900 });
  const list = await createBuyer(owner);
  const before = await list();
  const kept = await list();
  expect(kept.data).toEqual(before.data);
  expect(roundTripsOf(kept)).toBe(1);
  await changeRows(owner, change(owner));
  const after = await list();
  expect(seen(after.data)).not.toEqual(seen(before.data));
  expect(roundTripsOf(after)).toBe(2);
  expect(roundTripsOf(await list())).toBe(1);
});

test("a kept list has the prices of rules that were just published", async () => {
  const owner = await createTestDistributor();
  await createTestKit(owner, { priceCents: 1_000 });
  const list = await createBuyer(owner);
  await list();
  for (const [at, factor] of ["0,5", "0,25"].entries()) {
    await publishTestRules(owner, { functions: [buildPriceFunction(`preço base * ${factor}`)] }, at + 1);
    expect(priceOf((await list()).data)).toBe(1_000 * Number(factor.replace(",", ".")));
  }
});

test("what one distributor's list keeps is never another's", async () => {
  const lists = await Promise.all(
    [100, 200].map(async (priceCents) => {
      const owner = await createTestDistributor();
      await createTestKit(owner, { priceCents });
      return createBuyer(owner);
    }),
  );
  for (let call = 0; call < 2; call += 1) {
    const answers = await Promise.all(lists.map((list) => list()));
    expect(answers.map(({ data }) => priceOf(data))).toEqual([100, 200]);
  }
});

test("while prices change, nobody reads one that was replaced before the call began", async () => {
  const owner = await createTestDistributor();
  await createTestKit(owner, { priceCents: 1_000 });
  const list = await createBuyer(owner);
  let committed = 1_000;
  let isOver = false;
  const reads: boolean[] = [];
  async function readOn() {
    while (!isOver) {
      const least = committed;
      reads.push(Number(priceOf((await list()).data)) >= least);
    }
  }
  async function write() {
    for (let price = 1_001; price <= 1_040; price += 1) {
      await changeRows(owner, sql`update kit_option set price_cents = ${price} where ${ofOwner(owner)}`);
      committed = price;
    }
    isOver = true;
  }
  await Promise.all([write(), readOn(), readOn(), readOn(), readOn()]);
  expect(reads.length).toBeGreaterThan(20);
  expect(reads.filter((isTrue) => !isTrue)).toEqual([]);
});

test("offers beside a sale are read again when one of them changes", async () => {
  const owner = await createTestDistributor();
  const access = createAccessRepository(owner.database, { id: owner.id, slug: owner.slug });
  const sale = createSaleRepository(owner.database, owner.id);
  async function readNames() {
    await access.readEntry({ tokenHash: null, publishableKey: null });
    const { methods } = await sale.readOffers({}, { integratorId: null, withExtras: true });
    return methods.map(({ name }) => name);
  }
  expect(await readNames()).toEqual([]);
  await createTestPayment(owner);
  expect([await readNames(), await readNames()]).toEqual([["Cartão"], ["Cartão"]]);
  await changeRows(owner, sql`update payment_method set name = 'Novo' where ${ofOwner(owner)}`);
  expect(await readNames()).toEqual(["Novo"]);
});

test("a request that has saved reads again", async () => {
  const owner = await createTestDistributor();
  const { database } = owner;
  const frame = createFrameRepository(database, owner.id);
  await createAccessRepository(database, { id: owner.id, slug: owner.slug }).readEntry({
    tokenHash: null,
    publishableKey: null,
  });
  expect(database.versions).not.toBeNull();
  expect((await frame.readFrame(owner.centerId)).center?.name).not.toBe("Novo");
  await changeRows(owner, sql`update distribution_center set name = 'Novo' where ${ofOwner(owner)}`);
  expect(database.versions).toBeNull();
  expect((await frame.readFrame(owner.centerId)).center?.name).toBe("Novo");
});
