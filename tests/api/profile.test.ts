import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "../factories/distributor.ts";
import { createTestOperator } from "../factories/platform.ts";
import { openSupportSession } from "../factories/support.ts";
import { changeRows, readRows } from "../factories/rows.ts";
import { callApi } from "../setup/call-api.ts";

const PASSWORD = "Certa#2026";
const INPUT = {
  name: "Marina",
  surname: "Alves Prado",
  telephone: "(62) 98765-4321",
  cpf: "529.982.247-25",
  version: 1,
};

interface Profile {
  name: string;
  surname: string;
  email: string;
  pendingEmail: string | null;
  telephone: string | null;
  cpf: string | null;
  version: number;
}

function readEmails(owner: TestDistributor, kind: string) {
  return readRows(
    owner,
    sql`select recipient, content from email_outbox where distributor_id = ${owner.id} and kind = ${kind}`,
  );
}

test("people of every type read and change their own name, telephone and CPF", async () => {
  const owner = await createTestDistributor();
  for (const type of ["admin", "staff", "integrator"] as const) {
    const { headers, email } = await createTestUser(owner, { type, permissions: [] });
    const saved = await callApi("PUT", "/app/user/profile", { headers, body: INPUT });
    expect(saved).toMatchObject({ status: 200, data: { version: 2 } });
    const { data } = await callApi<Profile>("GET", "/app/user/profile", { headers });
    expect(data).toMatchObject({
      surname: "Alves Prado",
      email,
      telephone: "+5562987654321",
      cpf: "52998224725",
      version: 2,
    });
  }
});

test("the platform's people keep their own profile, too", async () => {
  const { headers } = await createTestOperator();
  const saved = await callApi("PUT", "/app/user/profile", { headers, body: { ...INPUT, name: "Paula" } });
  expect(saved.status).toBe(200);
  const { data } = await callApi<Profile>("GET", "/app/user/profile", { headers });
  expect(data).toMatchObject({ type: "piedAdmin", name: "Paula", version: 2 });
});

test("telephone and CPF may be left empty", async () => {
  const { headers } = await createTestUser(await createTestDistributor());
  const body = { ...INPUT, telephone: "", cpf: null };
  expect((await callApi("PUT", "/app/user/profile", { headers, body })).status).toBe(200);
  const { data } = await callApi<Profile>("GET", "/app/user/profile", { headers });
  expect(data).toMatchObject({ telephone: null, cpf: null });
});

test.each([
  ["name", { name: " " }, "too_small"],
  ["cpf", { cpf: "529.982.247-24" }, "INVALID_CPF"],
  ["telephone", { telephone: "98765-4321" }, "INVALID_PHONE"],
])("a wrong %s is named, and nothing is saved", async (field, change, code) => {
  const { headers } = await createTestUser(await createTestDistributor());
  const body = { ...INPUT, ...change };
  const { status, error } = await callApi("PUT", "/app/user/profile", { headers, body });
  expect(status).toBe(400);
  expect(error.details["issues"]).toEqual([expect.objectContaining({ field, code })]);
  expect((await callApi<Profile>("GET", "/app/user/profile", { headers })).data.version).toBe(1);
});

test("a change over a version that is gone is refused", async () => {
  const { headers } = await createTestUser(await createTestDistributor());
  await callApi("PUT", "/app/user/profile", { headers, body: INPUT });
  const { status, error } = await callApi("PUT", "/app/user/profile", { headers, body: INPUT });
  expect([status, error.type]).toEqual([409, "STALE_VERSION"]);
});

test("the log says what changed of a profile, and no whole document", async () => {
  const owner = await createTestDistributor();
  const { headers, id } = await createTestUser(owner);
  await callApi("PUT", "/app/user/profile", { headers, body: INPUT });
  const [row] = await readRows(
    owner,
    sql`select actor_id, changes from audit_log where distributor_id = ${owner.id} and event = 'user.updated'`,
  );
  expect(row?.["actor_id"]).toBe(id);
  expect(JSON.parse(String(row?.["changes"]))).toEqual({
    surname: { from: "Alves", to: "Alves Prado" },
    telephone: { from: null, to: "…4321" },
    cpf: { from: null, to: "***.982.247-**" },
  });
});

test("another e-mail address is asked for with the password, and a link goes to the new one only", async () => {
  const owner = await createTestDistributor();
  const { headers, email } = await createTestUser(owner, { password: PASSWORD });
  const body = { email: " Nova@Cliente.TEST ", currentPassword: PASSWORD };
  expect((await callApi("PUT", "/app/user/email", { headers, body })).status).toBe(200);
  const { data } = await callApi<Profile>("GET", "/app/user/profile", { headers });
  expect(data).toMatchObject({ email, pendingEmail: "nova@cliente.test" });
  const [mail, ...others] = await readEmails(owner, "verifyEmail");
  expect(others).toEqual([]);
  expect(mail?.["recipient"]).toBe("nova@cliente.test");
  expect(String(mail?.["content"])).toMatch(/http:\/\/portal\.test\/verificar-email\/[\w-]{43}/);
  const tokens = await readRows(
    owner,
    sql`select kind, payload from account_token where distributor_id = ${owner.id} and used_at is null`,
  );
  expect(tokens).toEqual([{ kind: "emailChange", payload: '{"email":"nova@cliente.test"}' }]);
});

test("a second request for another address, or taking it back, ends the link before", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { password: PASSWORD });
  for (const email of ["um@cliente.test", "dois@cliente.test"]) {
    await callApi("PUT", "/app/user/email", { headers, body: { email, currentPassword: PASSWORD } });
  }
  const open = sql`select json_extract(payload, '$.email') as email from account_token
    where distributor_id = ${owner.id} and used_at is null`;
  expect(await readRows(owner, open)).toEqual([{ email: "dois@cliente.test" }]);
  expect((await callApi("DELETE", "/app/user/email", { headers })).status).toBe(200);
  expect(await readRows(owner, open)).toEqual([]);
  expect((await callApi<Profile>("GET", "/app/user/profile", { headers })).data.pendingEmail).toBeNull();
});

test("an address that somebody signs in with here is refused; another distributor's people do not count", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { password: PASSWORD });
  const colleague = await createTestUser(owner);
  const stranger = await createTestUser(await createTestDistributor());
  const ask = (email: string) =>
    callApi("PUT", "/app/user/email", { headers, body: { email, currentPassword: PASSWORD } });
  const taken = await ask(colleague.email);
  expect([taken.status, taken.error.type]).toEqual([409, "EMAIL_TAKEN"]);
  expect(await readEmails(owner, "verifyEmail")).toEqual([]);
  expect((await ask(stranger.email)).status).toBe(200);
});

test("a wrong password changes no address", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { password: PASSWORD });
  const body = { email: "nova@cliente.test", currentPassword: "errada" };
  const { status, error } = await callApi("PUT", "/app/user/email", { headers, body });
  expect([status, error.type]).toEqual([422, "WRONG_PASSWORD"]);
  expect(await readEmails(owner, "verifyEmail")).toEqual([]);
});

test("support in a person's name sees a masked CPF and changes nothing of the person", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { type: "admin" });
  await changeRows(
    owner,
    sql`update user set cpf = '52998224725' where distributor_id = ${owner.id} and id = ${person.id}`,
  );
  const headers = await openSupportSession(owner, person);
  const { data } = await callApi<Profile>("GET", "/app/user/profile", { headers });
  expect(data.cpf).toBe("***.982.247-**");
  const calls = [
    ["PUT", "/app/user/profile", INPUT],
    ["PUT", "/app/user/email", { email: "nova@cliente.test", currentPassword: PASSWORD }],
    ["DELETE", "/app/user/email", undefined],
    ["PUT", "/app/user/password", { currentPassword: PASSWORD, newPassword: "Gira$sol-2031" }],
    ["DELETE", "/app/user/sessions", undefined],
    ["DELETE", `/app/user/sessions/${person.sessionId}`, undefined],
    ["POST", "/app/user/second-factor", { currentPassword: PASSWORD }],
    ["PUT", "/app/user/second-factor", { code: "123456" }],
    ["DELETE", "/app/user/second-factor", { currentPassword: PASSWORD, code: "123456" }],
    ["POST", "/app/user/second-factor/recovery-codes", { currentPassword: PASSWORD, code: "123456" }],
    ["POST", "/app/user/privacy/export", { currentPassword: PASSWORD }],
    ["POST", "/app/user/privacy/erase", { currentPassword: PASSWORD }],
    ["DELETE", "/app/user/privacy/erase", undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    const { status, error } = await callApi(method, path, { headers, body });
    expect([path, status, error.type]).toEqual([path, 403, "SUPPORT_ACCESS_LIMITED"]);
  }
});
