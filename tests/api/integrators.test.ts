import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { PERMISSIONS } from "#domain/access/permissions.ts";
import { integrator, role } from "#worker/db/schema/access.ts";
import { newId } from "#worker/scope.ts";
import {
  type Application,
  buildApplication,
  createTestTerms,
  PASSWORD,
  register,
} from "#tests/factories/application.ts";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { readMails } from "#tests/factories/mail.ts";
import { readRows } from "#tests/factories/rows.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

const DETAILS = ["integrators.read", "integrators.details"];

async function createRole(
  owner: TestDistributor,
  permissions: readonly string[],
  type = "integrator" as const,
) {
  const id = newId("rol");
  await owner.database.writeBatch([
    {
      query: owner.database.orm
        .insert(role)
        .values({ distributorId: owner.id, id, name: `Perfil ${id.slice(-4)}`, type, permissions }),
    },
  ]);
  return id;
}

/** A distributor with an administrator and an open application. */
async function openApplication() {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const application = buildApplication(owner);
  await register(owner, application);
  const [row] = await readRows(
    owner,
    sql`select id from integrator where distributor_id = ${owner.id} and cnpj = ${application.company.cnpj}`,
  );
  return { owner, admin, application, id: String(row?.["id"]) };
}

const decide = (by: TestUser, id: string, body: object): Promise<Answer> =>
  callApi("PUT", `/app/staff/integrators/${id}/status`, { headers: by.headers, body });
const get = (by: TestUser, id: string): Promise<Answer> =>
  callApi("GET", `/app/staff/integrators/${id}`, { headers: by.headers });
const list = (by: TestUser, query = "") =>
  callApi<{ items: { id: string; status: string }[]; totalItems: number; counts: Record<string, number> }>(
    "GET",
    `/app/staff/integrators${query}`,
    { headers: by.headers },
  );

const signIn = (owner: TestDistributor, { person }: Application): Promise<Answer> =>
  callApi("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login: person.email, password: PASSWORD },
  });

/** Token in the last mail's link of this name. */
async function mailedToken(owner: TestDistributor, email: string, link: string): Promise<string> {
  const mail = (await readMails(owner, email)).at(-1) as unknown as Record<string, string>;
  return /[\w-]{43}$/.exec(mail[link] ?? "")?.[0] ?? "";
}

test("an approval gives the company's people their role, and a mail whose link signs in once", async () => {
  const { owner, admin, application, id } = await openApplication();
  const roleId = await createRole(owner, ["closedKits", "order"]);
  const answer = await decide(admin, id, { status: "enable", roleId, version: 1 });
  expect(answer.data).toEqual({ id, status: "enable", version: 2 });

  const mails = await readMails(owner, application.person.email);
  expect(mails.at(-1)).toMatchObject({
    kind: "registrationApproved",
    companyName: application.company.companyName,
  });
  const token = await mailedToken(owner, application.person.email, "signInLink");
  const useLink = () =>
    callApi("POST", "/app/loginWithToken", {
      headers: { "x-debug-distributor": owner.slug },
      body: { token },
    });
  const entered = await useLink();
  expect(entered.data).toMatchObject({ type: "integrator", token: expect.any(String) });
  expect((await useLink()).error.type).toBe("INVALID_LINK");
  expect((await signIn(owner, application)).status).toBe(200);

  const [person] = await readRows(
    owner,
    sql`select role_id, email_verified_at from user where email = ${application.person.email}`,
  );
  expect(person?.["role_id"]).toBe(roleId);
  expect(person?.["email_verified_at"]).not.toBeNull();
});

test("an approval needs a role of the distributor's for integrators", async () => {
  const { admin, id } = await openApplication();
  const missing = await decide(admin, id, { status: "enable", version: 1 });
  expect(missing.error.details).toMatchObject({ issues: [{ field: "roleId", code: "REQUIRED" }] });
  const foreign = await createRole(await createTestDistributor(), []);
  expect((await decide(admin, id, { status: "enable", roleId: foreign, version: 1 })).status).toBe(404);
  expect((await get(admin, id)).data).toMatchObject({ company: { status: "wait", version: 1 } });
});

test("staff give roles within their own rights only", async () => {
  const { owner, id } = await openApplication();
  const staff = await createTestUser(owner, { type: "staff", permissions: [...DETAILS, "order"] });
  const wide = await createRole(owner, ["order", "closedKits"]);
  const narrow = await createRole(owner, ["order"]);
  const { roles } = (await get(staff, id)).data as { roles: { id: string; grantable: boolean }[] };
  expect(roles.find((one) => one.id === wide)?.grantable).toBe(false);
  expect(roles.find((one) => one.id === narrow)?.grantable).toBe(true);
  expect((await decide(staff, id, { status: "enable", roleId: wide, version: 1 })).error.type).toBe(
    "accessDenied",
  );
  expect((await decide(staff, id, { status: "enable", roleId: narrow, version: 1 })).status).toBe(200);
});

test("a refusal needs a reason, which the applicant reads in the mail and by its link", async () => {
  const { owner, admin, application, id } = await openApplication();
  const blank = await decide(admin, id, { status: "disable", reason: " ", version: 1 });
  expect(blank.error.details).toMatchObject({ issues: [{ field: "reason", code: "REQUIRED" }] });
  await decide(admin, id, { status: "disable", reason: "CNPJ sem atividade de instalação.", version: 1 });
  expect((await readMails(owner, application.person.email)).at(-1)).toMatchObject({
    kind: "registrationRefused",
    reason: "CNPJ sem atividade de instalação.",
  });
  expect(await mailedToken(owner, application.person.email, "statusLink")).toHaveLength(43);
  expect((await signIn(owner, application)).error.type).toBe("integratorUserInactive");
  const { company, history } = (await get(admin, id)).data as {
    company: object;
    history: { event: string; reason: string | null }[];
  };
  expect(company).toMatchObject({ status: "disable", refusalReason: "CNPJ sem atividade de instalação." });
  expect(history.map(({ event, reason }) => [event, reason])).toEqual([
    ["integrator.refused", "CNPJ sem atividade de instalação."],
    ["integrator.registered", null],
  ]);
});

test("a company that is switched off loses its access at once, sessions included, until it is switched on", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const buyer = await createTestUser(owner);
  const asBuyer = () => callApi("GET", "/app/user/requests", { headers: buyer.headers });
  expect((await asBuyer()).status).toBe(200);
  await decide(admin, owner.integratorId, { status: "inactive", version: 1 });
  const told = await readRows(
    owner,
    sql`select audience, message from outbox where distributor_id = ${owner.id}`,
  );
  expect(
    told.map(({ audience, message }) => [JSON.parse(String(audience)), JSON.parse(String(message))]),
  ).toEqual([[{ integratorIds: [owner.integratorId] }, { type: "user.changed" }]]);
  expect((await asBuyer()).error.type).toBe("integratorUserInactive");
  await decide(admin, owner.integratorId, { status: "enable", version: 2 });
  // The credentials are outdated, so they are replaced, and the call is repeated with new ones.
  const replaced = (await asBuyer()).body as { token: string; accessKey: string };
  const headers = {
    ...buyer.headers,
    authorization: `Bearer ${replaced.token}`,
    "access-key": replaced.accessKey,
  };
  expect((await callApi("GET", "/app/user/requests", { headers })).status).toBe(200);
});

test("of two people who decide at once one is first, and the other is told", async () => {
  const { owner, admin, id } = await openApplication();
  const other = await createTestUser(owner, { type: "admin" });
  const roleId = await createRole(owner, ["order"]);
  const answers = await Promise.all([
    decide(admin, id, { status: "enable", roleId, version: 1 }),
    decide(other, id, { status: "disable", reason: "Não.", version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.type).toBe("STALE_VERSION");
  const { history } = (await get(admin, id)).data as { history: unknown[] };
  expect(history).toHaveLength(2);
});

test("what is decided cannot be decided otherwise, and a refused application can be looked at again", async () => {
  const { owner, admin, id } = await openApplication();
  const refused = await decide(admin, id, { status: "inactive", version: 1 });
  expect([refused.status, refused.error.type]).toEqual([409, "INVALID_TRANSITION"]);
  await decide(admin, id, { status: "disable", reason: "Não.", version: 1 });
  expect((await decide(admin, id, { status: "enable", version: 2 })).error.type).toBe("INVALID_TRANSITION");
  await decide(admin, id, { status: "wait", version: 2 });
  const roleId = await createRole(owner, ["order"]);
  expect((await decide(admin, id, { status: "enable", roleId, version: 3 })).status).toBe(200);
});

test("a refused application is not looked at again while another one of its CNPJ waits", async () => {
  const { owner, admin, application, id } = await openApplication();
  await decide(admin, id, { status: "disable", reason: "Não.", version: 1 });
  await register(owner, { ...buildApplication(owner), company: application.company });
  expect((await decide(admin, id, { status: "wait", version: 2 })).error.type).toBe("INVALID_TRANSITION");
});

test("another distributor's company answers like one that does not exist", async () => {
  const { id } = await openApplication();
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  for (const one of [id, "int_none"]) {
    expect((await get(admin, one)).status).toBe(404);
    expect((await decide(admin, one, { status: "enable", version: 1 })).status).toBe(404);
  }
  expect((await list(admin)).data.items.map((item) => item.id)).toEqual([owner.integratorId]);
});

test("staff need the permission for the list, and another one for details and decisions", async () => {
  const { owner, id } = await openApplication();
  const reader = await createTestUser(owner, { type: "staff", permissions: ["integrators.read"] });
  const others = PERMISSIONS.map(({ key }) => key).filter((key) => !DETAILS.includes(key));
  const nobody = await createTestUser(owner, { type: "staff", permissions: others });
  expect((await list(reader)).status).toBe(200);
  expect((await get(reader, id)).status).toBe(403);
  expect((await decide(reader, id, { status: "disable", reason: "Não.", version: 1 })).status).toBe(403);
  expect((await list(nobody)).status).toBe(403);
});

test("details hold address, people and what they agreed to", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const termsDocumentId = await createTestTerms(owner, { version: 2 });
  const application = { ...buildApplication(owner), termsDocumentId };
  await register(owner, application);
  const [first] = (await list(admin, "?status=wait")).data.items;
  const { data } = await get(admin, first?.id ?? "");
  expect(data).toMatchObject({
    company: { address: { CEP: "74210030", city: "Goiânia" }, telephone: "+556230000000", status: "wait" },
    people: [{ email: application.person.email, roleName: null, emailVerifiedAt: null }],
    consents: [{ title: "Termos de uso", version: 2, address: "local" }],
  });
  expect(JSON.stringify(data)).not.toContain("scrypt");
});

test("the list holds those that wait first, counts by status, finds by company, CNPJ and e-mail, and has pages", async () => {
  const owner = await createTestDistributor(); // with one active company
  const admin = await createTestUser(owner, { type: "admin" });
  await owner.database.writeBatch(
    (["disable", "wait", "inactive", "wait"] as const).map((status, index) => ({
      query: owner.database.orm.insert(integrator).values({
        distributorId: owner.id,
        id: `int_${String(index)}`,
        companyName: `Empresa ${String(index)} 100%`,
        cnpj: `12ABC34500${String(index)}`,
        email: `empresa${String(index)}@empresa.test`,
        status,
        createdAt: `2026-11-2${String(index)}T12:00:00.000Z`,
      }),
    })),
  );
  const all = (await list(admin)).data;
  expect(all.items.map(({ id }) => id)).toEqual(["int_3", "int_1", owner.integratorId, "int_2", "int_0"]);
  expect(all.counts).toEqual({ all: 5, wait: 2, enable: 1, inactive: 1, disable: 1 });
  const found = async (query: string) => (await list(admin, query)).data.items.map(({ id }) => id);
  expect(await found("?status=wait&pageSize=1&page=2")).toEqual(["int_1"]);
  expect(await found("?search=empresa%202")).toEqual(["int_2"]);
  expect(await found("?search=12.abc.345%2F003")).toEqual(["int_3"]);
  expect(await found("?search=empresa0%40")).toEqual(["int_0"]);
  expect(await found("?search=0%25")).toHaveLength(4); // the sign itself, not any text
  const buyer = await createTestUser(owner);
  expect(await found(`?search=${buyer.email}`)).toEqual([owner.integratorId]);
  expect((await list(admin, "?search=100%25&status=inactive")).data).toMatchObject({
    totalItems: 1,
    counts: { all: 4, wait: 2, enable: 0, inactive: 1, disable: 1 },
  });
});
