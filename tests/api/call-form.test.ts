import { expect, test } from "vitest";
import { type ApiCall, type Fetch, sendCall } from "#app/lib/calls/api-request.ts";
import { encodeBase64Url } from "#domain/shared/base64url.ts";
import {
  callOperation,
  fillPath,
  type Operation,
  readOperations,
  titled,
} from "#tests/factories/api-operations.ts";
import { createAsker, sharedAsker } from "#tests/factories/asker.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { EMAIL_PROVIDER_SETTINGS } from "#tests/fakes/email-outside.ts";
import { type Answer, callApi, type Method } from "#tests/setup/call-api.ts";

const BROWSER = {
  acceptHeader: "text/html",
  clientIp: "",
  userAgent: "Mozilla/5.0",
  language: "pt-BR",
  colorDepth: 24,
  screenWidth: 1920,
  screenHeight: 1080,
  timeZoneOffset: 180,
  javaEnabled: false,
  javaScriptEnabled: true,
  requestorOrigin: "http://portal.test",
  currentUrl: "http://portal.test/requests",
};

const OPERATIONS = await readOperations();
/** Called by payment providers, whose programs are not browsers. */
const BY_PROVIDERS = ["POST /app/open/webhooks/{provider}", "POST /app/open/sandbox/charges/{id}/pay"];
/** Operations with passwords or codes, which must not be in an address. */
const WITH_SECRETS = ["DELETE /app/user/second-factor"];
/** Number parameters in the operation's query. */
const countsIn = ({ parameters }: Operation) =>
  parameters.filter((one) => one.in === "query" && /integer|number/.test(String(one.schema.type)));
const DELETES = OPERATIONS.filter((one) => one.method === "DELETE" && countsIn(one).length > 0);
const OTHERS = OPERATIONS.filter(({ method, title }) => method !== "GET" && !BY_PROVIDERS.includes(title));

function withBrowser(operation: Operation, text: string): string {
  const path = fillPath(operation);
  return `${path}${path.includes("?") ? "&" : "?"}browser=${encodeURIComponent(text)}`;
}

function encode(value: unknown): string {
  return encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

/** Fields of the browser info that an answer reports as invalid. */
function browserIssuesOf({ error }: Answer): string[] {
  const details = (error as Answer["error"] | undefined)?.details ?? {};
  const { issues = [] } = details as { issues?: { field: string }[] };
  return issues.map(({ field }) => field).filter((field) => field.startsWith("browser"));
}

test("a call names its user by token and access key, and may name a distributor to try [AUTH-10]", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const user = await createTestUser(owner);
  const { authorization = "", "access-key": accessKey = "" } = user.headers;
  const read = (headers: Record<string, string>, host = "portal.test") =>
    callApi("GET", `http://${host}/app/user/distribution-centers`, { headers });
  const session = { authorization, "access-key": accessKey };
  const byHost = await read(session, `${owner.slug}.portal.test`);
  expect(byHost.data).toMatchObject({ items: [{ id: owner.centerId }] });
  const byDebug = await read({ ...session, "x-debug-distributor": owner.slug }, `${other.slug}.portal.test`);
  expect(byDebug.data).toMatchObject({ items: [{ id: owner.centerId }] });
  const elsewhere = await read({ ...session, "x-debug-distributor": other.slug });
  expect([elsewhere.status, elsewhere.error.type]).toEqual([401, "invalidToken"]);
  const tokenOnly = await read({ authorization, "x-debug-distributor": owner.slug });
  expect([tokenOnly.status, tokenOnly.error.type]).toEqual([403, "invalidSessionKey"]);
  const keyOnly = await read({ "access-key": accessKey, "x-debug-distributor": owner.slug });
  expect([keyOnly.status, keyOnly.error.type]).toEqual([401, "invalidToken"]);
});

test.each([
  ["development", 200],
  ["test", 200],
  ["production", 404],
])("in %s a debug distributor is answered %d [AUTH-10]", async (environment, status) => {
  const owner = await createTestDistributor();
  const headers = { "x-debug-distributor": owner.slug };
  const env = { ENVIRONMENT: environment, ...EMAIL_PROVIDER_SETTINGS };
  const answer = await callApi("GET", "/app/open/theme", { headers, env });
  expect(answer.status).toBe(status);
});

test("GET and DELETE take their data in path and query, and no body [AUTH-11]", async () => {
  const taking = OPERATIONS.filter(({ method }) => method === "GET" || method === "DELETE");
  expect(taking.length).toBeGreaterThan(10);
  const withBody = taking.filter(({ body }) => body !== null).map(({ title }) => title);
  expect(withBody.filter((title) => !WITH_SECRETS.includes(title))).toEqual([]);
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const wrong = await callApi("GET", "/app/user/requests?page=0", { headers });
  expect([wrong.status, wrong.error.details]).toEqual([
    400,
    { issues: [expect.objectContaining({ field: "page" })] },
  ]);
});

test.each(titled(DELETES))("%s reads its data in the query [AUTH-11]", async (_title, operation) => {
  const { headers } = await createAsker(operation);
  const [path = ""] = fillPath(operation).split("?");
  for (const { name } of countsIn(operation)) {
    const { status, error } = await callOperation(operation, headers, { path: `${path}?${name}=none` });
    expect([status, error.type]).toEqual([400, "INVALID_BODY"]);
    expect(error.details["issues"]).toContainEqual(expect.objectContaining({ field: name }));
  }
});

test("the portal's own client says all in the query of GET and DELETE, and with every call that changes something the browser info, which is read there [AUTH-11]", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const sent: [method: string, query: string[], hasBody: boolean][] = [];
  const send: Fetch = async (address, { method = "", body }) => {
    const { searchParams } = new URL(address, "http://portal.test");
    sent.push([method, [...searchParams.keys()], body !== undefined]);
    const { status, body: answer } = await callApi(method as Method, address, { headers, body });
    return Response.json(answer, { status });
  };
  const call = (one: ApiCall, info = encode(BROWSER)) => sendCall(send, () => info, one);
  const center = { chosenDistributionCenter: owner.centerId };
  const choice: ApiCall = { method: "PUT", path: "/app/user/distribution-center", body: center };
  const refused = { isOk: false, error: { status: 400, type: "INVALID_BODY" } };
  expect(await call({ method: "GET", path: "/app/user/requests", query: { page: 1 } })).toMatchObject({
    isOk: true,
  });
  expect(await call({ method: "GET", path: "/app/user/requests", query: { page: 0 } })).toMatchObject(
    refused,
  );
  expect(await call(choice)).toMatchObject({ isOk: true });
  expect(await call(choice, "none")).toMatchObject(refused);
  await call({ method: "POST", path: "/app/user/live-token" });
  await call({ method: "DELETE", path: "/app/user/sessions/none", query: { version: 1 } });
  expect(sent).toEqual([
    ["GET", ["page"], false],
    ["GET", ["page"], false],
    ["PUT", ["browser"], true],
    ["PUT", ["browser"], true],
    ["POST", ["browser"], false],
    ["DELETE", ["version", "browser"], false],
  ]);
});

test.each(titled(OTHERS))(
  "%s takes encoded browser info, and refuses what is none [AUTH-11]",
  async (_title, operation) => {
    const hasBody = operation.body !== null;
    // Browser info is read before the body, so an invalid body does not change the asker's world.
    const { headers } = hasBody ? await sharedAsker(operation) : await createAsker(operation);
    const call = (text: string) =>
      callOperation(operation, headers, {
        path: withBrowser(operation, text),
        ...(hasBody ? { body: "{" } : {}),
      });
    const malformed = [
      "%",
      JSON.stringify(BROWSER),
      encode("text"),
      encode({ ...BROWSER, colorDepth: "24" }),
      encode({ ...BROWSER, extra: 1 }),
      encode({}),
      "",
    ];
    for (const text of malformed) {
      const answer = await call(text);
      expect([answer.status, answer.error.type]).toEqual([400, "INVALID_BODY"]);
      expect(browserIssuesOf(answer)).not.toEqual([]);
    }
    const known = await call(encode(BROWSER));
    expect(browserIssuesOf(known)).toEqual([]);
    if (hasBody) expect(known.error.type).toBe("INVALID_JSON");
  },
);

test("the address that a browser tells is not believed", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const body = { chosenDistributionCenter: owner.centerId };
  const put = (clientIp: string) =>
    callApi("PUT", `/app/user/distribution-center?browser=${encode({ ...BROWSER, clientIp })}`, {
      headers,
      body,
    });
  expect((await put("203.0.113.7")).status).toBe(200);
  expect((await put("x".repeat(46))).status).toBe(400);
});
