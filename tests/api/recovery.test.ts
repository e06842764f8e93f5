import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestLink, readMailedToken, readMails } from "#tests/factories/mail.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { openTestServices } from "#tests/factories/services.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import { PLATFORM_ID } from "#worker/platform.ts";

const OLD = "Girassol#2026";
const NEW = "Cerrado!4821";

function start(owner: TestDistributor, login: string) {
  return callApi("GET", `/app/open/recoverPassword/${encodeURIComponent(login)}`, {
    headers: { "x-debug-distributor": owner.slug },
  });
}

function recover(owner: TestDistributor, token: string, password = NEW, confirmation = password) {
  return callApi("POST", `/app/open/recoverPassword/${token}`, {
    headers: { "x-debug-distributor": owner.slug },
    body: { password, confirmation },
  });
}

function signIn(owner: TestDistributor, login: string, password: string) {
  return callApi("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login, password },
  });
}

function linkFor(owner: TestDistributor, { id, email }: TestUser, expiresAt?: string): Promise<string> {
  const kept = { kind: "recovery" as const, userId: id, payload: { email } };
  return createTestLink(owner, expiresAt === undefined ? kept : { ...kept, expiresAt });
}

test("recovery starts by e-mail, and the link in the mail sets a new password [AUTH-05, CALLS-06]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: OLD });
  const started = await start(owner, ` ${user.email.toUpperCase()} `);
  expect(started.status).toBe(200);
  expect(started.data).toEqual({ started: true });
  const [mail] = await readMails(owner, user.email);
  expect(mail).toMatchObject({ kind: "passwordRecovery", name: "Marina" });
  expect(mail).toHaveProperty("link", expect.stringMatching(/^http:\/\/portal\.test\/recover\/[\w-]{43}$/));
  const answer = await recover(owner, await readMailedToken(owner, user.email));
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ changed: true });
  expect((await signIn(owner, user.email, OLD)).error.type).toBe("INVALID_CREDENTIALS");
  expect((await signIn(owner, user.email, NEW)).status).toBe(200);
  expect(await readMails(owner, user.email)).toMatchObject([
    { kind: "passwordRecovery" },
    { kind: "passwordChanged", recoverLink: "http://portal.test/recover" },
  ]);
});

test("the link works for one hour", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await start(owner, user.email);
  const [row] = await readRows(
    owner,
    sql`select created_at, expires_at from account_token where user_id = ${user.id}`,
  );
  const lifeMs = Date.parse(String(row?.["expires_at"])) - Date.parse(String(row?.["created_at"]));
  expect(lifeMs).toBe(3_600_000);
});

test("an account that does not exist, one that is blocked and one of another distributor get the same answer and no mail", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const blocked = await createTestUser(owner, { blocked: true });
  const stranger = await createTestUser(other);
  for (const login of ["ninguem@teste.test", blocked.email, stranger.email]) {
    const { status, data } = await start(owner, login);
    expect({ status, data }).toEqual({ status: 200, data: { started: true } });
    expect(await readMails(owner, login)).toEqual([]);
    expect(await readMails(other, login)).toEqual([]);
  }
});

test("what only an existing account causes is done after the answer", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const roundTrips = async (login: string) => {
    const path = `/app/open/recoverPassword/${login}`;
    const call = startCall("GET", path, { headers: { "x-debug-distributor": owner.slug } });
    const response = await call.response;
    await call.finish();
    return /desc="(\d+) round trips/.exec(response.headers.get("server-timing") ?? "")?.[1];
  };
  await roundTrips("aquecimento@teste.test");
  expect(await roundTrips(user.email)).toBe(await roundTrips("ninguem@teste.test"));
});

test("three links in a quarter of an hour for one address, existing or not; then people wait", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  for (const login of [user.email, "ninguem@teste.test"]) {
    for (let attempt = 1; attempt <= 3; attempt += 1) expect((await start(owner, login)).status).toBe(200);
    const { status, error, headers } = await start(owner, login);
    expect({ status, type: error.type }).toEqual({ status: 429, type: "RATE_LIMITED" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(await readMails(owner, user.email)).toHaveLength(3);
});

test("a newer link withdraws the earlier one", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await start(owner, user.email);
  const first = await readMailedToken(owner, user.email);
  await start(owner, user.email);
  const second = await readMailedToken(owner, user.email);
  expect((await recover(owner, first)).error.type).toBe("INVALID_LINK");
  expect((await recover(owner, second)).status).toBe(200);
});

test("a link works once, also when it is used twice at the same moment", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const token = await linkFor(owner, user);
  const answers = await Promise.all([recover(owner, token), recover(owner, token, "Outra!Senha7")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await recover(owner, token)).error.type).toBe("INVALID_LINK");
  const changed = sql`select count(*) from audit_log where entity_id = ${user.id} and event = 'password.recovered'`;
  expect(await readNumber(owner, changed)).toBe(1);
});

test("a link that is over, another distributor's link and an invented one are refused alike", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const user = await createTestUser(owner);
  const stranger = await createTestUser(other);
  const tokens = [
    await linkFor(owner, user, new Date(Date.now() - 1).toISOString()),
    await linkFor(other, stranger),
    await createTestLink(owner, {
      kind: "emailVerification",
      userId: user.id,
      payload: { email: user.email },
    }),
    "inventado",
  ];
  for (const token of tokens) {
    const { status, error } = await recover(owner, token);
    expect({ ...error, requestId: "" }).toEqual({
      type: "INVALID_LINK",
      title: "Este link não vale mais",
      description: "Ele já foi usado ou passou do prazo. Peça um novo.",
      details: {},
      requestId: "",
    });
    expect(status).toBe(422);
  }
  expect((await recover(other, tokens[1] ?? "")).status).toBe(200);
});

test("a link that was sent to an address which the account has left does nothing", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const token = await linkFor(owner, user);
  await changeRows(owner, sql`update user set email = 'nova@teste.test' where id = ${user.id}`);
  expect((await recover(owner, token)).error.type).toBe("INVALID_LINK");
});

test.each([
  ["Cerrado!", "password", "WEAK_PASSWORD"],
  ["Ab1!xyz", "password", "WEAK_PASSWORD"],
])("the password %s is refused by the rules, and the link stays good", async (password, field, code) => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const token = await linkFor(owner, user);
  const { status, error } = await recover(owner, token, password);
  expect(status).toBe(400);
  expect(error.details).toMatchObject({ issues: [{ field, code }] });
  expect((await recover(owner, token)).status).toBe(200);
});

test("a common password and two different typings are refused, and the link stays good", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const token = await linkFor(owner, user);
  expect((await recover(owner, token, "Password1!")).error.type).toBe("COMMON_PASSWORD");
  const { error } = await recover(owner, token, NEW, "Cerrado!4822");
  expect(error.details).toMatchObject({ issues: [{ field: "confirmation", code: "PASSWORD_MISMATCH" }] });
  expect((await recover(owner, token)).status).toBe(200);
});

test("a new password ends every session, tells the room, and confirms the e-mail", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRows(owner, sql`update user set email_verified_at = null where id = ${user.id}`);
  const read = () => callApi("GET", "/app/user/distribution-centers", { headers: user.headers });
  expect((await read()).status).toBe(200);
  await recover(owner, await linkFor(owner, user));
  expect((await read()).status).toBe(401);
  expect(await readRows(owner, sql`select revoked_reason from session where user_id = ${user.id}`)).toEqual([
    { revoked_reason: "passwordChanged" },
  ]);
  const [event] = await readRows(owner, sql`select message from outbox where distributor_id = ${owner.id}`);
  expect(JSON.parse(String(event?.["message"]))).toMatchObject({ type: "session.ended", userId: user.id });
  const verified = sql`select count(*) from user where id = ${user.id} and email_verified_at is not null`;
  expect(await readNumber(owner, verified)).toBe(1);
});

test("a new password makes other open links of the account useless", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const change = await createTestLink(owner, {
    kind: "emailChange",
    userId: user.id,
    payload: { email: "intruso@teste.test" },
  });
  await recover(owner, await linkFor(owner, user));
  const { error } = await callApi("POST", "/app/open/verify-email", {
    headers: { "x-debug-distributor": owner.slug },
    body: { token: change },
  });
  expect(error.type).toBe("INVALID_LINK");
});

test("who was locked out by wrong passwords signs in with the new one", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const headers = { "x-debug-distributor": owner.slug };
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await callApi("POST", "/app/login", { headers, body: { login: user.email, password: "errada" } });
  }
  expect((await signIn(owner, user.email, NEW)).error.type).toBe("RATE_LIMITED");
  await recover(owner, await linkFor(owner, user));
  expect((await signIn(owner, user.email, NEW)).status).toBe(200);
});

test("the log says that a password was recovered, and neither password nor link", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await start(owner, user.email);
  const token = await readMailedToken(owner, user.email);
  await recover(owner, token);
  const rows = await readRows(
    owner,
    sql`select * from audit_log where entity_id = ${user.id} order by at, id`,
  );
  expect(rows.map(({ event }) => event)).toEqual(["password.recovery-started", "password.recovered"]);
  expect(JSON.stringify(rows)).not.toContain(NEW);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("the platform's people recover their password at the platform, by a link that leads there", async () => {
  const operator = await createTestOperator({ password: OLD });
  const platform = { id: PLATFORM_ID, database: openTestDatabase("primary") };
  const { services, finish } = await openTestServices("http://meudominio.test/plataforma/recover");
  expect(await services.access.startPlatformRecovery(operator.email)).toEqual({ started: true });
  await finish();
  const [mail] = await readMails(platform, operator.email);
  expect(mail).toHaveProperty("link", expect.stringMatching(/^http:\/\/portal\.test\/plataforma\/recover\//));
  const token = await readMailedToken(platform, operator.email);
  expect(await services.access.readPlatformRecoveryLink(token)).toEqual({ email: operator.email });
  await services.access.recoverPlatformPassword({ token, password: NEW, confirmation: NEW });
  expect(await services.access.readPlatformRecoveryLink(token)).toBeNull();
  await finish();
  const body = { login: operator.email, password: NEW };
  expect((await callApi("POST", "/app/login/admin", { body })).status).toBe(200);
});

test("looking at a link does not use it up", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const token = await linkFor(owner, user);
  const { services } = await openTestServices(`http://${owner.slug}.portal.test/recover/${token}`);
  expect(await services.access.readRecoveryLink(token)).toEqual({ email: user.email });
  expect(await services.access.readRecoveryLink(token)).toEqual({ email: user.email });
  expect((await recover(owner, token)).status).toBe(200);
});
