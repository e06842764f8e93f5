import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

interface Found {
  groups: { group: string; hits: { id: string; title: string; detail: string; path: string }[] }[];
}

const search = ({ headers }: Pick<TestUser, "headers">, q: string) =>
  callApi<Found>("GET", `/app/user/search?q=${encodeURIComponent(q)}`, { headers });

/** Ids that were found, by kind. */
async function find(by: Pick<TestUser, "headers">, q: string): Promise<Record<string, string[]>> {
  const { data } = await search(by, q);
  return Object.fromEntries(data.groups.map(({ group, hits }) => [group, hits.map(({ id }) => id)]));
}

test("an order is found by its code and by its name, without case and marks, and says no price", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const order = await createTestOrder(owner);
  for (const q of [order.code, order.code.toLowerCase(), "residencia MARÍNA", "resid alv"]) {
    expect(await find(admin, q)).toEqual({ requests: [order.id] });
  }
  const answer = await search(admin, order.code);
  expect(answer.data.groups[0]?.hits).toEqual([
    {
      id: order.id,
      title: "Residência Marina Alves",
      detail: `${order.code} · Volt Engenharia`,
      path: `/requests/detail/${order.id}`,
    },
  ]);
});

test("an integrator finds the orders of the own company only, and no companies", async () => {
  const owner = await createTestDistributor();
  const other = await createTestUser(owner, { integratorId: await createTestCompany(owner, "Sol Forte") });
  const order = await createTestOrder(owner);
  expect(await find(order.buyer, order.code)).toEqual({ requests: [order.id] });
  expect((await search(order.buyer, order.code)).data.groups[0]?.hits[0]?.detail).toBe(order.code);
  expect(await find(other, order.code)).toEqual({});
  expect(await find(order.buyer, "Volt")).toEqual({});
});

test("another distributor's records are not found", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(await createTestDistributor(), { type: "admin" });
  const order = await createTestOrder(owner);
  expect(await find(admin, order.code)).toEqual({});
  expect(Object.keys(await find(admin, "Volt"))).toEqual(["integrators"]);
  expect((await find(admin, "Volt"))["integrators"]).not.toContain(owner.integratorId);
});

test("kinds of record that the person's role does not show are left out", async () => {
  const owner = await createTestDistributor();
  await createTestOrder(owner);
  await createTestKit(owner, { name: "Kit Volt" });
  const staff = (permissions: string[]) => createTestUser(owner, { type: "staff", permissions });
  const kinds = async (permissions: string[], q: string) =>
    Object.keys(await find(await staff(permissions), q));
  expect(await kinds([], "volt")).toEqual([]);
  expect(await kinds(["integrators.read"], "volt")).toEqual(["integrators"]);
  expect(await kinds(["requestsCreation.closedKits"], "volt")).toEqual(["kits"]);
  expect(await kinds(["order"], "marina")).toEqual(["requests"]);
  expect(await kinds(["integrators.read", "requestsCreation.closedKits"], "marina")).toEqual([]);
});

test("a company is found by name, CNPJ with and without its mask, and e-mail, also of its people, and by a person's whole CPF", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const buyer = await createTestUser(owner);
  await changeRows(owner, sql`update user set cpf = '52998224725' where id = ${buyer.id}`);
  const found = { integrators: [owner.integratorId] };
  const told = ["volt eng", "11.222.333", "11222333000181", "2233300", "volt@volt", buyer.email];
  for (const q of [...told, "529.982.247-25", "52998224725"]) expect(await find(admin, q)).toEqual(found);
  for (const q of ["5299822472", "529.982.247", "99.222.333"]) expect(await find(admin, q)).toEqual({});
});

test("who may not open a company is led to the list that shows it", async () => {
  const owner = await createTestDistributor();
  const reader = await createTestUser(owner, { type: "staff", permissions: ["integrators.read"] });
  const permissions = ["integrators.read", "integrators.details"];
  const opener = await createTestUser(owner, { type: "staff", permissions });
  const pathFor = async (by: TestUser) => (await search(by, "Volt")).data.groups[0]?.hits[0]?.path;
  expect(await pathFor(reader)).toBe("/integrators?search=11222333000181");
  expect(await pathFor(opener)).toBe(`/integrators/detail/${owner.integratorId}`);
});

test("a kit on sale is found by name and code, in the list narrowed to it, without its price", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const sold = await createTestKit(owner, { name: "Kit Cerâmico 4,40", powerW: 4400, priceCents: 987_654 });
  await createTestKit(owner, { name: "Kit Cerâmico antigo", isToSell: false });
  const answer = await search(buyer, "ceramico");
  expect(answer.data.groups.map(({ group, hits }) => [group, hits.map(({ id }) => id)])).toEqual([
    ["kits", [sold]],
  ]);
  const [hit] = answer.data.groups[0]?.hits ?? [];
  expect(hit?.path).toBe(`/kitsIntegrator?minPower=4.4&maxPower=4.4&structure=${owner.structureId}`);
  expect(await find(buyer, hit?.detail.split(" ")[0] ?? "")).toEqual({ kits: [sold] });
  expect(JSON.stringify(answer.body)).not.toMatch(/9\.?876|987654/);
});

test("a kit is found on its days of sale, the first and the last included, by integrators and staff alike", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const admin = await createTestUser(owner, { type: "admin" });
  const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
  const kit = await createTestKit(owner, { name: "Kit Verão" });
  const isFound = async (from: string | null, until: string | null) => {
    await changeRows(
      owner,
      sql`update kit_option set valid_from = ${from}, valid_until = ${until} where id = ${kit}`,
    );
    const found = await Promise.all([find(buyer, "verao"), find(admin, "verao")]);
    expect(found[0]).toEqual(found[1]);
    return found[0]["kits"] !== undefined;
  };
  expect(await isFound(today, today)).toBe(true);
  expect(await isFound(null, null)).toBe(true);
  expect(await isFound(addDays(today, 1), null)).toBe(false);
  expect(await isFound(null, addDays(today, -1))).toBe(false);
});

test.each(["%", "__", "**", "??", "[a-z]", "Kit*", "K?t", "[Kk]it", "K%t", "'; --", String.raw`\%`])(
  "%s stands for itself",
  async (q) => {
    const owner = await createTestDistributor();
    const buyer = await createTestUser(owner);
    await createTestKit(owner);
    const named = await createTestKit(owner, { name: `Telhado ${q} ideal` });
    const found = await find(buyer, q);
    expect(found).toEqual(q.length < 2 ? {} : { kits: [named] });
  },
);

test("at most five of a kind are found, and two characters are the least that finds", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const components = [{ productId: (await createTestProduct(owner)).id, amount: 1 }];
  for (let index = 0; index < 6; index += 1) await createTestKit(owner, { components });
  expect((await find(buyer, "ki"))["kits"]).toHaveLength(5);
  expect(await find(buyer, "k")).toEqual({});
  expect(await find(buyer, " k ")).toEqual({});
  expect(await find(buyer, "")).toEqual({});
});

test("eighty characters are taken, one more is refused", async () => {
  const buyer = await createTestUser(await createTestDistributor());
  expect((await search(buyer, "k".repeat(80))).status).toBe(200);
  expect((await search(buyer, "k".repeat(81))).error.type).toBe("INVALID_BODY");
});

test("all kinds are read in one round trip", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  await search(admin, "");
  const withoutReading = roundTripsOf(await search(admin, ""));
  expect(roundTripsOf(await search(admin, "volt"))).toBe(withoutReading + 1);
});

test("an operator of the platform finds distributors, and nothing of theirs", async () => {
  const owner = await createTestDistributor();
  await createTestOrder(owner);
  const operator = await createTestOperator();
  const answer = await search(operator, owner.slug.toUpperCase());
  expect(answer.data.groups).toEqual([
    {
      group: "distributors",
      hits: [
        {
          id: owner.id,
          title: `Distribuidora ${owner.slug}`,
          detail: owner.slug,
          path: `/distributors/details/${owner.id}`,
        },
      ],
    },
  ]);
  expect(await find(operator, "Residência")).toEqual({});
});
