import { expect, test } from "vitest";
import { buildDistributor, buildRoleHolder, buildUser, OPERATOR } from "#tests/factories/actor.ts";
import type { UserActor } from "./actor.ts";
import { menuPages, redirectFrom } from "./page-access.ts";
import { maySendSheets, type PageEntry, pageEntry, pageTrail } from "./pages.ts";

const ITEMS: PageEntry = {
  path: "/equipments/modules/items",
  access: { types: ["admin", "staff"], staff: ["equipment.items"] },
  inventoryPath: "/equipments/modules/inventory",
};
const DELIVERY: PageEntry = {
  path: "/settings/delivery",
  access: { types: ["admin", "staff"], staff: ["configuration.freight"], notForBackOffice: true },
};
const ORDERS: PageEntry = {
  path: "/requests",
  access: { types: ["admin", "staff"], staff: ["order"], actions: ["enableClosedKits"] },
};

test.each<[string, UserActor, string | null]>([
  ["staff with items", buildRoleHolder("staff", ["equipment.items", "equipment.inventory"]), null],
  ["staff with inventory only", buildRoleHolder("staff", ["equipment.inventory"]), ITEMS.inventoryPath ?? ""],
  [
    "an integrator with inventory only",
    buildRoleHolder("integrator", ["equipment.inventory"]),
    ITEMS.inventoryPath ?? "",
  ],
  ["an integrator with items", buildRoleHolder("integrator", ["equipment.items"]), "/dashboardIntegrator"],
  ["staff with neither", buildRoleHolder("staff", []), "/dashboard"],
  ["the administrator", buildUser(), null],
])("from a page of items, %s goes to %s", (_who, actor, path) => {
  expect(redirectFrom(ITEMS, actor, buildDistributor())).toBe(path);
});

test("people of a marketplace are sent home from what is not for the back office", () => {
  const marketplace = buildDistributor({ marketplace: true });
  expect(redirectFrom(DELIVERY, buildUser(), marketplace)).toBe("/dashboard");
  expect(redirectFrom(DELIVERY, buildUser(), buildDistributor())).toBeNull();
  expect(
    redirectFrom(ORDERS, buildUser(), { ...marketplace, actions: { enableClosedKits: true } }),
  ).toBeNull();
});

test.each([
  ["another type", buildRoleHolder("integrator", ["order"]), true, "/dashboardIntegrator"],
  ["a missing permission", buildRoleHolder("staff", ["budget"]), true, "/dashboard"],
  ["a feature that is off", buildUser(), false, "/dashboard"],
  ["the platform's operator", OPERATOR, true, "/distributors"],
] as const)("%s leads to the landing page of the own type", (_why, actor, isOn, path) => {
  const distributor = buildDistributor({ actions: { enableClosedKits: isOn } });
  expect(redirectFrom(ORDERS, actor, distributor)).toBe(path);
});

test("the menu shows what the person may open", () => {
  const distributor = buildDistributor({ actions: { enableClosedKits: true } });
  expect(menuPages(buildRoleHolder("staff", ["order"]), distributor)).toEqual(["Dashboard", "Requests"]);
  expect(menuPages(OPERATOR, null)).toEqual(["Distributors", "Researches", "PlatformAudit"]);
});

test("a page whose address the distributor has not given is left out of the menu, and only there", () => {
  const withAddress = buildDistributor();
  withAddress.theme = { ...withAddress.theme, dashboardBIUrl: "https://bi.example.com/painel" };
  expect(menuPages(buildUser(), withAddress)).toContain("DashboardBI");
  expect(menuPages(buildUser(), buildDistributor())).not.toContain("DashboardBI");
  expect(redirectFrom(pageEntry("DashboardBI"), buildUser(), buildDistributor())).toBeNull();
});

test("a page's trail leads down to it from the topmost page", () => {
  expect(pageTrail("OrderDetails")).toEqual(["Requests", "OrderDetails"]);
  expect(pageTrail("Requests")).toEqual(["Requests"]);
});

test("sheets are taken by a page that says so, and those below it, from people whose page it is", () => {
  const distributor = buildDistributor();
  const staff = buildRoleHolder("staff", ["configuration.freight"]);
  expect(maySendSheets("/settings/delivery", staff, distributor)).toBe(true);
  expect(maySendSheets("/settings/precification/lists/edit/prl_1", buildUser(), distributor)).toBe(true);
  expect(maySendSheets("/settings/precification/lists/edit/prl_1", staff, distributor)).toBe(false);
  expect(maySendSheets("/settings/precification/lists", buildUser(), distributor)).toBe(false);
  expect(maySendSheets("/settings/deliveries", staff, distributor)).toBe(false);
  expect(maySendSheets("/settings/delivery", buildUser(), buildDistributor({ marketplace: true }))).toBe(
    false,
  );
  expect(maySendSheets("/settings/delivery", { kind: "anonymous", reason: "missing" }, distributor)).toBe(
    false,
  );
});
