import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "../factories/distributor.ts";
import { type AnsweredRole, createRole, readRole, updateRole } from "../factories/role.ts";
import { changeRows, readNumber, readRows } from "../factories/rows.ts";
import { callApi } from "../setup/call-api.ts";

const ROLES = "/app/staff/roles";

async function createAdmin(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ settings });
  return { owner, admin: await createTestUser(owner, { type: "admin" }) };
}

/** Last event of a role in the audit log. */
async function lastAudit(owner: TestDistributor, id: string) {
  const [row] = await readRows(
    owner,
    sql`select event, changes from audit_log where distributor_id = ${owner.id} and entity_id = ${id}
      order by id desc limit 1`,
  );
  return { event: row?.["event"], changes: JSON.parse(String(row?.["changes"])) as unknown };
}

test("a role is made, read, listed and replaced with all of its fields", async () => {
  const { admin } = await createAdmin();
  const fields = {
    name: "Revenda",
    type: "integrator",
    permissions: ["order", "order.details.discount.limit", "externalLinkButton", "support.whatsApp"],
    label: "seller",
    limitDiscountOrder: "7.5",
    externalLinkButton: { name: "Treinamentos", link: "https://exemplo.com.br/cursos" },
    support: { whatsApp: { number: "62999990101", message: "Olá" } },
  };
  const { status, data: made } = await createRole(admin, fields);
  expect(status).toBe(201);
  expect(made).toMatchObject({ ...fields, version: 1, people: 0 });
  expect(await readRole(admin, made.id)).toEqual(made);
  const replaced = await updateRole(admin, made.id, 1, { ...fields, name: "Revenda Sul", label: "manager" });
  expect(replaced.data).toMatchObject({ name: "Revenda Sul", label: "manager", version: 2 });
  const list = await callApi<{ items: AnsweredRole[] }>("GET", ROLES, { headers: admin.headers });
  expect(list.data.items.map(({ name }) => name)).toEqual(["Revenda Sul"]);
});

test("an integrator's role of its own carries name and default discount [PERM-03]", async () => {
  const { owner, admin } = await createAdmin();
  const person = await createTestUser(owner, { permissions: ["order"] });
  const id = person.roleId ?? "";
  await updateRole(admin, id, 1, {
    name: "Vendedor sênior",
    type: "integrator",
    permissions: ["order", "defaultDiscount"],
    label: "seller",
    defaultDiscount: "3.5",
  });
  await changeRows(owner, sql`update user set reload_at = null where distributor_id = ${owner.id}`);
  const { data } = await callApi<{ integratorRole: unknown }>("GET", "/app/user/reload", {
    headers: person.headers,
  });
  expect(data.integratorRole).toEqual({
    id,
    name: "Vendedor sênior",
    label: "seller",
    defaultDiscount: "3.5",
  });
});

test("the data of a person carries the role with limits, external link and support number [AUTH-07]", async () => {
  const owner = await createTestDistributor();
  const role = {
    limitDiscountBudget: "5",
    limitDiscountOrder: "4.5",
    limitIncreaseBudget: "10",
    limitIncreaseOrder: "9",
    externalLinkButton: { name: "Cursos", link: "https://exemplo.com.br" },
    support: { whatsApp: { number: "62999990101", message: "Olá" } },
  };
  const person = await createTestUser(owner, { permissions: ["order"], roleContent: role });
  const { data } = await callApi("GET", "/app/user/reload", { headers: person.headers });
  expect(data["role"]).toEqual({ ...role, id: person.roleId, type: "integrator", permissions: ["order"] });
});

test("a value whose permission is not given is dropped", async () => {
  const { admin } = await createAdmin();
  const { data } = await createRole(admin, { permissions: ["order"], limitDiscountOrder: "5" });
  expect(data.limitDiscountOrder).toBeNull();
});

test("the list counts the people of each role, staff before integrators, by name", async () => {
  const { owner, admin } = await createAdmin();
  const holder = await createTestUser(owner, { type: "staff", permissions: [] });
  await createRole(admin, { name: "atendimento" });
  await createRole(admin, { name: "Revenda", type: "integrator" });
  await changeRows(
    owner,
    sql`insert into user (distributor_id, id, type, role_id, name, surname, email, password_hash, created_at)
      values (${owner.id}, 'usr_2', 'staff', ${holder.roleId}, 'Ana', 'Lima', 'ana@teste.test', 'none', '')`,
  );
  const { data } = await callApi<{ items: AnsweredRole[] }>("GET", ROLES, { headers: admin.headers });
  expect(data.items.map(({ name, type, people }) => [name, type, people])).toEqual([
    ["atendimento", "staff", 0],
    ["Perfil", "staff", 2],
    ["Revenda", "integrator", 0],
  ]);
});

test("of 20 edits of the same version, one is saved and 19 are told", async () => {
  const { admin } = await createAdmin();
  const { data: role } = await createRole(admin);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => updateRole(admin, role.id, 1, { name: `Perfil ${index}` })),
  );
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved).toHaveLength(1);
  expect(
    answers.filter(({ error }) => (error as typeof error | undefined)?.type === "STALE_VERSION"),
  ).toHaveLength(19);
  expect(await readRole(admin, role.id)).toMatchObject({ version: 2, name: saved[0]?.data.name });
});

test("a change reaches its holders at their next call, and is announced to them alone", async () => {
  const { owner, admin } = await createAdmin();
  const holder = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  const other = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  const id = holder.roleId ?? "";
  await updateRole(admin, id, 1, { name: "Perfil novo", permissions: ["order", "budget"] });
  const call = (person: typeof holder) => callApi("GET", "/app/user/requests", { headers: person.headers });
  const asked = await call(holder);
  expect([asked.status, asked.error.type]).toEqual([409, "reloadUserData"]);
  expect((await call(other)).status).toBe(200);
  const events = await readRows(
    owner,
    sql`select audience, message from outbox where distributor_id = ${owner.id}`,
  );
  expect(
    events.map(({ audience, message }) => [JSON.parse(String(audience)), JSON.parse(String(message))]),
  ).toEqual([[{ roleIds: [id] }, { type: "user.changed" }]]);
});

test("the log says what was given and what was taken", async () => {
  const { owner, admin } = await createAdmin();
  const { data: role } = await createRole(admin, { permissions: ["order", "order.details"] });
  expect(await lastAudit(owner, role.id)).toEqual({
    event: "role.created",
    changes: {
      name: { from: null, to: "Financeiro" },
      type: { from: null, to: "staff" },
      permissions: { from: [], to: ["order", "order.details"] },
    },
  });
  await updateRole(admin, role.id, 1, { name: "Caixa", permissions: ["order", "budget"] });
  expect(await lastAudit(owner, role.id)).toEqual({
    event: "role.updated",
    changes: {
      name: { from: "Financeiro", to: "Caixa" },
      permissions: { from: ["order.details"], to: ["budget"] },
    },
  });
});

test("two roles of a type cannot have the same name, but two of different types can", async () => {
  const { admin } = await createAdmin();
  const answers = await Promise.all([createRole(admin), createRole(admin, { name: "financeiro" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.error.details).toMatchObject({ issues: [{ field: "name", code: "NAME_TAKEN" }] });
  const made = answers.find(({ status }) => status === 201);
  expect((await createRole(admin, { type: "integrator" })).status).toBe(201);
  const kept = await updateRole(admin, made?.data.id ?? "", 1, { name: made?.data.name ?? "" });
  expect(kept.status).toBe(200);
});

test("a role's type changes while nobody holds it, and not after", async () => {
  const { owner, admin } = await createAdmin();
  const { data: role } = await createRole(admin);
  expect((await updateRole(admin, role.id, 1, { type: "integrator" })).data.type).toBe("integrator");
  const holder = await createTestUser(owner, { permissions: ["order"] });
  const refused = await updateRole(admin, holder.roleId ?? "", 1, { name: "Outro", type: "staff" });
  expect(refused.status).toBe(400);
  expect(refused.error.details).toMatchObject({ issues: [{ field: "type", code: "TYPE_IN_USE" }] });
});

test("a role that somebody holds stays; without holders it goes, from the maintenance settings too", async () => {
  const { owner, admin } = await createAdmin();
  const holder = await createTestUser(owner, { type: "staff", permissions: [] });
  const id = holder.roleId ?? "";
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.maintenanceStaff',
      json(${JSON.stringify({ actived: true, rolesIds: ["rol_other", id] })})) where distributor_id = ${owner.id}`,
  );
  const remove = () => callApi("DELETE", `${ROLES}/${id}`, { headers: admin.headers });
  const refused = await remove();
  expect([refused.status, refused.error.type]).toEqual([409, "ROLE_IN_USE"]);
  expect((await readRole(admin, id)).people).toBe(1);
  await changeRows(
    owner,
    sql`update user set role_id = null where distributor_id = ${owner.id} and id = ${holder.id}`,
  );
  expect((await remove()).data).toEqual({ deleted: true });
  expect((await remove()).status).toBe(404);
  const [profile] = await readRows(
    owner,
    sql`select json_extract(settings, '$.maintenanceStaff.rolesIds') as ids from distributor_profile
      where distributor_id = ${owner.id}`,
  );
  expect(profile?.["ids"]).toBe('["rol_other"]');
});

test("a role is either deleted or given to somebody, never both", async () => {
  const { owner, admin } = await createAdmin();
  const person = await createTestUser(owner, { type: "staff", permissions: [] });
  for (let round = 0; round < 5; round += 1) {
    const { data: role } = await createRole(admin, { name: `Perfil ${round}` });
    const assign = owner.database
      .writeBatch([
        {
          query: sql`insert into guard (code, holds) select 'ALREADY_DONE', exists (select 1 from role
            where distributor_id = ${owner.id} and id = ${role.id})`,
        },
        {
          query: sql`update user set role_id = ${role.id} where distributor_id = ${owner.id} and id = ${person.id}`,
        },
      ])
      .then(
        () => true,
        () => false,
      );
    const removal = callApi("DELETE", `${ROLES}/${role.id}`, { headers: admin.headers });
    const [isGiven, { status }] = await Promise.all([assign, removal]);
    expect([isGiven, status]).toEqual(isGiven ? [true, 409] : [false, 200]);
    const dangling = await readNumber(
      owner,
      sql`select count(*) from user where distributor_id = ${owner.id} and id = ${person.id}
        and role_id = ${role.id} and not exists (select 1 from role where id = ${role.id})`,
    );
    expect(dangling).toBe(0);
  }
});

test.each([
  [{ distributorId: "dst_1" }, "distributorId", "unrecognized_keys"],
  [{ id: "rol_1" }, "id", "unrecognized_keys"],
  [{ people: 3 }, "people", "unrecognized_keys"],
  [{ permissions: ["crm"] }, "permissions.0", "PERMISSION_NOT_OF_TYPE"],
  [{ permissions: ["order", "order"] }, "permissions.1", "PERMISSION_REPEATED"],
  [{ label: "seller" }, "label", "LABEL_NOT_OF_TYPE"],
  [{ limitDiscountOrder: "100.01" }, "limitDiscountOrder", "INVALID_PCT"],
  [
    { externalLinkButton: { name: "Site", link: "http://exemplo.com" } },
    "externalLinkButton.link",
    "INVALID_URL",
  ],
  [{ support: { whatsApp: { number: "123" } } }, "support.whatsApp.number", "INVALID_PHONE"],
])("a role with %j is refused for %s", async (fields, field, code) => {
  const { admin } = await createAdmin();
  const { data: role } = await createRole(admin, { name: "Base" });
  for (const answer of [await createRole(admin, fields), await updateRole(admin, role.id, 1, fields)]) {
    expect(answer.status).toBe(400);
    expect(answer.error.details).toMatchObject({ issues: [{ field, code }] });
  }
});
