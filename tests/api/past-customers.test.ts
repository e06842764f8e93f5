import { expect, test } from "vitest";
import type { PastCustomer } from "#domain/requests/past-customer-schema.ts";
import { createTestCompany, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import type { TestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

const list = async (by: TestUser, integratorId: string, search = "") => {
  const query = new URLSearchParams({ integratorId, search });
  const { status, data } = await callApi<{ items: PastCustomer[] } | null>(
    "GET",
    `/app/user/past-customers?${query.toString()}`,
    { headers: by.headers },
  );
  return { status, names: data?.items.map(({ userOrCompanyName }) => userOrCompanyName), items: data?.items };
};

const INFO = {
  ...{ cpf: "529.982.247-25", email: "marina@cliente.test", telephone: "(62) 98765-4321" },
  shippingDistributor: "CIF" as const,
};
const HOUSE = {
  ...{ CEP: "74000-000", patio: "Rua das Acácias", number: "100" },
  ...{ neighborhood: "Centro", city: "Goiânia", state: "GO" },
};

test("the customers of a company's purchases are listed with their addresses, the newest first, and by a part of the name, to who sees the purchases", async () => {
  const owner = await createTestDistributor();
  const kits = [{ id: await createTestKit(owner), amount: 1 }];
  const buyer = await createTestUser(owner);
  const order = async (by: TestUser, userOrCompanyName: string, changes: object = {}) => {
    const additionalInfo = { ...INFO, userOrCompanyName, shippingAddress: HOUSE, ...changes };
    expect((await saveOrder(by, kits, { additionalInfo })).status).toBe(201);
  };
  const chargedTo = async (chargeType: "company") => {
    const additionalInfo = { ...INFO, userOrCompanyName: "Sol Forte", shippingAddress: HOUSE };
    expect((await saveOrder(buyer, kits, { additionalInfo, chargeType })).status).toBe(201);
  };
  await order(buyer, "João Teles", { cpf: "111.444.777-35" });
  await order(buyer, "Marina Alves");
  await order(buyer, "Marina Alves", { shippingAddress: { ...HOUSE, number: "s/n", city: "Anápolis" } });
  await order(buyer, "Marina Alves Lima");
  await chargedTo("company");

  const own = await list(buyer, owner.integratorId);
  expect(own.names).toEqual(["Marina Alves Lima", "Marina Alves", "João Teles"]);
  expect(own.items?.[0]).toEqual({
    ...{ userOrCompanyName: "Marina Alves Lima", cpf: "52998224725", cnpj: null, rg: "", ie: "" },
    ...{ temInscricaoEstadual: null, email: "marina@cliente.test", telephone: "+5562987654321" },
    address: { ...HOUSE, CEP: "74000000", complement: "" },
  });
  expect((await list(buyer, owner.integratorId, "joao")).names).toEqual(["João Teles"]);
  expect((await list(buyer, owner.integratorId, "ninguém")).names).toEqual([]);

  // A seller of the company sees only what is their own; staff see those of the company they buy for.
  const seller = await createTestUser(owner, { roleContent: { label: "seller" } });
  expect((await list(seller, owner.integratorId)).names).toEqual([]);
  await order(seller, "Ana Lima", { cpf: "390.533.447-05" });
  expect((await list(seller, owner.integratorId)).names).toEqual(["Ana Lima"]);
  const staff = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  expect((await list(staff, owner.integratorId)).names).toContain("Ana Lima");
  const company = await createTestCompany(owner);
  expect((await list(staff, company)).names).toEqual([]);

  // Another company's people, another distributor's, and who sees no requests, get nothing.
  const stranger = await createTestUser(owner, { integratorId: company });
  expect((await list(stranger, owner.integratorId)).names).toEqual([]);
  const other = await createTestDistributor();
  const foreign = await createTestUser(other, { type: "staff", permissions: ["order"] });
  expect((await list(foreign, owner.integratorId)).names).toEqual([]);
  const blind = await createTestUser(owner, { type: "staff", permissions: ["requestsCreation.closedKits"] });
  expect((await list(blind, owner.integratorId)).status).toBe(403);

  const info = (by: TestUser) =>
    callApi<{ hasPastCustomers: boolean }>("GET", `/app/user/integrators/${owner.integratorId}/info`, {
      headers: by.headers,
    });
  expect((await info(buyer)).data.hasPastCustomers).toBe(true);
  expect((await info(blind)).data.hasPastCustomers).toBe(false);
});
