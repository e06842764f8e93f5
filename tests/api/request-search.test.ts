import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestCompany, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

interface Listed {
  items: { code: string }[];
  totalItems: number;
}
interface Board {
  columns: { count: number; cards: { code: string }[] }[];
}

const MANY = 2_100;

/** Orders of a distributor, numbered from the newest on, half of them of each company: all for customers of one word,
 *  one in 30 of another word too. One company has a name with a word of the customers. */
async function createMany() {
  const owner = await createTestDistributor({ actions: { enableClosedKits: true } });
  const admin = await createTestUser(owner, { type: "admin" });
  const plain = await createTestCompany(owner, "Luz do Cerrado");
  const named = await createTestCompany(owner, "Prado Energia");
  await changeRows(
    owner,
    sql`insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, center_id, created_by,
        deal_status_id, payment_status, total_cents, total_power_w, customer_name, version, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
      select distributor_id, ${owner.id} || i, 'order', printf('PED-%06d', i), 'Casa', 'closedKits',
        case i % 2 when 0 then ${plain} else ${named} end, 'cen', ${admin.id}, id, 'notRequested',
        case i % 7 when 0 then 900000 else 100000 end, 1000,
        case i % 30 when 0 then 'Íris Prado' else 'Íris Souza' end, 1,
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-20T12:00:00', '-' || i || ' minutes'), '2026-11-20T12:00:00.000Z'
      from deal_status, n where distributor_id = ${owner.id} and type = 'order'
        and id = (select min(id) from deal_status where distributor_id = ${owner.id} and type = 'order')`,
  );
  const read = <Data>(path: string) => callApi<Data>("GET", path, { headers: admin.headers });
  return { owner, admin, read };
}

const codesUpTo = (most: number, holds: (number: number) => boolean) =>
  Array.from({ length: most }, (_, at) => at + 1)
    .filter(holds)
    .map((number) => `PED-${String(number).padStart(6, "0")}`);

test("what a text finds is listed alike whether it is little or thousands: each once, in order, with its number", async () => {
  const { read } = await createMany();
  // Sums of a word of all, of a few, of a company and customers at once, and of none; with another filter as well.
  for (const [query, holds] of [
    ["search=iris", () => true],
    ["search=iris&minTotal=9000", (number: number) => number % 7 === 0],
    ["search=iris%20prado", (number: number) => number % 30 === 0],
    ["search=prado", (number: number) => number % 2 === 1 || number % 30 === 0],
    [
      "search=prado&minTotal=9000",
      (number: number) => number % 7 === 0 && (number % 2 === 1 || number % 30 === 0),
    ],
    ["search=ninguem", () => false],
  ] as const) {
    const expected = codesUpTo(MANY, holds);
    const listed: string[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / 100); page += 1) {
      const { data } = await read<Listed>(
        `/app/user/requests?type=order&${query}&pageSize=100&page=${String(page)}`,
      );
      expect([query, data.totalItems]).toEqual([query, expected.length]);
      listed.push(...data.items.map(({ code }) => code));
    }
    expect([query, listed]).toEqual([query, expected]);
    const { data } = await read<Board>(`/app/user/request-board?type=order&cards=50&${query}`);
    const filled = data.columns.filter(({ count }) => count > 0);
    expect(filled.map(({ count }) => count)).toEqual(expected.length === 0 ? [] : [expected.length]);
    expect(filled.flatMap(({ cards }) => cards.map(({ code }) => code))).toEqual(expected.slice(0, 50));
  }
});

test("each word of a name is found, whatever stands between it and the one before", async () => {
  const owner = await createTestDistributor({ actions: { enableClosedKits: true } });
  const { headers } = await createTestUser(owner, { type: "admin" });
  const order = await createTestOrder(owner);
  const found = async (type: string, search: string) => {
    const query = new URLSearchParams({ type, search });
    const { data } = await callApi<Listed>("GET", `/app/user/requests?${query.toString()}`, { headers });
    return data.totalItems;
  };
  const marks = Array.from("\u00a0\t!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~«»“”‘’–—‐‑…·•°´¨¡¿×");
  for (const mark of marks) {
    const name = `Sítio${mark}Jatobá${mark}${mark}2ª`;
    await changeRows(owner, sql`update request set name = ${name} where id = ${order.id}`);
    for (const search of ["sitio", "jatob", "2ª", "jatoba sitio", name, `sitio${mark}jat`]) {
      expect([mark, search, await found("order", search)]).toEqual([mark, search, 1]);
    }
    expect([mark, await found("order", "toba")]).toEqual([mark, 0]);
  }
  // What is typed without a space between stands side by side.
  await changeRows(owner, sql`update request set name = 'Casa Verde de Praia' where id = ${order.id}`);
  expect(await found("order", "verde-casa")).toBe(0);
  expect(await found("order", "casa-ver")).toBe(1);
  expect(await found("order", "-- casa ***")).toBe(1);
  // Joined emoji are no word, and what stands beside them is found with a space between.
  await changeRows(owner, sql`update request set name = 'Casa 👨‍👩‍👧 da Família' where id = ${order.id}`);
  expect(await found("order", "familia")).toBe(1);

  await changeRows(owner, sql`update request set type = 'budget' where id = ${order.id}`);
  expect([await found("order", "familia"), await found("budget", "familia")]).toEqual([0, 1]);
  await changeRows(
    owner,
    sql`update request set deleted_at = '2026-11-28T12:00:00.000Z' where id = ${order.id}`,
  );
  expect(await found("budget", "familia")).toBe(0);
});

test("a list costs three round trips with a text and without, and another distributor's are not found", async () => {
  const { owner, read } = await createMany();
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  const other = await callApi<Listed>("GET", "/app/user/requests?type=order&search=iris", {
    headers: stranger.headers,
  });
  expect(other.data.totalItems).toBe(0);
  for (const query of ["", "&search=iris", "&search=iris%20prado"]) {
    await read("/app/user/requests?type=order");
    expect(roundTripsOf(await read(`/app/user/requests?type=order${query}`))).toBeLessThanOrEqual(3);
  }
  const [row] = await readRows(
    owner,
    sql`select count(*) as keyed from request where distributor_id = ${owner.id} and search_key is not null`,
  );
  expect(row?.["keyed"]).toBe(MANY);
});
