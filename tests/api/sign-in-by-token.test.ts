import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestLink } from "#tests/factories/mail.ts";
import { changeRows, readNumber } from "#tests/factories/rows.ts";
import { createTestSecondFactor } from "#tests/factories/second-factor.ts";
import { callApi } from "#tests/setup/call-api.ts";

function signIn(owner: TestDistributor, token: string) {
  return callApi("POST", "/app/loginWithToken", {
    headers: { "x-debug-distributor": owner.slug },
    body: { token },
  });
}

function linkFor(owner: TestDistributor, { id }: TestUser, expiresAt?: string): Promise<string> {
  const kept = { kind: "signIn" as const, userId: id };
  return createTestLink(owner, expiresAt === undefined ? kept : { ...kept, expiresAt });
}

function countSessions(owner: TestDistributor, { id }: TestUser) {
  return readNumber(owner, sql`select count(*) from session where user_id = ${id}`);
}

test("a token signs its user in, and the session works [AUTH-03, CALLS-03]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const { status, data, headers } = await signIn(owner, await linkFor(owner, user));
  expect(status).toBe(200);
  expect(data).toMatchObject({ id: user.id, type: "integrator", user: { id: user.id, email: user.email } });
  expect(headers.get("set-cookie")).toContain("HttpOnly");
  const read = await callApi("GET", "/app/user/distribution-centers", {
    headers: {
      authorization: `Bearer ${String(data["token"])}`,
      "access-key": String(data["accessKey"]),
      "x-debug-distributor": owner.slug,
    },
  });
  expect(read.status).toBe(200);
});

test("a token works once, also when it is used twice at the same moment", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const token = await linkFor(owner, user);
  const before = await countSessions(owner, user);
  const answers = await Promise.all([signIn(owner, token), signIn(owner, token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await signIn(owner, token)).error.type).toBe("INVALID_LINK");
  expect(await countSessions(owner, user)).toBe(before + 1);
});

test("a token that is over, another distributor's and one of another kind open nothing", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const user = await createTestUser(owner);
  const stranger = await createTestUser(other);
  const tokens = [
    await linkFor(owner, user, new Date(Date.now() - 1).toISOString()),
    await linkFor(other, stranger),
    await createTestLink(owner, { kind: "recovery", userId: user.id, payload: { email: user.email } }),
    "inventado",
  ];
  for (const token of tokens) {
    const { status, error, headers } = await signIn(owner, token);
    expect({ status, type: error.type }).toEqual({ status: 422, type: "INVALID_LINK" });
    expect(headers.get("set-cookie")).toBeNull();
  }
});

test("who came by a mailed token reads that address, so it counts as confirmed", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRows(owner, sql`update user set email_verified_at = null where id = ${user.id}`);
  await signIn(owner, await linkFor(owner, user));
  const verified = sql`select count(*) from user where id = ${user.id} and email_verified_at is not null`;
  expect(await readNumber(owner, verified)).toBe(1);
});

test("a blocked account and one whose company is not active stay out, and keep the token", async () => {
  const owner = await createTestDistributor();
  const blocked = await createTestUser(owner, { blocked: true });
  const waiting = await createTestUser(owner);
  await changeRows(owner, sql`update integrator set status = 'wait' where id = ${owner.integratorId}`);
  expect((await signIn(owner, await linkFor(owner, blocked))).error.title).toBe("Conta bloqueada");
  const token = await linkFor(owner, waiting);
  const { error } = await signIn(owner, token);
  expect(error).toMatchObject({ type: "integratorUserInactive", details: { status: "wait" } });
  await changeRows(owner, sql`update integrator set status = 'enable' where id = ${owner.integratorId}`);
  expect((await signIn(owner, token)).status).toBe(200);
});

test("a token stands for the password only: who has a second factor is asked for its code", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const factor = await createTestSecondFactor(owner, user.id);
  const token = await linkFor(owner, user);
  const before = await countSessions(owner, user);
  const first = await signIn(owner, token);
  expect({ status: first.status, type: first.error.type }).toEqual({
    status: 401,
    type: "SECOND_FACTOR_REQUIRED",
  });
  expect(await countSessions(owner, user)).toBe(before);
  const second = await callApi("POST", "/app/login/second-factor", {
    headers: { "x-debug-distributor": owner.slug },
    body: { challenge: first.error.details["challenge"], code: factor.code() },
  });
  expect(second.status).toBe(200);
  expect((await signIn(owner, token)).error.type).toBe("INVALID_LINK");
});
