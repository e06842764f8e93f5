import { expect, test } from "vitest";
import { trackingEvents } from "./tracking-event.ts";

test.each([
  ["admin", "Dashboard", ["page_view"]],
  ["staff", "Requests", ["page_view"]],
  ["integrator", "Requests", ["page_view", "advertising"]],
  ["integrator", "DashboardIntegrator", ["page_view"]],
  ["piedAdmin", "Distributors", ["page_view"]],
  [null, null, ["page_view"]],
] as const)("a page that an account of type %s opens (%s) causes %j", (userType, page, names) => {
  const events = trackingEvents({ page, pathname: "/somewhere", userType });
  expect(events.map(({ event }) => event)).toEqual(names);
});

test.each([
  ["/requests/detail/req_01kb8zv0", "/requests/detail/:id"],
  ["/recover/AbCdEfGhIjKlMnOpQrStUvWxYz", "/recover/:id"],
  ["/busca/maria%40sol.test", "/busca/:id"],
  ["/kitsIntegrator/checkout", "/kitsIntegrator/checkout"],
  ["/", "/"],
])("the path %s is told as %s", (pathname, path) => {
  const [seen] = trackingEvents({ page: null, pathname, userType: null });
  expect(seen).toEqual({ event: "page_view", page: path, path, userType: null });
});
