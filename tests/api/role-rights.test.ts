import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createRole, readRole, updateRole } from "#tests/factories/role.ts";
import { callApi } from "#tests/setup/call-api.ts";

const ROLES = "/app/staff/roles";
const MANAGES_ROLES = "configuration.userProfiles";

test("staff give what they hold, up to their own limits, and never change their own role", async () => {
  const owner = await createTestDistributor();
  const clerk = await createTestUser(owner, {
    type: "staff",
    permissions: [MANAGES_ROLES, "order", "order.details.discount.limit"],
    roleContent: { limitDiscountOrder: "5" },
  });
  const limit = (limitDiscountOrder: string) => ({
    name: `Até ${limitDiscountOrder}`,
    permissions: ["order", "order.details.discount.limit"],
    limitDiscountOrder,
  });
  const allowed = await createRole(clerk, limit("5"));
  expect(allowed.status).toBe(201);
  expect((await createRole(clerk, limit("5.01"))).status).toBe(403);
  expect((await createRole(clerk, { name: "Mais", permissions: ["order", "budget"] })).status).toBe(403);
  expect((await updateRole(clerk, allowed.data.id, 1, limit("6"))).status).toBe(403);
  expect((await updateRole(clerk, clerk.roleId ?? "", 1, { permissions: [MANAGES_ROLES] })).status).toBe(403);
  expect((await callApi("DELETE", `${ROLES}/${clerk.roleId ?? ""}`, { headers: clerk.headers })).status).toBe(
    403,
  );
});

test("staff without the permission and integrators neither read nor change roles", async () => {
  const owner = await createTestDistributor();
  const clerk = await createTestUser(owner, { type: "staff", permissions: ["configuration"] });
  const buyer = await createTestUser(owner, { permissions: ["order"] });
  for (const person of [clerk, buyer]) {
    expect((await callApi("GET", ROLES, { headers: person.headers })).status).toBe(403);
    expect((await createRole(person)).status).toBe(403);
  }
});

test("another distributor's role is not there, whatever one does with it", async () => {
  const mine = await createTestUser(await createTestDistributor(), { type: "admin" });
  const theirs = await createTestUser(await createTestDistributor(), { type: "admin" });
  const { data: role } = await createRole(theirs);
  const { headers } = mine;
  const answers = await Promise.all([
    callApi("GET", `${ROLES}/${role.id}`, { headers }),
    updateRole(mine, role.id, 1, { name: "Meu" }),
    callApi("DELETE", `${ROLES}/${role.id}`, { headers }),
    callApi("GET", `${ROLES}/rol_missing`, { headers }),
  ]);
  expect(answers.map(({ status, error }) => [status, error.type])).toEqual(
    Array.from({ length: 4 }, () => [404, "NOT_FOUND"]),
  );
  expect(await readRole(theirs, role.id)).toEqual(role);
});

test("the catalogue names each permission in Portuguese, by type, and what the asker may give", async () => {
  const owner = await createTestDistributor();
  const clerk = await createTestUser(owner, { type: "staff", permissions: [MANAGES_ROLES, "order"] });
  interface Group {
    group: string;
    title: string;
    permissions: { key: string; title: string; description: string; grantable: boolean }[];
  }
  const { data } = await callApi<Record<"staff" | "integrator", Group[]>>("GET", "/app/staff/permissions", {
    headers: clerk.headers,
  });
  const orders = data.staff.find(({ group }) => group === "orders");
  expect(orders?.title).toBe("Pedidos");
  expect(orders?.permissions[0]).toEqual({
    key: "order",
    title: "Ver pedidos",
    description: "Abre a lista de pedidos e acompanha a situação de cada um.",
    grantable: true,
  });
  expect(orders?.permissions[1]).toMatchObject({ key: "order.details", grantable: false });
  const keys = data.integrator.flatMap(({ permissions }) => permissions.map(({ key }) => key));
  expect(keys).toContain("crm");
  expect(keys).not.toContain("order.details");
});
