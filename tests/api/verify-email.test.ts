import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestLink, readMailedToken, readMails } from "#tests/factories/mail.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { openTestServices } from "#tests/factories/services.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { PLATFORM_ID } from "#worker/platform.ts";

function send(headers: Record<string, string>) {
  return callApi("POST", "/app/user/email-verification", { headers });
}

function verify(owner: TestDistributor, token: string) {
  return callApi("POST", "/app/open/verify-email", {
    headers: { "x-debug-distributor": owner.slug },
    body: { token },
  });
}

async function createUnverified(owner: TestDistributor) {
  const user = await createTestUser(owner);
  await changeRows(owner, sql`update user set email_verified_at = null where id = ${user.id}`);
  return user;
}

async function readUser(owner: TestDistributor, id: string) {
  const [row] = await readRows(owner, sql`select email, email_verified_at from user where id = ${id}`);
  return { email: row?.["email"], isVerified: row?.["email_verified_at"] !== null };
}

test("a person asks for a link and confirms the own address by it, once", async () => {
  const owner = await createTestDistributor();
  const user = await createUnverified(owner);
  const sent = await send(user.headers);
  expect({ status: sent.status, data: sent.data }).toEqual({ status: 200, data: { sent: true } });
  expect(await readMails(owner, user.email)).toMatchObject([{ kind: "verifyEmail", name: "Marina" }]);
  const token = await readMailedToken(owner, user.email);
  const answer = await verify(owner, token);
  expect({ status: answer.status, data: answer.data }).toEqual({ status: 200, data: { email: user.email } });
  expect(await readUser(owner, user.id)).toEqual({ email: user.email, isVerified: true });
  expect((await verify(owner, token)).error.type).toBe("INVALID_LINK");
  expect((await send(user.headers)).data).toEqual({ sent: false });
});

test("the link leads to a page of the portal and works for three days", async () => {
  const owner = await createTestDistributor();
  const user = await createUnverified(owner);
  await send(user.headers);
  const [mail] = await readMails(owner, user.email);
  expect(mail).toHaveProperty(
    "link",
    expect.stringMatching(/^http:\/\/portal\.test\/verificar-email\/[\w-]{43}$/),
  );
  const [row] = await readRows(
    owner,
    sql`select created_at, expires_at from account_token where user_id = ${user.id}`,
  );
  const lifeMs = Date.parse(String(row?.["expires_at"])) - Date.parse(String(row?.["created_at"]));
  expect(lifeMs).toBe(259_200_000);
});

test("nobody asks for a link without signing in, and the fourth in a quarter of an hour has to wait", async () => {
  const owner = await createTestDistributor();
  expect((await send({ "x-debug-distributor": owner.slug })).status).toBe(401);
  const user = await createUnverified(owner);
  for (let attempt = 1; attempt <= 3; attempt += 1) expect((await send(user.headers)).status).toBe(200);
  expect((await send(user.headers)).error.type).toBe("RATE_LIMITED");
});

test("a link that is over, another distributor's link and one of another kind confirm nothing", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const user = await createUnverified(owner);
  const stranger = await createUnverified(other);
  const kind = "emailVerification";
  const payload = { email: user.email };
  const refused = [
    await createTestLink(owner, {
      kind,
      userId: user.id,
      payload,
      expiresAt: new Date(Date.now() - 1).toISOString(),
    }),
    await createTestLink(other, { kind, userId: stranger.id, payload: { email: stranger.email } }),
    await createTestLink(owner, { kind: "recovery", userId: user.id, payload }),
  ];
  for (const token of refused) {
    const { status, error } = await verify(owner, token);
    expect({ status, type: error.type }).toEqual({ status: 422, type: "INVALID_LINK" });
  }
  expect((await readUser(owner, user.id)).isVerified).toBe(false);
  expect((await readUser(other, stranger.id)).isVerified).toBe(false);
});

test("a link to an address that the account has left confirms nothing", async () => {
  const owner = await createTestDistributor();
  const user = await createUnverified(owner);
  await send(user.headers);
  const token = await readMailedToken(owner, user.email);
  await changeRows(owner, sql`update user set email = 'nova@teste.test' where id = ${user.id}`);
  expect((await verify(owner, token)).error.type).toBe("INVALID_LINK");
});

test("the link to a new address puts it in the old one's place, and the old address is told", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const email = "marina.nova@teste.test";
  const token = await createTestLink(owner, { kind: "emailChange", userId: user.id, payload: { email } });
  expect((await verify(owner, token)).data).toEqual({ email });
  expect(await readUser(owner, user.id)).toEqual({ email, isVerified: true });
  expect(await readMails(owner, user.email)).toEqual([
    { kind: "emailChanged", name: "Marina", newEmail: email },
  ]);
  const [row] = await readRows(owner, sql`select event, changes from audit_log where entity_id = ${user.id}`);
  expect(row?.["event"]).toBe("email.changed");
  expect(JSON.parse(String(row?.["changes"]))).toEqual({ email: { from: user.email, to: email } });
});

test("links that were sent to the old address stop working with it", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const payload = { email: "marina.nova@teste.test" };
  const recovery = await createTestLink(owner, {
    kind: "recovery",
    userId: user.id,
    payload: { email: user.email },
  });
  await verify(owner, await createTestLink(owner, { kind: "emailChange", userId: user.id, payload }));
  const { error } = await callApi("POST", `/app/open/recoverPassword/${recovery}`, {
    headers: { "x-debug-distributor": owner.slug },
    body: { password: "Cerrado!4821", confirmation: "Cerrado!4821" },
  });
  expect(error.type).toBe("INVALID_LINK");
});

test("an address that another account took meanwhile is refused, and nothing changes", async () => {
  const owner = await createTestDistributor();
  const [user, rival] = [await createTestUser(owner), await createTestUser(owner)];
  const token = await createTestLink(owner, {
    kind: "emailChange",
    userId: user.id,
    payload: { email: rival.email },
  });
  const { status, error } = await verify(owner, token);
  expect({ status, type: error.type }).toEqual({ status: 409, type: "EMAIL_TAKEN" });
  expect(await readUser(owner, user.id)).toEqual({ email: user.email, isVerified: true });
  expect(await readMails(owner, user.email)).toEqual([]);
});

test("two accounts that confirm the same new address at the same moment: one gets it", async () => {
  const owner = await createTestDistributor();
  const payload = { email: "disputado@teste.test" };
  const [first, second] = [await createTestUser(owner), await createTestUser(owner)];
  const answers = await Promise.all(
    [first, second].map(async ({ id }) =>
      verify(owner, await createTestLink(owner, { kind: "emailChange", userId: id, payload })),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("the page sees what a link confirms without using it up", async () => {
  const owner = await createTestDistributor();
  const user = await createUnverified(owner);
  await send(user.headers);
  const token = await readMailedToken(owner, user.email);
  const { services } = await openTestServices(`http://${owner.slug}.portal.test/verificar-email/${token}`);
  expect(await services.access.readEmailLink(token)).toEqual({ email: user.email, isChange: false });
  expect(await services.access.readEmailLink("inventado")).toBeNull();
  expect((await verify(owner, token)).status).toBe(200);
});

test("the platform's people confirm a new address by the same page", async () => {
  const operator = await createTestOperator();
  const platform = { id: PLATFORM_ID, database: openTestDatabase("primary") };
  const email = `novo.${operator.email}`;
  const token = await createTestLink(platform, {
    kind: "emailChange",
    userId: operator.id,
    payload: { email },
  });
  expect((await callApi("POST", "/app/open/verify-email", { body: { token } })).data).toEqual({ email });
  expect(await readMails(platform, operator.email)).toMatchObject([
    { kind: "emailChanged", newEmail: email },
  ]);
});
