import { createExecutionContext } from "cloudflare:test";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import { EMAIL_PROVIDER_SETTINGS } from "#tests/fakes/email-outside.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";
import { createPageHandler } from "#worker/pages.ts";

/** Pages that must not be reached. */
const NO_PAGES = {} as ServerBuild;
const servePage = createPageHandler(NO_PAGES, {}, () => ({}));

test.each([
  ["a sign-in", "/?index", "login=a%40b.test&password=x", {}],
  ["a form that is none", "/recover", "{", {}],
  ["an application", "/register?index", "website=", {}],
  ["a page of an order's payment", "/checkout/req_1", null, {}],
  ["a form with a cookie that is not ours", "/logout", "", { cookie: "__Host-girassol=forged" }],
])("in production %s of a stranger is counted before it is read", async (_what, path, form, headers) => {
  const counted: string[] = [];
  const limit = ({ key }: { key: string }) => {
    counted.push(key);
    return Promise.resolve({ success: false });
  };
  const env = {
    ...apiEnv,
    ENVIRONMENT: "production",
    OPEN_RATE_LIMIT: { limit },
    ...EMAIL_PROVIDER_SETTINGS,
  };
  const request = new Request(`http://portal.test${path}`, {
    headers: { "cf-connecting-ip": "203.0.113.9", ...headers },
    ...(form === null ? {} : { method: "POST", body: form }),
  });
  const answer = await servePage(request, env, createExecutionContext());
  expect({ status: answer.status, counted }).toEqual({ status: 429, counted: ["203.0.113.9"] });
  expect(roundTripsOf(answer)).toBe(0);
});

test.each(["/settings/delivery", "/settings/delivery.data", "/settings/precification/lists/edit/prl_1"])(
  "a form as long as a sheet is not read on %s for who is not signed in",
  async (path) => {
    const body = `text=${"x".repeat(300_000)}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = new Request(`http://portal.test${path}`, { method: "POST", headers, body });
    const answer = await servePage(request, apiEnv, createExecutionContext());
    expect(answer.status).toBe(413);
  },
);

test("a form as long as a sheet is read from those alone whose page takes sheets", async () => {
  const owner = await createTestDistributor();
  const slug = { "x-debug-distributor": owner.slug };
  const password = "Girassol#2026";
  const cookieOf = async (person: Parameters<typeof createTestUser>[1]) => {
    const { email: login } = await createTestUser(owner, { ...person, password });
    const { headers } = await callApi("POST", "/app/login", { headers: slug, body: { login, password } });
    return headers.get("set-cookie")?.split(";")[0] ?? "";
  };
  const [freight, prices, buyer] = [
    await cookieOf({ type: "staff", permissions: ["configuration.freight"] }),
    await cookieOf({ type: "staff", permissions: ["configuration.precifications"] }),
    await cookieOf({ type: "integrator", permissions: ["order"] }),
  ];
  const statusOf = async (path: string, cookie: string, length = 300_000) => {
    const headers = { ...slug, cookie, "content-type": "text/plain" };
    const request = new Request(`http://portal.test${path}`, {
      ...{ method: "POST", headers, body: "x".repeat(length) },
    });
    return (await servePage(request, apiEnv, createExecutionContext())).status;
  };
  // A body within the limit is read, and refused because it is not a form.
  const [READ, TOO_LONG] = [400, 413];
  const list = "/settings/precification/lists/edit/prl_1";
  expect(await statusOf("/settings/delivery", freight)).toBe(READ);
  expect(await statusOf("/settings/delivery.data", freight)).toBe(READ);
  expect(await statusOf("/settings/delivery", freight, 7_000_000)).toBe(TOO_LONG);
  expect(await statusOf(list, prices)).toBe(READ);
  expect(await statusOf(`${list}.data`, prices)).toBe(READ);
  for (const [path, cookie] of [
    ["/settings/delivery", prices],
    ["/settings/delivery", buyer],
    [list, freight],
    [list, buyer],
    ["/settings/deliveryelse", freight],
    ["/settings/precification/lists", prices],
    ["/requests", freight],
  ] as const) {
    expect([path, await statusOf(path, cookie)]).toEqual([path, TOO_LONG]);
  }
});
