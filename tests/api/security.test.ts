import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  callOperation,
  fillPath,
  type Operation,
  pathParametersOf,
  readOperations,
  titled,
} from "#tests/factories/api-operations.ts";
import { sharedAsker } from "#tests/factories/asker.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { readNumber, readRows } from "#tests/factories/rows.ts";
import { bearing, cookieOf, type GivenCredentials, setCookieOf } from "#tests/factories/session.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Headers = Record<string, string>;

const PASSWORD = "Girassol#2026";
const OPERATIONS = await readOperations();
const CHANGES = titled(OPERATIONS.filter(({ method }) => method !== "GET"));
const WITH_PARAMETERS = titled(OPERATIONS.filter((one) => pathParametersOf(one).length > 0));

const readCenters = (headers: Headers) => callApi("GET", "/app/user/distribution-centers", { headers });

function hereAt({ slug }: TestDistributor): Headers {
  return { "x-debug-distributor": slug };
}

function signIn(owner: TestDistributor, login: string, headers: Headers = {}) {
  return callApi<GivenCredentials>("POST", "/app/login", {
    headers: { ...hereAt(owner), ...headers },
    body: { login, password: PASSWORD },
  });
}

/** Cookie of a person whom the operation allows. */
async function askerCookie(operation: Operation): Promise<Headers> {
  const { owner, id, credentials } = await sharedAsker(operation);
  return { ...hereAt(owner), ...(id && credentials ? cookieOf({ id, credentials }) : {}) };
}

test.each(CHANGES)(
  "%s is refused from another site, with the portal's cookie or without",
  async (_title, operation) => {
    const cookie = await askerCookie(operation);
    const { cookie: _sealed, ...withoutCookie } = cookie;
    const foreign: Headers[] = [
      { origin: "https://ladrao.test" },
      { "sec-fetch-site": "cross-site" },
      { origin: "null" },
      { origin: "http://portal.test", "sec-fetch-site": "same-site" },
    ];
    for (const who of [cookie, withoutCookie]) {
      for (const from of foreign) {
        const { status, error, headers } = await callOperation(operation, { ...who, ...from });
        expect([status, error.type]).toEqual([403, "accessDenied"]);
        expect(headers.get("set-cookie")).toBeNull();
      }
    }
  },
);

test("a program's token works from any site, and no other site may read the answer", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const answer = await readCenters({ ...headers, origin: "https://ladrao.test" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  const preflight = await callApi("OPTIONS", "/app/user/distribution-centers", {
    headers: { origin: "https://ladrao.test", "access-control-request-headers": "authorization" },
  });
  const promised = [...preflight.headers.keys()].filter((name) => name.startsWith("access-control-"));
  expect(promised).toEqual([]);
});

test("the request's id is ours, not the caller's", async () => {
  const owner = await createTestDistributor();
  const answer = await callApi("GET", "/app/user/nothing", {
    headers: { ...hereAt(owner), "x-request-id": "mine" },
  });
  expect(answer.headers.get("x-request-id")).toMatch(/^rqt_[0-9a-z]+$/);
  expect(answer.error.requestId).toBe(answer.headers.get("x-request-id"));
});

const LINE_BREAK = "a\r\nset-cookie: x=1\r\n\r\n<b>";

test.each(titled(OPERATIONS))(
  "%s puts no line of the caller's into its headers",
  async (_title, operation) => {
    const { headers } = await sharedAsker(operation);
    const path = fillPath(operation, pathParametersOf(operation).length > 0 ? LINE_BREAK : undefined);
    const search = `${path.includes("?") ? "&" : "?"}${new URLSearchParams({ name: LINE_BREAK, type: LINE_BREAK })}`;
    const answer = await callOperation(operation, headers, { path: `${path}${search}` });
    expect(answer.status).toBeLessThan(500);
    // No change accepts these fields, so the shared person stays unchanged.
    if (operation.method !== "GET") expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get("set-cookie") ?? "").not.toContain("x=1");
    for (const value of answer.headers.values()) expect(value).not.toMatch(/[\r\n]|x=1/);
  },
);

test.each(WITH_PARAMETERS)("%s takes a path for no path", async (title, operation) => {
  const { headers } = await sharedAsker(operation);
  const template = fillPath(operation, "PLACE");
  for (const id of [
    "..%2f..%2fhealth",
    "..%5c..",
    "%2e%2e%2f",
    "%00",
    "a%00b",
    "%ff",
    "%E0%A4%A",
    "'--",
    "%25",
  ]) {
    const answer = await callOperation(operation, headers, { path: template.replaceAll("PLACE", id) });
    expect(answer.status).toBeLessThan(500);
    // Recovery gives the same answer to every request.
    if (!title.endsWith("{login}")) expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});

test.each([
  "/app/user/../admin/distributors",
  "/app/user/..%2fadmin/distributors",
  "/app/user/%2e%2e/admin/distributors",
  "/app/%61dmin/distributors",
  "/app//admin/distributors",
  "/APP/ADMIN/distributors",
  "/app/admin/distributors/",
  "/app/admin/distributors%00",
  "/app/admin;x/distributors",
])("%s is no way around who may call what", async (path) => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const { status, data } = await callApi("GET", path, { headers });
  expect([400, 403, 404]).toContain(status);
  expect(data).toBeUndefined();
});

test("signing in makes new credentials, whatever the browser brought, and replaces another's cookie", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const other = await createTestUser(owner);
  const brought = { ...cookieOf(other), "access-key": other.credentials.accessKey };
  const first = await signIn(owner, user.email, brought);
  const second = await signIn(owner, user.email, bearing(other.credentials));
  const known = [user, other].flatMap(({ credentials }): string[] => Object.values(credentials));
  const given = [first, second].flatMap(({ data }) => [data.token, data.accessKey]);
  expect(new Set([...known, ...given]).size).toBe(known.length + given.length);
  const me = await callApi("GET", "/app/user/reload", {
    headers: { ...hereAt(owner), ...setCookieOf(first) },
  });
  expect(me.data).toMatchObject({ id: user.id });
  expect((await readCenters(other.headers)).status).toBe(200);
  const sessions = sql`select count(*) from session where user_id = ${user.id}`;
  expect(await readNumber(owner, sessions)).toBe(3); // the factory's own and two more
});

test("a cookie that was not sealed here is no session", async () => {
  const owner = await createTestDistributor();
  const { id, credentials } = await createTestUser(owner);
  const plain = JSON.stringify({ id, ...credentials });
  for (const value of [plain, btoa(plain), encodeURIComponent(plain), "x", "", "=".repeat(50)]) {
    const { status, error } = await readCenters({ ...hereAt(owner), cookie: `__Host-girassol=${value}` });
    expect([status, error.type]).toEqual([401, "invalidToken"]);
  }
});

test("of two cookies of the name the first counts, and another name is another cookie", async () => {
  const owner = await createTestDistributor();
  const { cookie } = cookieOf(await createTestUser(owner));
  const statusWith = async (value: string) => (await readCenters({ ...hereAt(owner), cookie: value })).status;
  expect(await statusWith(`${cookie}; __Host-girassol=x`)).toBe(200);
  expect(await statusWith(`theme=dark; ${cookie}`)).toBe(200);
  expect(await statusWith(`__Host-girassol=x; ${cookie}`)).toBe(401);
  expect(await statusWith(cookie.replace("__Host-", ""))).toBe(401);
  expect(await statusWith(`x${cookie}`)).toBe(401);
});

test("headers of any length are refused or cut, never a failure", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const long = "x".repeat(100_000);
  const strange: [Headers, number][] = [
    [{ ...hereAt(owner), cookie: `__Host-girassol=${long}` }, 401],
    [{ ...hereAt(owner), cookie: `${"a=b; ".repeat(20_000)}c=d` }, 401],
    [{ ...hereAt(owner), authorization: `Bearer ${long}`, "access-key": long }, 401],
    [{ ...hereAt(owner), authorization: long }, 401],
    [{ "x-publishable-key": `pk_${owner.id}_${long}`, origin: "https://loja.test" }, 403],
    [{ "x-debug-distributor": long }, 404],
  ];
  for (const [headers, status] of strange) expect((await readCenters(headers)).status).toBe(status);
  expect((await signIn(owner, user.email, { "user-agent": long })).status).toBe(200);
  const agents = await readRows(
    owner,
    sql`select length(user_agent) as characters from session where user_id = ${user.id} order by characters desc`,
  );
  expect(agents[0]).toEqual({ characters: 300 });
});
