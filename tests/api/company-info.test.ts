import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "../factories/distributor.ts";
import { changeRows, readRows } from "../factories/rows.ts";
import { callApi } from "../setup/call-api.ts";

const PATH = "/app/integrator/company/info";
const ADDRESS = {
  CEP: "74000-000",
  patio: "Rua das Acácias",
  number: "100",
  complement: "",
  neighborhood: "Centro",
  city: "Goiânia",
  state: "GO",
};
const INPUT = {
  tradeName: "Volt",
  email: "Contato@Volt.test",
  telephone: "(62) 98765-4321",
  address: ADDRESS,
  version: 1,
};

test("an integrator reads the own company, and its manager changes it; name and tax id stay [CALLS-52]", async () => {
  const owner = await createTestDistributor();
  const manager = await createTestUser(owner, { roleContent: { label: "manager" } });
  const seller = await createTestUser(owner, { roleContent: { label: "seller" } });
  const before = await callApi("GET", PATH, { headers: seller.headers });
  expect(before.data).toMatchObject({
    companyName: "Volt Engenharia",
    cnpj: "11222333000181",
    tradeName: null,
    address: null,
    canEdit: false,
    version: 1,
  });
  const saved = await callApi("PUT", PATH, { headers: manager.headers, body: INPUT });
  expect(saved).toMatchObject({ status: 200, data: { version: 2 } });
  const after = await callApi("GET", PATH, { headers: manager.headers });
  expect(after.data).toEqual({
    companyName: "Volt Engenharia",
    cnpj: "11222333000181",
    tradeName: "Volt",
    email: "contato@volt.test",
    telephone: "+5562987654321",
    stateRegistration: null,
    address: { ...ADDRESS, CEP: "74000000" },
    canEdit: true,
    version: 2,
  });
  const [row] = await readRows(
    owner,
    sql`select actor_id, changes from audit_log where distributor_id = ${owner.id} and event = 'integrator.updated'`,
  );
  expect(row?.["actor_id"]).toBe(manager.id);
  expect(Object.keys(JSON.parse(String(row?.["changes"])) as object)).toEqual([
    "tradeName",
    "email",
    "telephone",
    "address",
  ]);
});

test.each(["supervisor", "seller", null])("a role labelled %s changes no company", async (label) => {
  const { headers } = await createTestUser(await createTestDistributor(), { roleContent: { label } });
  const { status, error } = await callApi("PUT", PATH, { headers, body: INPUT });
  expect([status, error.type]).toEqual([403, "accessDenied"]);
});

test("a company without a tax id answers not found, to read and to change", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { roleContent: { label: "manager" } });
  await changeRows(owner, sql`update integrator set cnpj = null where distributor_id = ${owner.id}`);
  expect((await callApi("GET", PATH, { headers })).status).toBe(404);
  expect((await callApi("PUT", PATH, { headers, body: INPUT })).status).toBe(404);
});

test("a change over a version that is gone, a wrong field, and another company's name are refused", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { roleContent: { label: "manager" } });
  const save = (change: object) => callApi("PUT", PATH, { headers, body: { ...INPUT, ...change } });
  expect((await save({ email: "volt" })).error.details["issues"]).toEqual([
    expect.objectContaining({ field: "email", code: "INVALID_EMAIL" }),
  ]);
  expect((await save({ companyName: "Outra" })).status).toBe(400);
  expect((await save({ version: 2 })).error.type).toBe("STALE_VERSION");
});
