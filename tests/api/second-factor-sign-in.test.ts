import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestLink, type MailOwner } from "#tests/factories/mail.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createTestSecondFactor } from "#tests/factories/second-factor.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { PLATFORM_ID } from "#worker/platform.ts";

const PASSWORD = "Girassol#2026";

function signIn(owner: TestDistributor, login: string, password = PASSWORD) {
  return callApi("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login, password },
  });
}

function answer(owner: TestDistributor, challenge: string, code: string) {
  return callApi("POST", "/app/login/second-factor", {
    headers: { "x-debug-distributor": owner.slug },
    body: { challenge, code },
  });
}

/** A user with a second factor, after the password step. */
async function createChallenged() {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const factor = await createTestSecondFactor(owner, user.id);
  const challenge = await openChallenge(owner, user.email);
  return { owner, user, factor, challenge };
}

async function openChallenge(owner: TestDistributor, login: string): Promise<string> {
  const { error } = await signIn(owner, login);
  expect(error.type).toBe("SECOND_FACTOR_REQUIRED");
  return String(error.details["challenge"]);
}

async function countRecoveryCodes(owner: MailOwner, userId: string) {
  const [row] = await readRows(
    owner,
    sql`select recovery_codes from second_factor where user_id = ${userId}`,
  );
  return (JSON.parse(String(row?.["recovery_codes"])) as string[]).length;
}

/** A code other than the app's current one. */
function wrong(code: string): string {
  return code.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10));
}

test("the right password of an account with a second factor opens no session, only the second step", async () => {
  const { owner, user, factor, challenge } = await createChallenged();
  const first = await signIn(owner, user.email);
  expect(first.status).toBe(401);
  expect(first.headers.get("set-cookie")).toBeNull();
  const second = await answer(owner, challenge, factor.code());
  expect(second.status).toBe(200);
  expect(second.data).toMatchObject({ id: user.id, user: { email: user.email } });
});

test("a wrong password says nothing about the second factor", async () => {
  const { owner, user } = await createChallenged();
  expect((await signIn(owner, user.email, "Girassol#2025")).error.type).toBe("INVALID_CREDENTIALS");
});

test("a code that opened a session opens no second one", async () => {
  const { owner, user, factor, challenge } = await createChallenged();
  const code = factor.code();
  expect((await answer(owner, challenge, code)).status).toBe(200);
  const again = await openChallenge(owner, user.email);
  expect((await answer(owner, again, code)).error.type).toBe("INVALID_SECOND_FACTOR");
});

test("a code that is sent twice at the same moment opens one session", async () => {
  const { owner, factor, challenge } = await createChallenged();
  const code = factor.code();
  const answers = await Promise.all([answer(owner, challenge, code), answer(owner, challenge, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each([
  [1, 200],
  [-2, 422],
])("a code of a phone whose clock is %i steps off answers %i", async (steps, status) => {
  const { owner, factor, challenge } = await createChallenged();
  expect((await answer(owner, challenge, factor.code(steps))).status).toBe(status);
});

test("a recovery code works once, however it is typed, and the others stay", async () => {
  const { owner, user, factor, challenge } = await createChallenged();
  const [first = "", second = ""] = factor.recoveryCodes;
  expect((await answer(owner, challenge, first.toUpperCase().replace("-", " "))).status).toBe(200);
  expect(await countRecoveryCodes(owner, user.id)).toBe(9);
  const again = await openChallenge(owner, user.email);
  expect((await answer(owner, again, first)).error.type).toBe("INVALID_SECOND_FACTOR");
  expect((await answer(owner, again, second)).status).toBe(200);
});

test("after five wrong codes also the right one has to wait", async () => {
  const { owner, factor, challenge } = await createChallenged();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { error } = await answer(owner, challenge, wrong(factor.code()));
    expect(error.type).toBe("INVALID_SECOND_FACTOR");
  }
  const { status, error } = await answer(owner, challenge, factor.code());
  expect({ status, type: error.type }).toEqual({ status: 429, type: "RATE_LIMITED" });
});

test("a changed challenge and another distributor's lead nowhere", async () => {
  const { owner, factor, challenge } = await createChallenged();
  const other = await createTestDistributor();
  expect((await answer(owner, `${challenge.slice(0, -2)}AA`, factor.code())).status).toBe(401);
  expect((await answer(other, challenge, factor.code())).status).toBe(401);
});

test("a new password does not switch the second factor off", async () => {
  const { owner, user, factor } = await createChallenged();
  const token = await createTestLink(owner, {
    kind: "recovery",
    userId: user.id,
    payload: { email: user.email },
  });
  const password = "Cerrado!4821";
  await callApi("POST", `/app/open/recoverPassword/${token}`, {
    headers: { "x-debug-distributor": owner.slug },
    body: { password, confirmation: password },
  });
  const { error } = await signIn(owner, user.email, password);
  expect(error.type).toBe("SECOND_FACTOR_REQUIRED");
  expect((await answer(owner, String(error.details["challenge"]), factor.code())).status).toBe(200);
});

test("the platform's people pass the second step at the platform", async () => {
  const operator = await createTestOperator({ password: PASSWORD });
  const factor = await createTestSecondFactor(
    { id: PLATFORM_ID, database: openTestDatabase("primary") },
    operator.id,
  );
  const body = { login: operator.email, password: PASSWORD };
  const { error } = await callApi("POST", "/app/login/admin", { body });
  expect(error.type).toBe("SECOND_FACTOR_REQUIRED");
  const second = await callApi("POST", "/app/login/second-factor", {
    body: { challenge: error.details["challenge"], code: factor.code() },
  });
  expect(second.status).toBe(200);
  expect(second.data).toMatchObject({ type: "piedAdmin" });
});
