import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestWidgetKey } from "#tests/factories/widget-key.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

const PASSWORD = "Girassol#2026";
const OTHER_SITES = [
  ["from another site", { origin: "https://ladrao.test" }],
  ["from another port of the host", { origin: "http://portal.test:8080" }],
  ["from a page without an origin of its own", { origin: "null" }],
  ["that the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
  ["from a neighbouring host", { "sec-fetch-site": "same-site" }],
] as const;

function signIn(owner: TestDistributor, login: string): Promise<Answer> {
  return callApi("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login, password: PASSWORD },
  });
}

/** A distributor with an integrator who signed in, and the cookie as a browser sends it back. */
async function signInWithCookie() {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const answer = await signIn(owner, user.email);
  const header = answer.headers.get("set-cookie") ?? "";
  return {
    owner,
    header,
    answer,
    headers: { "x-debug-distributor": owner.slug, cookie: header.split(";")[0] ?? "" },
  };
}

test("signing in sets a cookie that scripts cannot read and that is sealed", async () => {
  const { header, answer } = await signInWithCookie();
  const [value = "", ...attributes] = header.split("; ");
  expect(value).toMatch(/^__Host-girassol=[\w-]{100,}$/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"]); // 30 days
  expect(value).not.toContain(String(answer.data["token"]));
});

test("the cookie is a session, for reading and for changes from the portal's own pages", async () => {
  const { owner, headers } = await signInWithCookie();
  expect((await callApi("GET", "/app/user/distribution-centers", { headers })).status).toBe(200);
  const body = { chosenDistributionCenter: owner.centerId };
  for (const from of [{ origin: "http://portal.test" }, { "sec-fetch-site": "same-origin" }, {}]) {
    const put = await callApi("PUT", "/app/user/distribution-center", {
      headers: { ...headers, ...from },
      body,
    });
    expect(put.status).toBe(200);
  }
});

test.each(OTHER_SITES)("a change with the cookie %s is refused", async (_title, from) => {
  const { owner, headers } = await signInWithCookie();
  const { status, error } = await callApi("PUT", "/app/user/distribution-center", {
    headers: { ...headers, ...from },
    body: { chosenDistributionCenter: owner.centerId },
  });
  expect(status).toBe(403);
  expect(error.type).toBe("accessDenied");
});

test("a widget beside a signed-in portal acts by its key, not by the cookie", async () => {
  const { owner, headers } = await signInWithCookie();
  const origin = "https://loja.test";
  const key = await createTestWidgetKey(owner, [origin]);
  const answer = await callApi("PUT", "/app/user/distribution-center", {
    headers: { ...headers, origin, "x-publishable-key": key },
    body: { chosenDistributionCenter: owner.centerId },
  });
  expect(answer.status).toBe(403);
  expect(answer.error.type).toBe("accessDenied");
});

test("signing out clears the cookie and ends its session", async () => {
  const { headers } = await signInWithCookie();
  const out = await callApi("POST", "/app/user/logout", { headers });
  expect(out.headers.get("set-cookie")).toBe(
    "__Host-girassol=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax",
  );
  const after = await callApi("GET", "/app/user/distribution-centers", { headers });
  expect(after.status).toBe(401);
  expect(after.error.type).toBe("invalidToken");
});

test("a cookie that was changed is no session", async () => {
  const { headers } = await signInWithCookie();
  const cookie = headers.cookie.replace(/.(?=.{20}$)/, (one) => (one === "A" ? "B" : "A"));
  const answer = await callApi("GET", "/app/user/distribution-centers", { headers: { ...headers, cookie } });
  expect(answer.status).toBe(401);
});

test("the cookie of one distributor is no session at another", async () => {
  const { headers } = await signInWithCookie();
  const other = await createTestDistributor();
  const answer = await callApi("GET", "/app/user/distribution-centers", {
    headers: { ...headers, "x-debug-distributor": other.slug },
  });
  expect(answer.status).toBe(401);
});
