import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "../factories/distributor.ts";
import { readMails } from "../factories/mail.ts";
import { createTestOperator } from "../factories/platform.ts";
import { createTestSecondFactor } from "../factories/second-factor.ts";
import { callApi } from "../setup/call-api.ts";

const PASSWORD = "Certa#2026";
const PATH = "/app/user/second-factor";
type Headers = Record<string, string>;

function codeOf(secret: string, stepsAhead = 0): string {
  const step = Math.floor(Date.now() / 30_000) + stepsAhead;
  return generateHOTP(decodeBase32IgnorePadding(secret), BigInt(step), 6);
}

function propose(headers: Headers) {
  const body = { currentPassword: PASSWORD };
  return callApi<{ uri: string; secret: string }>("POST", PATH, { headers, body });
}

function confirm(headers: Headers, code: string) {
  return callApi<{ recoveryCodes: string[] }>("PUT", PATH, { headers, body: { code } });
}

function signIn(owner: TestDistributor, login: string) {
  const headers = { "x-debug-distributor": owner.slug };
  return callApi("POST", "/app/login", { headers, body: { login, password: PASSWORD } });
}

async function isOn(headers: Headers): Promise<unknown> {
  const { data } = await callApi<{ secondFactor: unknown }>("GET", "/app/user/profile", { headers });
  return data.secondFactor;
}

test("an administrator switches a second factor on: a secret, a first code of it, ten recovery codes", async () => {
  const owner = await createTestDistributor();
  const { headers, email } = await createTestUser(owner, { type: "admin", password: PASSWORD });
  const { data } = await propose(headers);
  expect(data.uri).toContain(`otpauth://totp/`);
  expect(data.uri).toContain(`secret=${data.secret}`);
  expect(await isOn(headers)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  expect((await signIn(owner, email)).status).toBe(200);

  const confirmed = await confirm(headers, codeOf(data.secret));
  expect(confirmed.status).toBe(200);
  expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
  expect(await isOn(headers)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  expect((await signIn(owner, email)).error.type).toBe("SECOND_FACTOR_REQUIRED");
  expect(await readMails(owner, email)).toEqual([
    expect.objectContaining({ kind: "secondFactorChanged", change: "enabled" }),
  ]);
});

test("an operator of the platform switches one on, too", async () => {
  const { headers } = await createTestOperator({ password: PASSWORD });
  const { data } = await propose(headers);
  expect((await confirm(headers, codeOf(data.secret))).status).toBe(200);
});

test("switching it on or off ends every other session", async () => {
  const owner = await createTestDistributor();
  const { headers, id, email } = await createTestUser(owner, { type: "admin", password: PASSWORD });
  const elsewhere = await callApi<{ token: string; accessKey: string }>("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login: email, password: PASSWORD },
  });
  const others = {
    ...headers,
    authorization: `Bearer ${elsewhere.data.token}`,
    "access-key": elsewhere.data.accessKey,
  };
  const factor = await createTestSecondFactor(owner, id);
  expect((await callApi("GET", "/app/user/profile", { headers: others })).status).toBe(200);
  const body = { currentPassword: PASSWORD, code: factor.code() };
  expect((await callApi("DELETE", PATH, { headers, body })).status).toBe(200);
  expect((await callApi("GET", "/app/user/profile", { headers: others })).status).toBe(401);
  expect((await callApi("GET", "/app/user/profile", { headers })).status).toBe(200);
});

test.each(["staff", "integrator"] as const)("%s has no second factor to switch on", async (type) => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type, password: PASSWORD });
  const { status, error } = await propose(headers);
  expect([status, error.type]).toEqual([403, "accessDenied"]);
});

test("a wrong code switches nothing on, and the right one still does", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin", password: PASSWORD });
  const { data } = await propose(headers);
  const wrong = await confirm(headers, codeOf(data.secret, 10));
  expect([wrong.status, wrong.error.type]).toEqual([422, "INVALID_SECOND_FACTOR"]);
  expect((await confirm(headers, codeOf(data.secret))).status).toBe(200);
});

test("a code without a proposal answers not found, and a second proposal over one that is on is refused", async () => {
  const owner = await createTestDistributor();
  const { headers, id } = await createTestUser(owner, { type: "admin", password: PASSWORD });
  expect((await confirm(headers, "123456")).status).toBe(404);
  const factor = await createTestSecondFactor(owner, id);
  const { status, error } = await propose(headers);
  expect([status, error.type]).toEqual([409, "INVALID_TRANSITION"]);
  const body = { currentPassword: PASSWORD, code: factor.code() };
  expect((await callApi("DELETE", PATH, { headers, body })).status).toBe(200);
});

test("it is switched off with password and code; either wrong leaves it on", async () => {
  const owner = await createTestDistributor();
  const { headers, id, email } = await createTestUser(owner, { type: "admin", password: PASSWORD });
  const factor = await createTestSecondFactor(owner, id);
  const remove = (body: object) => callApi("DELETE", PATH, { headers, body });
  const code = factor.code();
  expect((await remove({ currentPassword: "errada", code })).error.type).toBe("WRONG_PASSWORD");
  expect((await remove({ currentPassword: PASSWORD, code: "000000" })).error.type).toBe(
    "INVALID_SECOND_FACTOR",
  );
  expect((await signIn(owner, email)).error.type).toBe("SECOND_FACTOR_REQUIRED");
  expect((await remove({ currentPassword: PASSWORD, code })).status).toBe(200);
  expect((await signIn(owner, email)).status).toBe(200);
  expect(await readMails(owner, email)).toEqual([expect.objectContaining({ change: "disabled" })]);
});

test("new recovery codes take the place of those before", async () => {
  const owner = await createTestDistributor();
  const { headers, id } = await createTestUser(owner, { type: "admin", password: PASSWORD });
  const factor = await createTestSecondFactor(owner, id);
  const replaced = await callApi<{ recoveryCodes: string[] }>("POST", `${PATH}/recovery-codes`, {
    headers,
    body: { currentPassword: PASSWORD, code: factor.recoveryCodes[0] },
  });
  expect(replaced.data.recoveryCodes).toHaveLength(10);
  const remove = (code: string | undefined) =>
    callApi("DELETE", PATH, { headers, body: { currentPassword: PASSWORD, code } });
  expect((await remove(factor.recoveryCodes[1])).error.type).toBe("INVALID_SECOND_FACTOR");
  expect((await remove(replaced.data.recoveryCodes[9])).status).toBe(200);
});
