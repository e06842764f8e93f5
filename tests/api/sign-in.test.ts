import { createHmac, randomBytes, scryptSync } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import { buildApplication, register } from "#tests/factories/application.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestLink } from "#tests/factories/mail.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

const PASSWORD = "Girassol#2026";

function signIn(owner: TestDistributor, login: string, password = PASSWORD): Promise<Answer> {
  return callApi("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login, password },
  });
}

function signInPlatform(login: string, password = PASSWORD): Promise<Answer> {
  return callApi("POST", "/app/login/admin", { body: { login, password } });
}

function sessionOf({ data }: Answer): Record<string, string> {
  return { authorization: `Bearer ${String(data["token"])}`, "access-key": String(data["accessKey"]) };
}

test.each(["admin", "staff", "integrator"] as const)(
  "the %s of a distributor signs in with e-mail and password, and the session works [CALLS-01]",
  async (type) => {
    const owner = await createTestDistributor();
    const user = await createTestUser(owner, { type, password: PASSWORD });
    const answer = await signIn(owner, user.email);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      id: user.id,
      type,
      token: expect.any(String),
      accessKey: expect.any(String),
      refreshToken: expect.any(String),
      user: expect.objectContaining({ id: user.id, type, email: user.email }),
    });
    const headers = { ...sessionOf(answer), "x-debug-distributor": owner.slug };
    expect((await callApi("GET", "/app/user/distribution-centers", { headers })).status).toBe(200);
  },
);

test("a wrong password gets the same answer for every account: known, unknown or blocked", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const blocked = await createTestUser(owner, { password: PASSWORD, blocked: true });
  const answers = [
    await signIn(owner, user.email, "Girassol#2025"),
    await signIn(owner, "ninguem@teste.test"),
    await signIn(owner, blocked.email, "Girassol#2025"),
  ];
  for (const { status, error, headers } of answers) {
    expect(status).toBe(401);
    expect({ ...error, requestId: "" }).toEqual({ ...answers[0]?.error, requestId: "" });
    expect(error.type).toBe("INVALID_CREDENTIALS");
    expect(headers.get("set-cookie")).toBeNull();
  }
});

test("whoever knows the password of a blocked account learns that it is blocked, and gets no session", async () => {
  const owner = await createTestDistributor();
  const blocked = await createTestUser(owner, { password: PASSWORD, blocked: true });
  const answer = await signIn(owner, blocked.email);
  expect({ status: answer.status, type: answer.error.type }).toEqual({ status: 403, type: "accessDenied" });
  expect(answer.error.description).toBe(ERROR_MESSAGES.ACCOUNT_BLOCKED.description);
  expect(answer.headers.get("set-cookie")).toBeNull();
  const sessions = sql`select count(*) from session where user_id = ${blocked.id}`;
  expect(await readNumber(owner, sessions)).toBe(1); // the factory's own
});

test("support does not get into an account that was blocked after its token was given out", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { blocked: true });
  const masquerade = {
    operatorId: "usr_operator",
    operatorName: "Paulo Nunes",
    reason: "Chamado 4821",
    until: "2099-01-01T00:00:00.000Z",
  };
  const token = await createTestLink(owner, { kind: "signIn", userId: user.id, payload: { masquerade } });
  const headers = { "x-debug-distributor": owner.slug };
  const answer = await callApi("POST", "/app/loginWithToken", { headers, body: { token } });
  expect({ status: answer.status, type: answer.error.type }).toEqual({ status: 403, type: "accessDenied" });
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("the e-mail is compared without regard to case or spaces around it, the password is not", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  expect((await signIn(owner, `  ${user.email.toUpperCase()} `)).status).toBe(200);
  expect((await signIn(owner, user.email, PASSWORD.toUpperCase())).status).toBe(401);
});

test("a user of one distributor cannot sign in at another", async () => {
  const user = await createTestUser(await createTestDistributor(), { password: PASSWORD });
  expect((await signIn(await createTestDistributor(), user.email)).status).toBe(401);
});

test("a host that names no distributor signs nobody in", async () => {
  const user = await createTestUser(await createTestDistributor(), { password: PASSWORD });
  const answer = await callApi("POST", "/app/login", { body: { login: user.email, password: PASSWORD } });
  expect(answer.status).toBe(401);
});

test("after ten failed attempts for a login even the right password has to wait, for that login only", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const wrong = await Promise.all(Array.from({ length: 10 }, () => signIn(owner, user.email, "wrong")));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]));
  const refused = await signIn(owner, user.email); // the eleventh
  expect(refused.status).toBe(429);
  expect(refused.error.type).toBe("RATE_LIMITED");
  const retryAfterS = Number(refused.headers.get("retry-after"));
  expect(retryAfterS).toBeGreaterThan(0);
  expect(retryAfterS).toBeLessThanOrEqual(900); // 15 minutes
  expect((await signIn(owner, user.email.toUpperCase())).status).toBe(429);
  const colleague = await createTestUser(owner, { password: PASSWORD });
  expect((await signIn(owner, colleague.email)).status).toBe(200);
});

test("the tenth attempt may still succeed, and signing in starts the count again", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  await Promise.all(Array.from({ length: 9 }, () => signIn(owner, user.email, "wrong")));
  expect((await signIn(owner, user.email)).status).toBe(200); // the tenth
  expect((await signIn(owner, user.email)).status).toBe(200);
});

test("the platform counts attempts too", async () => {
  const operator = await createTestOperator({ password: PASSWORD });
  const wrong = await Promise.all(Array.from({ length: 10 }, () => signInPlatform(operator.email, "wrong")));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await signInPlatform(operator.email)).status).toBe(429);
});

test("an operator of the platform signs in by the platform's own call [AUTH-02, CALLS-02]", async () => {
  const operator = await createTestOperator({ password: PASSWORD });
  const answer = await signInPlatform(operator.email);
  expect(answer.data).toMatchObject({ id: operator.id, type: "piedAdmin" });
  const list = await callApi("GET", "/app/admin/distributors", { headers: sessionOf(answer) });
  expect(list.status).toBe(200);
  const owner = await createTestDistributor();
  expect((await signIn(owner, operator.email)).status).toBe(401);
});

test("a blocked operator and a distributor's administrator do not get in by the platform's call", async () => {
  const blocked = await createTestOperator({ password: PASSWORD, blocked: true });
  const admin = await createTestUser(await createTestDistributor(), { type: "admin", password: PASSWORD });
  const refused = await signInPlatform(blocked.email);
  expect({ status: refused.status, type: refused.error.type }).toEqual({ status: 403, type: "accessDenied" });
  expect((await signInPlatform(blocked.email, "Girassol#2025")).status).toBe(401);
  expect((await signInPlatform(admin.email)).status).toBe(401);
});

test("an operator who is blocked later is unknown from the next call on", async () => {
  const blocked = await createTestOperator({ blocked: true });
  const answer = await callApi("GET", "/app/admin/distributors", { headers: blocked.headers });
  expect(answer.status).toBe(401);
});

test("signing out ends the session, and another session of the same user goes on [CALLS-13]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const headers = { ...sessionOf(await signIn(owner, user.email)), "x-debug-distributor": owner.slug };
  const out = await callApi("POST", "/app/user/logout", { headers });
  expect(out.data).toEqual({ ended: true });
  const after = await callApi("GET", "/app/user/distribution-centers", { headers });
  expect(after.status).toBe(401);
  expect(after.error.type).toBe("invalidToken");
  expect((await callApi("GET", "/app/user/distribution-centers", { headers: user.headers })).status).toBe(
    200,
  );
  expect((await callApi("POST", "/app/user/logout", { headers })).status).toBe(200);

  const operator = await createTestOperator();
  await callApi("POST", "/app/admin/logout", { headers: operator.headers });
  expect((await callApi("GET", "/app/admin/distributors", { headers: operator.headers })).status).toBe(401);
});

test("a password is kept as a salted hash", async () => {
  const owner = await createTestDistributor();
  for (const application of [buildApplication(owner), buildApplication(owner)]) {
    expect((await register(owner, application)).status).toBe(200);
  }
  const rows = await readRows(
    owner,
    sql`select password_hash from user where distributor_id = ${owner.id} and type = 'integrator'`,
  );
  const hashes = rows.map(({ password_hash }) => String(password_hash));
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
});

test("signing in stores the same password under today's cost when its hash has another", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const salt = randomBytes(16);
  const peppered = createHmac("sha256", apiEnv.PASSWORD_PEPPER).update(PASSWORD).digest();
  const key = scryptSync(peppered, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
  const old = `$scrypt$ln=12,r=8,p=1$${salt.toString("base64url")}$${key.toString("base64url")}`;
  await changeRows(owner, sql`update user set password_hash = ${old} where id = ${user.id}`);
  const hashOf = async () =>
    (await readRows(owner, sql`select password_hash as hash from user where id = ${user.id}`))[0]?.["hash"];
  expect((await signIn(owner, user.email, "Girassol#2025")).status).toBe(401);
  expect(await hashOf()).toBe(old);
  expect((await signIn(owner, user.email)).status).toBe(200);
  expect(await hashOf()).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
  expect((await signIn(owner, user.email)).status).toBe(200);
});
