import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  API_ROUTE_LIST,
  fillPath,
  GUARDED_ROUTES,
  type ListedRoute,
  type RouteAccess,
} from "#tests/factories/api-routes.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";
import { createApi } from "#worker/api/app.ts";

type GuardedRoute = ListedRoute & { access: RouteAccess };
type UserType = "admin" | "staff" | "integrator";

/** Routes as `[title, route]` for `test.each`. */
function titled<Route extends ListedRoute>(routes: readonly Route[]) {
  return routes.map((route) => [`${route.method} ${route.path}`, route] as const);
}

const GUARDED = titled<GuardedRoute>(GUARDED_ROUTES);
const OF_DISTRIBUTORS = GUARDED.filter(([, { access }]) => !access.types.includes("piedAdmin"));
const types: readonly UserType[] = ["admin", "staff", "integrator"];

function call(route: ListedRoute, headers: Record<string, string>): Promise<Answer> {
  return callApi(route.method, fillPath(route.path), { headers, body: route.body });
}

/** A user of a type that the route lets in, with all that its rule asks for. */
function createAllowedUser(owner: TestDistributor, { access }: GuardedRoute) {
  const type = types.find((one) => access.types.includes(one)) ?? "admin";
  return createTestUser(owner, { type, permissions: type === "admin" ? [] : (access[type] ?? []) });
}

function expectRefusal(answer: Answer, status: number, type: string): void {
  expect({ status: answer.status, type: answer.error.type }).toEqual({ status, type });
}

test("the list of routes names every route of the document and every route that is registered", async () => {
  const owner = await createTestDistributor();
  const document = await callApi("GET", "/app/open/openapi.json", {
    headers: { "x-debug-distributor": owner.slug },
  });
  const { paths } = document.body as { paths: Record<string, Record<string, unknown>> };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listed = API_ROUTE_LIST.map(({ method, path }) => `${method} ${path}`);
  expect(documented.length).toBeGreaterThan(10);
  expect(documented.filter((route) => !listed.includes(route))).toEqual([]);
  const registered = createApi()
    .routes.filter(({ method, path }) => method !== "ALL" && method !== "OPTIONS" && !path.includes("*"))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect([...new Set(registered)].sort()).toEqual([...listed].sort());
});

test.each(GUARDED)("%s without credentials: 401 invalidToken", async (_title, route) => {
  const owner = await createTestDistributor();
  expectRefusal(await call(route, { "x-debug-distributor": owner.slug }), 401, "invalidToken");
});

test.each(GUARDED)("%s with an unknown token: 401 invalidToken", async (_title, route) => {
  const owner = await createTestDistributor();
  const headers = {
    "x-debug-distributor": owner.slug,
    authorization: "Bearer unknown",
    "access-key": "unknown",
  };
  expectRefusal(await call(route, headers), 401, "invalidToken");
});

test.each(GUARDED)("%s with a wrong or missing access key: 401 invalidSessionKey", async (_title, route) => {
  const owner = await createTestDistributor();
  const { headers } = await createAllowedUser(owner, route);
  expectRefusal(await call(route, { ...headers, "access-key": "wrong" }), 401, "invalidSessionKey");
  const { "access-key": _key, ...withoutKey } = headers;
  expectRefusal(await call(route, withoutKey), 401, "invalidSessionKey");
});

test.each(GUARDED)("%s with an expired session: 403 expiredToken", async (_title, route) => {
  const owner = await createTestDistributor();
  const user = await createAllowedUser(owner, route);
  await changeRows(
    owner,
    sql`update session set expires_at = '2026-01-01T00:00:00.000Z' where id = ${user.sessionId}`,
  );
  expectRefusal(await call(route, user.headers), 403, "expiredToken");
});

test.each(GUARDED)("%s with a revoked session: 401 invalidToken", async (_title, route) => {
  const owner = await createTestDistributor();
  const user = await createAllowedUser(owner, route);
  await changeRows(
    owner,
    sql`update session set revoked_at = '2026-01-01T00:00:00.000Z' where id = ${user.sessionId}`,
  );
  expectRefusal(await call(route, user.headers), 401, "invalidToken");
});

test.each(GUARDED)(
  "%s by a user who was blocked after signing in: 401 invalidToken",
  async (_title, route) => {
    const owner = await createTestDistributor();
    const user = await createAllowedUser(owner, route);
    await changeRows(owner, sql`update user set blocked = 1 where id = ${user.id}`);
    expectRefusal(await call(route, user.headers), 401, "invalidToken");
  },
);

test.each(GUARDED)("%s by any other type of user: 403 accessDenied", async (_title, route) => {
  const owner = await createTestDistributor();
  for (const type of types.filter((one) => !route.access.types.includes(one))) {
    const everything = [...(route.access.staff ?? []), ...(route.access.integrator ?? [])];
    const { headers } = await createTestUser(owner, { type, permissions: everything });
    expectRefusal(await call(route, headers), 403, "accessDenied");
  }
  if (!route.access.types.includes("piedAdmin")) {
    const { headers } = await createTestOperator();
    expectRefusal(await call(route, { ...headers, "x-debug-distributor": owner.slug }), 403, "accessDenied");
  }
});

test.each(OF_DISTRIBUTORS)("%s with a permission missing: 403 accessDenied", async (_title, route) => {
  const owner = await createTestDistributor();
  for (const type of ["staff", "integrator"] as const) {
    const needed = route.access.types.includes(type) ? (route.access[type] ?? []) : [];
    for (const missing of needed) {
      const { headers } = await createTestUser(owner, {
        type,
        permissions: needed.filter((one) => one !== missing),
      });
      expectRefusal(await call(route, headers), 403, "accessDenied");
    }
  }
});

test.each(OF_DISTRIBUTORS)(
  "%s with a role of another type, or none: 403 accessDenied",
  async (_title, route) => {
    const owner = await createTestDistributor();
    for (const type of ["staff", "integrator"] as const) {
      const permissions = route.access[type];
      if (!route.access.types.includes(type) || permissions === undefined) continue;
      for (const roleType of [type === "staff" ? "integrator" : "staff", null] as const) {
        const { headers } = await createTestUser(owner, { type, permissions, roleType });
        expectRefusal(await call(route, headers), 403, "accessDenied");
      }
    }
  },
);

test.each(GUARDED.filter(([, { access }]) => access.action))(
  "%s with its feature off at the distributor: 403 accessDenied",
  async (_title, route) => {
    const feature = route.access.action ?? "enableClosedKits";
    const everything = { enableClosedKits: true, notificationService: true };
    for (const actions of [{ ...everything, [feature]: false }, {}]) {
      const owner = await createTestDistributor({ actions });
      const { headers } = await createAllowedUser(owner, route);
      expectRefusal(await call(route, headers), 403, "accessDenied");
    }
  },
);

test.each(GUARDED)("%s by everybody whom its rule lets in: no refusal of access", async (_title, route) => {
  const owner = await createTestDistributor();
  const users = await Promise.all(
    types
      .filter((type) => route.access.types.includes(type))
      .map((type) =>
        createTestUser(owner, { type, permissions: type === "admin" ? [] : (route.access[type] ?? []) }),
      ),
  );
  const operators = route.access.types.includes("piedAdmin") ? [await createTestOperator()] : [];
  for (const { headers } of [...users, ...operators]) {
    expect([401, 403]).not.toContain((await call(route, headers)).status);
  }
});
