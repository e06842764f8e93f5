import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Proposals {
  product: { id: string };
  proposals: {
    id: string;
    isOwn: boolean;
    note: string;
    kits: { kitId: string; priceDifferenceCents: number; findings: { code: string }[] | null }[];
  }[];
}

function save(person: TestUser, id: string, body: { substitutes: object[]; before?: string[] }) {
  return callApi("PUT", `/app/staff/products/${id}/substitutes`, { headers: person.headers, body });
}

test("replacements are the named ones first, then products alike, with what each changes in every kit", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const ended = await createTestProduct(owner, { onHand: 0, priceCents: 60_000 });
  const alike = await createTestProduct(owner, { priceCents: 61_000 });
  const named = await createTestProduct(owner, { priceCents: 90_000 });
  const inverter = await createTestProduct(owner, { type: "inverter" });
  const kit = await createTestKit(owner, {
    components: [
      { productId: ended.id, amount: 10 },
      { productId: inverter.id, amount: 1 },
    ],
  });
  expect(
    (await save(admin, ended.id, { substitutes: [{ id: named.id, note: "Mesma linha" }] })).data,
  ).toEqual({ own: [{ id: named.id, note: "Mesma linha" }] });
  const { data } = await callApi<Proposals>("GET", `/app/staff/products/${ended.id}/substitutes/proposals`, {
    headers: admin.headers,
  });
  expect(data.product.id).toBe(ended.id);
  expect(data.proposals).toMatchObject([
    { id: named.id, isOwn: true, note: "Mesma linha", powerDifferenceW: null, priceDifferenceCents: 30_000 },
    { id: alike.id, isOwn: false, priceDifferenceCents: 1_000 },
  ]);
  expect(data.proposals[1]?.kits).toEqual([
    {
      kitId: kit,
      name: "Kit 5,50 kWp · Telhado cerâmico",
      powerDifferenceW: 0,
      priceDifferenceCents: 10_000,
      findings: [],
    },
  ]);
});

test("a ranking that somebody else changed is not written over, and another type of product is no replacement", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const ended = await createTestProduct(owner);
  const one = await createTestProduct(owner);
  const other = await createTestProduct(owner);
  const inverter = await createTestProduct(owner, { type: "inverter" });
  await save(admin, ended.id, { substitutes: [{ id: one.id }, { id: other.id }] });
  const stale = await save(admin, ended.id, { substitutes: [{ id: other.id }], before: [] });
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  const before = [one.id, other.id];
  expect((await save(admin, ended.id, { substitutes: [{ id: inverter.id }], before })).status).toBe(404);
  expect((await save(admin, ended.id, { substitutes: [{ id: ended.id }], before })).status).toBe(404);
  expect((await save(admin, ended.id, { substitutes: [{ id: other.id }], before })).status).toBe(200);
  const { data } = await callApi("GET", `/app/staff/products/${ended.id}/substitutes`, {
    headers: admin.headers,
  });
  expect(data).toEqual({ own: [{ id: other.id, note: "" }] });
});
