import { createExecutionContext } from "cloudflare:test";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import { EMAIL_PROVIDER_SETTINGS } from "#tests/fakes/email-outside.ts";
import { roundTripsOf } from "#tests/setup/call-api.ts";
import { createPageHandler } from "#worker/pages.ts";

/** Pages that are never reached. */
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
