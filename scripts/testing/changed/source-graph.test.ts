import { expect, test } from "vitest";
import { buildSourceGraph, testsReaching, withUsers } from "./source-graph.ts";

/** A small tree: an endpoint and a page that call a service, which uses a rule; and their tests. */
const TREE = {
  "app/domain/coupons/coupon.ts": "export const rule = 1;",
  "app/domain/coupons/coupon.test.ts": 'import { rule } from "./coupon.ts";',
  "worker/services/coupons/save-coupon.ts": 'import { rule } from "#domain/coupons/coupon.ts";',
  "worker/services/centers/centers.ts": "export const centers = 1;",
  "worker/services/coupons/index.ts": `
    import { createSaveCoupon } from "./save-coupon.ts";
    function couponServices(scope) { return wrap(createSaveCoupon(scope)); }
    export const couponsServices = { coupons: (scope) => couponServices(scope) };`,
  "worker/services/centers/index.ts": `
    import { createCenters } from "./centers.ts";
    export const centersServices = { centers: createCenters };`,
  "worker/create-services.ts": 'import "./services/coupons/index.ts"; import "./services/centers/index.ts";',
  "worker/api/coupons/coupons.ts": `
    export const route = createApiRoute({ path: "/app/staff/coupons/{id}" }, ({ services }) => services.coupons.save());`,
  "worker/api/centers/centers.ts": `
    export const route = createApiRoute({ path: "/app/staff/centers" }, ({ services }) => services.centers.list());`,
  "worker/api/coupons/routes.ts": 'import "./coupons.ts";',
  "worker/api/centers/routes.ts": 'import "./centers.ts";',
  "worker/api/routes.ts": 'import "./coupons/routes.ts"; import "./centers/routes.ts";',
  "worker/api/app.ts": 'import "./routes.ts";',
  "tests/setup/call-api.ts": 'import { createApi } from "#worker/api/app.ts";',
  "tests/api/coupons.test.ts": `
    import { callApi } from "#tests/setup/call-api.ts";
    const PATH = "/app/staff/coupons";`,
  "tests/api/centers.test.ts": `
    import { callApi } from "#tests/setup/call-api.ts";
    callApi("GET", "/app/staff/centers");`,
  "app/features/coupons/coupon-form.tsx": 'import "./coupon-form.css";',
  "app/features/coupons/coupon-form.css": ".coupon {}",
  "app/routes/_portal.settings.coupons.$couponId/route.tsx": `
    import { CouponForm } from "#app/features/coupons/coupon-form.tsx";
    const { coupons } = context.services;`,
  "tests/e2e/coupons.test.ts": "await page.goto(portal(`/settings/coupons/${id}`));",
  "tests/e2e/centers.test.ts": 'await page.goto(portal("/settings/centers"));',
};
const graph = buildSourceGraph(new Map(Object.entries(TREE)));

test.each([
  [
    "app/domain/coupons/coupon.ts",
    ["app/domain/coupons/coupon.test.ts", "tests/api/coupons.test.ts", "tests/e2e/coupons.test.ts"],
  ],
  ["worker/services/coupons/save-coupon.ts", ["tests/api/coupons.test.ts", "tests/e2e/coupons.test.ts"]],
  ["worker/services/centers/centers.ts", ["tests/api/centers.test.ts"]],
  ["worker/api/coupons/coupons.ts", ["tests/api/coupons.test.ts"]],
  ["app/features/coupons/coupon-form.css", ["tests/e2e/coupons.test.ts"]],
  ["tests/setup/call-api.ts", ["tests/api/centers.test.ts", "tests/api/coupons.test.ts"]],
  ["tests/e2e/centers.test.ts", ["tests/e2e/centers.test.ts"]],
])("a change of %s reaches the tests that would notice, the nearest first", (changed, tests) => {
  expect(testsReaching(graph, [changed])).toEqual(tests);
});

test("types are looked at in what changed and in what uses it", () => {
  expect(withUsers(graph, ["app/domain/coupons/coupon.ts"])).toEqual([
    "app/domain/coupons/coupon.test.ts",
    "app/domain/coupons/coupon.ts",
    "worker/services/coupons/save-coupon.ts",
  ]);
});
