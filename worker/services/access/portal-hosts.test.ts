import { expect, test } from "vitest";
import { listPlatformHosts, listPortalHosts, platformOrigin } from "./portal-hosts.ts";

const PRODUCTION = {
  ENVIRONMENT: "production",
  PORTAL_HOSTS: "girassol.test,portal.test",
  DEFAULT_DISTRIBUTOR: "",
} as const;

test("in production a portal has its own domains and its name under each portal host", () => {
  expect(listPortalHosts(PRODUCTION, { slug: "sol", domains: ["loja.sol.test"] })).toEqual([
    "loja.sol.test",
    "sol.girassol.test",
    "sol.portal.test",
  ]);
});

test("a bare portal host belongs to the default distributor, and to all outside production", () => {
  const bare = ["girassol.test", "portal.test", "127.0.0.1"];
  const withDefault = { ...PRODUCTION, DEFAULT_DISTRIBUTOR: "sol" };
  expect(listPortalHosts(withDefault, { slug: "sol" })).toEqual(expect.arrayContaining(bare));
  expect(listPortalHosts(withDefault, { slug: "lua" })).toEqual(["lua.girassol.test", "lua.portal.test"]);
  expect(listPortalHosts({ ...PRODUCTION, ENVIRONMENT: "test" }, { slug: "lua" })).toEqual(
    expect.arrayContaining(bare),
  );
});

const PLATFORM_ENV = { ENVIRONMENT: "production", PORTAL_HOSTS: "girassol.app,girassol.test" } as const;

test("the platform lives under the bare portal hosts, and on one machine by its address outside production", () => {
  expect(listPlatformHosts(PLATFORM_ENV)).toEqual(["girassol.app", "girassol.test"]);
  expect(listPlatformHosts({ ...PLATFORM_ENV, ENVIRONMENT: "development" })).toEqual([
    "girassol.app",
    "girassol.test",
    "127.0.0.1",
  ]);
});

test.each([
  ["https://girassol.app", "https://girassol.app"],
  ["https://girassol.test", "https://girassol.test"],
  ["https://solnascente.girassol.app", "https://girassol.app"],
  ["https://portal.solnascente.com.br", "https://girassol.app"],
])("asked for under %s, the links of the platform's mails lead to %s", (origin, links) => {
  expect(platformOrigin({ env: PLATFORM_ENV, origin })).toBe(links);
});

test("outside production the links keep the port", () => {
  const env = { ENVIRONMENT: "development", PORTAL_HOSTS: "localhost" } as const;
  expect(platformOrigin({ env, origin: "http://solnascente.localhost:8787" })).toBe("http://localhost:8787");
});
