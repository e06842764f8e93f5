import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { copyOrders } from "#scripts/bench/payments/copy-orders.ts";
import { payAtRandom, randomOf } from "#scripts/bench/payments/random-payments.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { webhookSecretOf } from "#tests/factories/payment.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi, type Method } from "#tests/setup/call-api.ts";

/** Lives of orders, which take nearly every step that one order can take. */
const LIVES = 12;
/** What thousands of rows of a distributor have in common: a search by no more than these walks all of them. */
const SHARED = [
  "distributor_id",
  "state",
  "status",
  "kind",
  "type",
  "deleted_at",
  "payment_status",
  "stock_status",
];

/** Notes the text of every statement that the API sends to a database. */
function noteStatements(): Set<string> {
  const texts = new Set<string>();
  const original = globalThis.fetch.bind(globalThis);
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const body = typeof init?.body === "string" ? init.body : "";
    for (const [, text = ""] of body.matchAll(/"sql":("(?:[^"\\]|\\.)*")/g))
      texts.add(String(JSON.parse(text)));
    return original(input, init);
  });
  return texts;
}

/** Steps of a statement's plan that walk rows of many orders, in tables of what belongs to one. */
async function walksOf(
  owner: TestDistributor,
  text: string,
  tables: ReadonlyMap<string, string>,
): Promise<string[]> {
  const plan = await readRows(owner, sql.raw(`explain query plan ${text.replaceAll("?", "null")}`));
  return plan
    .map(({ detail }) => String(detail))
    .filter((step) => {
      const [, , index = "", terms = ""] =
        /^(SEARCH|SCAN) \w+ USING (?:COVERING )?INDEX (\w+)(?: \((.*)\))?$/.exec(step) ?? [];
      if (!tables.has(index)) return /^SCAN (\w+)$/.test(step) && tables.has(step.slice("SCAN ".length));
      return terms.split(" AND ").every((term) => SHARED.includes(/^\w+/.exec(term)?.[0] ?? ""));
    });
}

/** Tables of what belongs to one order, by their own names and by those of their indexes. */
async function tablesOfOrders(owner: TestDistributor): Promise<Map<string, string>> {
  const rows = await readRows(
    owner,
    sql`select own.name as name, own.tbl_name as of_table from sqlite_master as own
      where own.type in ('table', 'index') and own.tbl_name not like '%fts%' and exists (
        select 1 from pragma_table_info(own.tbl_name) as column where column.name = 'request_id' or own.tbl_name = 'request')`,
  );
  return new Map(rows.map((row) => [String(row["name"]), String(row["of_table"])]));
}

test("whatever is done with one order, no statement walks the orders of its distributor, nor what belongs to them", async () => {
  const owner = await createTestDistributor({ actions: { enableClosedKits: true, requestTimeline: true } });
  const admin = await createTestUser(owner, { type: "admin" });
  const saved = await saveOrder(await createTestUser(owner), [{ id: await createTestKit(owner), amount: 4 }]);
  const { id: original, totalCents: dueCents } = saved.data;
  for (const statement of copyOrders({ distributorId: owner.id, id: original }, LIVES).flat()) {
    await changeRows(owner, sql.raw(statement));
  }
  const tables = await tablesOfOrders(owner);
  expect([...new Set(tables.values())]).toEqual(
    expect.arrayContaining([
      "request",
      "charge",
      "payment_entry",
      "stock_reservation",
      "stock_move",
      "shipment",
    ]),
  );
  const place = {
    ask: (method: Method, path: string, { headers = {}, body }: { headers?: object; body?: unknown } = {}) =>
      callApi(method, path, { headers: { "x-debug-distributor": owner.slug, ...headers }, body }),
    cashier: admin.headers,
    webhookSecret: webhookSecretOf(owner),
    switchProvider: (isDown: boolean) =>
      changeRows(
        owner,
        sql`update distributor_profile set settings = json_set(settings, '$.payments.sandboxIsDown', json(${String(isDown)}))
          where distributor_id = ${owner.id}`,
      ),
  };
  const providerIdOf = async (chargeId: string) => {
    const own = sql`distributor_id = ${owner.id} and id = ${chargeId}`;
    return String(
      (await readRows(owner, sql`select provider_charge_id as id from charge where ${own}`))[0]?.["id"],
    );
  };

  const texts = noteStatements();
  for (let life = 0; life < LIVES; life += 1) {
    const id = `${original}_${String(life)}`;
    expect((await payAtRandom(place, { id, dueCents, providerIdOf }, randomOf(life))).wrong).toEqual([]);
  }
  for (const path of [
    "",
    "/timeline",
    "/history",
    "/files",
    "/payment",
    "/returns",
    "/shipments",
    "/annotations",
  ]) {
    const { status } = await place.ask("GET", `/app/user/requests/${original}${path}`, {
      headers: admin.headers,
    });
    expect([path, status]).toEqual([path, 200]);
  }
  await place.ask("GET", `/app/user/search?q=${saved.data.code}`, { headers: admin.headers });
  vi.restoreAllMocks();

  const walks: Record<string, string[]> = {};
  for (const text of texts) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue;
    const found = await walksOf(owner, text, tables);
    if (found.length > 0) walks[text.replaceAll(/\s+/g, " ")] = found;
  }
  expect(walks).toEqual({});
  expect(texts.size).toBeGreaterThan(100);
});
