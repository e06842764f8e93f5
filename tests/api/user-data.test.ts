import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

const PASSWORD = "Girassol#2026";

function signIn(owner: TestDistributor, { email }: TestUser): Promise<Answer> {
  const headers = { "x-debug-distributor": owner.slug };
  return callApi("POST", "/app/login", { headers, body: { login: email, password: PASSWORD } });
}

function reload(headers: Record<string, string>): Promise<Answer> {
  return callApi("GET", "/app/user/reload", { headers });
}

const ROLE_CONTENT = {
  label: "seller",
  limitDiscountBudget: "5.5",
  limitDiscountOrder: "10",
  limitIncreaseBudget: "3",
  limitIncreaseOrder: "100",
  defaultDiscount: "2.25",
  externalLinkButton: { name: "Portal do parceiro", link: "https://parceiro.test/entrada" },
  support: { whatsApp: { number: "62987654321", message: "Preciso de ajuda" } },
};

test("signing in gives a user's data field by field, with token and access key [AUTH-06]", async () => {
  const owner = await createTestDistributor({ actions: { enableClosedKits: true, kitMount: false } });
  const user = await createTestUser(owner, {
    password: PASSWORD,
    permissions: ["order"],
    roleContent: ROLE_CONTENT,
    chosenCenterId: owner.centerId,
  });
  await changeRows(
    owner,
    sql`update integrator set company_permissions = '{"authSellerDiscount":true,"authSellerMaxDiscount":"7.5"}'
      where id = ${owner.integratorId}`,
  );
  const { data } = await signIn(owner, user);
  const { user: given, ...session } = data;
  expect(session).toEqual({
    id: user.id,
    type: "integrator",
    token: expect.stringMatching(/^[\w-]{43}$/),
    accessKey: expect.stringMatching(/^[\w-]{43}$/),
    refreshToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(given).toEqual({
    id: user.id,
    name: "Marina",
    surname: "Alves",
    email: user.email,
    type: "integrator",
    blocked: false,
    role: expect.objectContaining({ id: user.roleId }),
    actions: { enableClosedKits: true },
    distribuitor: expect.objectContaining({ id: owner.id }),
    integratorRole: { id: user.roleId, name: "Perfil", label: "seller", defaultDiscount: "2.25" },
    company: {
      id: owner.integratorId,
      name: "Volt Engenharia",
      cnpj: "11222333000181",
      permissions: {
        authSellerComplementaryValues: false,
        authSellerProfitMagin: false,
        authSellerDiscount: true,
        authSellerMaxDiscount: "7.5",
        authSellerViewRequestsBudgetsPrices: false,
      },
    },
    chosenDistributionCenter: owner.centerId,
  });
});

test.each(["admin", "staff"] as const)(
  "the data of a distributor's %s names no company and no integrator's role [AUTH-06]",
  async (type) => {
    const owner = await createTestDistributor();
    const user = await createTestUser(owner, { type, password: PASSWORD });
    const { data } = await signIn(owner, user);
    expect(data).toMatchObject({ type, token: expect.any(String), accessKey: expect.any(String) });
    expect(data["user"]).toMatchObject({
      id: user.id,
      type,
      role: type === "admin" ? null : { id: user.roleId, type: "staff" },
      integratorRole: null,
      company: null,
      chosenDistributionCenter: null,
    });
  },
);

test("the data of the platform's own people names no distributor [AUTH-06]", async () => {
  const operator = await createTestOperator({ password: PASSWORD });
  const body = { login: operator.email, password: PASSWORD };
  const { data } = await callApi("POST", "/app/login/admin", { body });
  expect(data).toMatchObject({ type: "piedAdmin", token: expect.any(String), accessKey: expect.any(String) });
  expect(data["user"]).toEqual({
    id: operator.id,
    name: "Paulo",
    surname: "Nunes",
    email: operator.email,
    type: "piedAdmin",
    blocked: false,
    role: null,
    actions: {},
    distribuitor: null,
    integratorRole: null,
    company: null,
    chosenDistributionCenter: null,
  });
});

test.each(["staff", "integrator"] as const)(
  "the role of a %s comes with permissions, limits, link and support [AUTH-07]",
  async (type) => {
    const owner = await createTestDistributor();
    const permissions = ["order", "support.whatsApp"];
    const user = await createTestUser(owner, { type, permissions, roleContent: ROLE_CONTENT });
    const { data } = await reload(user.headers);
    expect(data["role"]).toEqual({
      id: user.roleId,
      type,
      permissions: ["order", "support.whatsApp"],
      limitDiscountBudget: "5.5",
      limitDiscountOrder: "10",
      limitIncreaseBudget: "3",
      limitIncreaseOrder: "100",
      externalLinkButton: { name: "Portal do parceiro", link: "https://parceiro.test/entrada" },
      support: { whatsApp: { number: "62987654321", message: "Preciso de ajuda" } },
    });
  },
);

test("a role without limits, link and support says so", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { type: "staff", permissions: [] });
  expect((await reload(user.headers)).data["role"]).toEqual({
    id: user.roleId,
    type: "staff",
    permissions: [],
    limitDiscountBudget: null,
    limitDiscountOrder: null,
    limitIncreaseBudget: null,
    limitIncreaseOrder: null,
    externalLinkButton: null,
    support: { whatsApp: null },
  });
});

test("the distributor comes as `distribuitor`, with its flags, maintenance and actions [AUTH-08]", async () => {
  const owner = await createTestDistributor({
    marketplace: true,
    actions: { enableCRM: true, kitMount: true, kitExpress: false },
    settings: {
      maintenance: true,
      maintenanceStaff: { actived: true, rolesIds: ["rol_1", "rol_2"] },
      distribution: { exclusivity: true },
    },
  });
  const { headers } = await createTestUser(owner, { type: "admin" });
  expect((await reload(headers)).data["distribuitor"]).toEqual({
    id: owner.id,
    marketplace: true,
    maintenance: true,
    maintenanceStaff: { actived: true, rolesIds: ["rol_1", "rol_2"] },
    crmSettings: { enabled: true },
    distributionSettings: { exclusivity: true },
    customActions: { enableCRM: true, kitMount: true },
  });
});

test("a distributor with nothing set comes with everything off [AUTH-08]", async () => {
  const owner = await createTestDistributor({ actions: {} });
  const { headers } = await createTestUser(owner, { type: "admin" });
  expect((await reload(headers)).data["distribuitor"]).toEqual({
    id: owner.id,
    marketplace: false,
    maintenance: false,
    maintenanceStaff: { actived: false, rolesIds: [] },
    crmSettings: { enabled: false },
    distributionSettings: { exclusivity: false },
    customActions: {},
  });
});

test("reading the user data again shows what has changed since [CALLS-23]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { permissions: ["order"] });
  const before = await reload(user.headers);
  await changeRows(owner, sql`update role set permissions = '["budget"]' where id = ${user.roleId}`);
  await changeRows(
    owner,
    sql`update user set name = 'Joana', chosen_center_id = 'cen_2' where id = ${user.id}`,
  );
  const after = await reload(user.headers);
  expect([before.status, after.status]).toEqual([200, 200]);
  expect(before.data).toMatchObject({ name: "Marina", chosenDistributionCenter: null });
  expect(before.data["role"]).toMatchObject({ permissions: ["order"] });
  expect(after.data).toMatchObject({ name: "Joana", chosenDistributionCenter: "cen_2" });
  expect(after.data["role"]).toMatchObject({ permissions: ["budget"] });
});
