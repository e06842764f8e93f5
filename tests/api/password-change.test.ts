import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "../factories/distributor.ts";
import { createTestLink, readMails } from "../factories/mail.ts";
import { createTestOperator } from "../factories/platform.ts";
import { callApi } from "../setup/call-api.ts";

const OLD = "Certa#2026";
const NEW = "Telhado$Azul-31";

function changePassword(headers: Record<string, string>, body: object) {
  return callApi("PUT", "/app/user/password", { headers, body });
}

async function signsIn(owner: { slug: string }, login: string, password: string): Promise<number> {
  const headers = { "x-debug-distributor": owner.slug };
  return (await callApi("POST", "/app/login", { headers, body: { login, password } })).status;
}

test.each(["admin", "staff", "integrator"] as const)(
  "%s changes the password with currentPassword and newPassword, and signs in with the new one only [CALLS-24]",
  async (type) => {
    const owner = await createTestDistributor();
    const { headers, email } = await createTestUser(owner, { type, permissions: [], password: OLD });
    expect((await changePassword(headers, { currentPassword: OLD, newPassword: NEW })).status).toBe(200);
    expect(await signsIn(owner, email, OLD)).toBe(401);
    expect(await signsIn(owner, email, NEW)).toBe(200);
  },
);

test("the platform's people change theirs, too", async () => {
  const { headers, email } = await createTestOperator({ password: OLD });
  expect((await changePassword(headers, { currentPassword: OLD, newPassword: NEW })).status).toBe(200);
  const again = await callApi("POST", "/app/login/admin", { body: { login: email, password: NEW } });
  expect(again.status).toBe(200);
});

test("every other session ends with a change of the password, and the own one stays", async () => {
  const owner = await createTestDistributor();
  const { headers, email } = await createTestUser(owner, { password: OLD });
  const elsewhere = await callApi<{ token: string; accessKey: string }>("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login: email, password: OLD },
  });
  const { token, accessKey } = elsewhere.data;
  const others = { ...headers, authorization: `Bearer ${token}`, "access-key": accessKey };
  expect((await callApi("GET", "/app/user/profile", { headers: others })).status).toBe(200);
  await changePassword(headers, { currentPassword: OLD, newPassword: NEW });
  expect((await callApi("GET", "/app/user/profile", { headers: others })).status).toBe(401);
  expect((await callApi("GET", "/app/user/profile", { headers })).status).toBe(200);
});

test("a change of the password is told by e-mail and makes links that were sent before useless", async () => {
  const owner = await createTestDistributor();
  const { headers, email, id } = await createTestUser(owner, { password: OLD });
  const token = await createTestLink(owner, { kind: "signIn", userId: id });
  await changePassword(headers, { currentPassword: OLD, newPassword: NEW });
  expect(await readMails(owner, email)).toEqual([
    expect.objectContaining({ kind: "passwordChanged", name: "Marina" }),
  ]);
  const opened = await callApi("POST", "/app/loginWithToken", {
    headers: { "x-debug-distributor": owner.slug },
    body: { token },
  });
  expect(opened.error.type).toBe("INVALID_LINK");
});

test.each([
  ["newPassword", { newPassword: "Curta#1" }, "WEAK_PASSWORD"],
  ["newPassword", { newPassword: "semmaiuscula#1" }, "WEAK_PASSWORD"],
  ["newPassword", { newPassword: "Password1!" }, "COMMON_PASSWORD"],
  ["confirmation", { newPassword: NEW, confirmation: `${NEW}.` }, "PASSWORD_MISMATCH"],
])("a new password is refused at %s for %j: %s", async (field, change, code) => {
  const owner = await createTestDistributor();
  const { headers, email } = await createTestUser(owner, { password: OLD });
  const { status, error } = await changePassword(headers, { currentPassword: OLD, ...change });
  expect(status).toBe(400);
  expect(error.details["issues"]).toEqual([expect.objectContaining({ field, code })]);
  expect(await signsIn(owner, email, OLD)).toBe(200);
});

test("a confirmation that matches may come along", async () => {
  const { headers } = await createTestUser(await createTestDistributor(), { password: OLD });
  const body = { currentPassword: OLD, newPassword: NEW, confirmation: NEW };
  expect((await changePassword(headers, body)).status).toBe(200);
});

test("the tenth wrong password within a quarter of an hour is still looked at, the eleventh try is not", async () => {
  const { headers } = await createTestUser(await createTestDistributor(), { password: OLD });
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { error } = await changePassword(headers, { currentPassword: "errada", newPassword: NEW });
    expect([attempt, error.type]).toEqual([attempt, "WRONG_PASSWORD"]);
  }
  const { status, error } = await changePassword(headers, { currentPassword: OLD, newPassword: NEW });
  expect([status, error.type]).toEqual([429, "RATE_LIMITED"]);
});
