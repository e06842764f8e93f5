import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import { integrator } from "#worker/db/schema/access.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestGroup } from "#tests/factories/pricing.ts";
import { callApi } from "#tests/setup/call-api.ts";

const find = (by: TestUser, search = "") =>
  callApi<{ items: BuyerCompany[] }>("GET", `/app/staff/buyers?search=${encodeURIComponent(search)}`, {
    headers: by.headers,
  });
const get = (by: TestUser, id: string) => callApi("GET", `/app/staff/buyers/${id}`, { headers: by.headers });

async function setCompany(
  owner: TestDistributor,
  id: string,
  values: Partial<typeof integrator.$inferInsert>,
) {
  const { orm, writeBatch } = owner.database;
  await writeBatch([{ query: orm.update(integrator).set(values).where(eq(integrator.id, id)) }]);
}

test("staff who put requests together find companies by name and CNPJ, with place and group", async () => {
  const owner = await createTestDistributor();
  const staff = await createTestUser(owner, {
    type: "staff",
    permissions: ["requestsCreation.separateSale"],
  });
  const id = await createTestCompany(owner, "Cerrado Luz Ltda");
  await createTestGroup(owner, { name: "Ouro", integratorId: id });
  await setCompany(owner, id, {
    cnpj: "12ABC34501DE35",
    address: { CEP: "74210030", city: "Goiânia", state: "GO" },
  });
  const company = {
    ...{ id, companyName: "Cerrado Luz Ltda", cnpj: "12ABC34501DE35" },
    ...{ city: "Goiânia", state: "GO", groupName: "Ouro" },
  };
  for (const search of ["cerrado", "12.abc.345"]) {
    expect((await find(staff, search)).data.items).toEqual([company]);
  }
  expect((await get(staff, id)).data).toEqual(company);
  expect((await find(staff)).data.items.map(({ companyName }) => companyName)).toContain("Cerrado Luz Ltda");
  expect((await find(staff, "ninguém")).data.items).toEqual([]);
});

test("who may not buy, and another distributor's company, cannot be chosen", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const waiting = await createTestCompany(owner, "Ainda em análise");
  await setCompany(owner, waiting, { status: "wait" });
  const foreign = await createTestCompany(await createTestDistributor(), "Empresa alheia");
  for (const [id, name] of [
    [waiting, "Ainda em análise"],
    [foreign, "Empresa alheia"],
  ] as const) {
    expect((await find(admin, name)).data.items).toEqual([]);
    expect((await get(admin, id)).status).toBe(404);
  }
});

test("a search offers twenty companies at most, by name", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const names = Array.from({ length: 21 }, (_, index) => `Empresa ${String(index).padStart(2, "0")}`);
  await Promise.all(names.toReversed().map((name) => createTestCompany(owner, name)));
  const { items } = (await find(admin, "empresa")).data;
  expect(items.map(({ companyName }) => companyName)).toEqual(names.slice(0, 20));
});
