import { expect, test, vi } from "vitest";
import { createSessionRefresh } from "#domain/access/session-refresh.ts";
import { createApiClient } from "./api-client.ts";
import { ApiCallError } from "./api-request.ts";

test.each(["GET", "DELETE"] as const)("%s sends its data in the address and has no body", async (method) => {
  const { client, requests } = createPortal([ok("done")]);
  expect(
    await client.call(method, "/app/user/things", { query: { page: 2, q: "São Paulo", all: false } }),
  ).toBe("done");
  const { url, init } = requests[0] ?? {};
  expect(url?.startsWith("/app/user/things?page=2&q=S%C3%A3o+Paulo&all=false")).toBe(true);
  expect(init).toEqual({ method, headers: { accept: "application/json" } });
});

test.each(["POST", "PUT", "PATCH"] as const)("%s sends its data as JSON", async (method) => {
  const { client, requests } = createPortal([ok({ id: "1" })]);
  expect(await client.call(method, "/app/user/things", { body: { name: "a" } })).toEqual({ id: "1" });
  expect(requests[0]?.init).toEqual({
    method,
    headers: { accept: "application/json", "content-type": "application/json" },
    body: '{"name":"a"}',
  });
});

test.each([
  ["GET", "/app/user/things"],
  ["DELETE", "/app/user/things?browser=info"],
  ["POST", "/app/user/things?browser=info"],
  ["PUT", "/app/user/things?browser=info"],
  ["PATCH", "/app/user/things?browser=info"],
] as const)("%s without data asks %s", async (method, address) => {
  const { client, requests } = createPortal([ok(null)]);
  await (method === "GET" || method === "DELETE"
    ? client.call(method, "/app/user/things")
    : client.call(method, "/app/user/things"));
  expect(requests[0]?.url).toBe(address);
});

test("what has no value is left out of the address, and the signal goes along", async () => {
  const { client, requests } = createPortal([ok(null)]);
  const { signal } = new AbortController();
  await client.call("GET", "/app/user/things", { query: { page: undefined }, signal });
  expect(requests[0]).toEqual({
    url: "/app/user/things",
    init: { method: "GET", headers: { accept: "application/json" }, signal },
  });
});

test("an answer without content is null", async () => {
  const { client } = createPortal([new Response(null, { status: 204 })]);
  expect(await client.call("DELETE", "/app/user/things")).toBeNull();
});

test("a refusal that is the caller's business is thrown with its words, and nothing else happens", async () => {
  const refusal = { type: "OUT_OF_STOCK", title: "Estoque insuficiente", description: "Nada foi salvo." };
  const { client, events, requests } = createPortal([refuse(409, refusal)]);
  const error = await failureOf(client.call("POST", "/app/user/things"));
  expect(error).toMatchObject({ ...refusal, status: 409 });
  expect([events, requests.length]).toEqual([[], 1]);
});

test.each([
  ["nothing of the envelope", 500, Response.json({}, { status: 500 }), "UNEXPECTED_ANSWER"],
  ["a page", 502, new Response("<html>", { status: 502 }), "UNEXPECTED_ANSWER"],
  ["a success without data", 200, Response.json([]), "UNEXPECTED_ANSWER"],
  ["empty texts", 400, refuse(400, { type: "", title: "", description: 3 }), "UNEXPECTED_ANSWER"],
  ["a type alone", 500, refuse(500, { type: "INTERNAL" }), "INTERNAL"],
  ["a title alone", 500, refuse(500, { type: "INTERNAL", title: "Erro" }), "INTERNAL"],
])("%s is thrown with the words for the unexpected", async (_what, status, response, type) => {
  const { client } = createPortal([response]);
  expect(await failureOf(client.call("GET", "/app/user/things"))).toMatchObject({
    type,
    title: "Erro Inesperado",
    description: "Tente novamente mais tarde ou entre em contato",
    status,
  });
});

test("a portal that cannot be reached is thrown as such, with its cause", async () => {
  const cause = new TypeError("Failed to fetch");
  const { client, events } = createPortal([cause]);
  const error = await failureOf(client.call("GET", "/app/user/things"));
  expect(error).toMatchObject({ type: "NETWORK", status: 0, cause });
  expect(events).toEqual([]);
});

test("a call whose token expired is repeated in a fresh session, as it was", async () => {
  const { client, events, requests } = createPortal([refuse(403, { type: "expiredToken" }), ok("done")]);
  expect(await client.call("POST", "/app/user/things", { body: { name: "a" } })).toBe("done");
  expect(events).toEqual(["refresh"]);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toEqual(requests[0]);
});

test("a refresh that fails ends the session, and the call is not repeated", async () => {
  const portal = createPortal([refuse(403, { type: "expiredToken" })], () => Promise.resolve(false));
  expect(await failureOf(portal.client.call("GET", "/app/user/things"))).toMatchObject({
    type: "expiredToken",
  });
  expect([portal.events, portal.requests.length]).toEqual([["refresh", "leave"], 1]);
});

test("a refresh that nobody answers ends nothing: the call fails as one that could not be made", async () => {
  const portal = createPortal([refuse(403, { type: "expiredToken" })], () =>
    Promise.reject(new Error("offline")),
  );
  expect(await failureOf(portal.client.call("GET", "/app/user/things"))).toMatchObject({
    type: "NETWORK",
    status: 0,
  });
  expect([portal.events, portal.requests.length]).toEqual([["refresh"], 1]);
});

test("a call whose token is said to be expired again after a refresh is not repeated twice", async () => {
  const { client, events, requests } = createPortal([
    refuse(403, { type: "expiredToken" }),
    refuse(403, { type: "expiredToken" }),
  ]);
  await failureOf(client.call("GET", "/app/user/things"));
  expect([events, requests.length]).toEqual([["refresh", "leave"], 2]);
});

test("fifty calls whose token expired refresh once, also those that hear of it late", async () => {
  const late = createDeferred<Response>();
  const expired = () => refuse(403, { type: "expiredToken" });
  const portal = createPortal([
    late.promise,
    ...Array.from({ length: 49 }, expired),
    ...Array.from({ length: 50 }, () => ok("done")),
  ]);
  const calls = Array.from({ length: 50 }, () => portal.client.call("GET", "/app/user/things"));
  expect(await Promise.all(calls.slice(1))).toEqual(Array.from({ length: 49 }, () => "done"));
  late.resolve(expired());
  expect(await calls[0]).toBe("done");
  expect(portal.events).toEqual(["refresh"]);
});

test("a call that begins during a refresh is sent after it", async () => {
  const refreshing = createDeferred<boolean>();
  const portal = createPortal(
    [refuse(403, { type: "expiredToken" }), ok("a"), ok("b")],
    () => refreshing.promise,
  );
  const first = portal.client.call("GET", "/app/user/first");
  await vi.waitFor(() => expect(portal.events).toEqual(["refresh"]));
  const second = portal.client.call("GET", "/app/user/second");
  await nextTurn();
  expect(portal.requests.map(({ url }) => url)).toEqual(["/app/user/first"]);
  refreshing.resolve(true);
  await Promise.all([first, second]);
  expect(portal.requests).toHaveLength(3);
});

test("a call that was sent with the session before, and refused with it, is repeated with the new one", async () => {
  const late = createDeferred<Response>();
  const portal = createPortal([late.promise, refuse(403, { type: "expiredToken" }), ok("a"), ok("b")]);
  const overtaken = portal.client.call("GET", "/app/user/first");
  await portal.client.call("GET", "/app/user/second");
  late.resolve(refuse(401, { type: "invalidToken" }));
  expect(await overtaken).toBe("b");
  expect(portal.events).toEqual(["refresh"]);
});

test.each([
  [401, "invalidToken"],
  [401, "legacyAuthenticationMethod"],
  [401, "invalidRefreshToken"],
  [401, "anything"],
  [403, "invalidToken"],
])("%i %s ends the session", async (status, type) => {
  const { client, events, requests } = createPortal([refuse(status, { type })]);
  expect(await failureOf(client.call("GET", "/app/user/things"))).toMatchObject({ status, type });
  expect([events, requests.length]).toEqual([["leave"], 1]);
});

test.each([
  "maintenance",
  "maintenanceStaff",
  "invalidSessionKey",
  "accessDenied",
  "integratorUserInactive",
  "invalidApiPathAccess",
])("%s is shown", async (type) => {
  const { client, events } = createPortal([refuse(403, { type })]);
  await failureOf(client.call("GET", "/app/user/things"));
  expect(events).toEqual([`dialog ${type}`]);
});

test("an answer that asks for the user's data anew gets that, and the call is repeated once", async () => {
  const { client, events } = createPortal([refuse(409, { type: "reloadUserData" }), ok("done")]);
  expect(await client.call("GET", "/app/user/things")).toBe("done");
  expect(events).toEqual(["reload data"]);
});

test("an answer that keeps asking for the user's data anew is given up", async () => {
  const { client, events, requests } = createPortal([
    refuse(409, { type: "reloadUserData" }),
    refuse(409, { type: "reloadUserData" }),
  ]);
  expect(await failureOf(client.call("GET", "/app/user/things"))).toMatchObject({ type: "reloadUserData" });
  expect([events, requests.length]).toEqual([["reload data"], 2]);
});

test("an answer that asks for a fresh page gets one", async () => {
  const { client, events } = createPortal([refuse(409, { type: "forceReload" })]);
  await failureOf(client.call("GET", "/app/user/things"));
  expect(events).toEqual(["reload page"]);
});

test("what a repeated call meets is seen to as well", async () => {
  const { client, events } = createPortal([
    refuse(403, { type: "expiredToken" }),
    refuse(403, { type: "maintenance" }),
  ]);
  await failureOf(client.call("GET", "/app/user/things"));
  expect(events).toEqual(["refresh", "dialog maintenance"]);
});

function ok(data: unknown): Response {
  return Response.json({ data });
}

function refuse(status: number, error: object): Response {
  return Response.json({ error }, { status });
}

async function failureOf(call: Promise<unknown>): Promise<ApiCallError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiCallError) return error;
    throw error;
  }
  throw new Error("The call was answered");
}

function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Resolves after all settled promises have run their handlers. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A client, the portal's answers in the order of the requests, and the recorded side effects. */
function createPortal(
  answers: (Response | Promise<Response> | Error)[],
  refreshSession: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const left = [...answers];
  const requests: { url: string; init: RequestInit }[] = [];
  const events: string[] = [];
  const client = createApiClient({
    async fetch(url, init) {
      requests.push({ url, init });
      const answer = left.shift();
      if (answer === undefined) throw new Error("one call too many");
      if (answer instanceof Error) throw answer;
      return answer;
    },
    refresh: createSessionRefresh({
      refresh() {
        events.push("refresh");
        return refreshSession();
      },
      pause: nextTurn,
      now: () => 0,
    }),
    onLeave: () => events.push("leave"),
    onDialog: ({ type }) => events.push(`dialog ${type}`),
    reloadPage: () => events.push("reload page"),
    reloadUserData: () => events.push("reload data"),
    browserInfo: () => "info",
  });
  return { client, requests, events };
}
