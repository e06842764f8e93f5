import { expect, test } from "vitest";
import { portalOrigin } from "./portal-origin.ts";

const sol = { slug: "sol", domains: [] };

test.each([
  ["https://girassol.app", "https://sol.girassol.app"],
  ["http://localhost:8787", "http://sol.girassol.app:8787"],
  ["https://outro.test:8443", "https://sol.girassol.app:8443"],
])("asked from %s, a distributor without a domain is at %s", (origin, expected) => {
  expect(portalOrigin({ env: { PORTAL_HOSTS: "girassol.app,localhost" }, origin }, sol)).toBe(expected);
});

test("a distributor with a domain of its own is there", () => {
  const place = { env: { PORTAL_HOSTS: "girassol.app" }, origin: "https://girassol.app" };
  expect(portalOrigin(place, { slug: "sol", domains: ["portal.sol.com.br", "sol.com.br"] })).toBe(
    "https://portal.sol.com.br",
  );
});
