import { expect, test } from "vitest";
import { buildDistributor } from "#tests/factories/actor.ts";
import { orderBySideBar, sideBarPages } from "./side-bar.ts";

const PAGES = ["DashboardIntegrator", "Budgets", "Requests", "KitsIntegrator"] as const;

test("pages follow the side bar; those that it does not name come after, as usual", () => {
  expect(orderBySideBar(PAGES, [{ name: "KitsIntegrator", title: " Kits prontos " }])).toEqual([
    { name: "KitsIntegrator", title: "Kits prontos" },
    { name: "DashboardIntegrator", title: null },
    { name: "Budgets", title: null },
    { name: "Requests", title: null },
  ]);
});

test("what the person may not open, what is unknown and what is named twice stays out", () => {
  const sideBar = ["Requests", "Unknown", "KitsIntegrator", "Requests"].map((name) => ({ name, title: " " }));
  expect(orderBySideBar(["Requests"], sideBar)).toEqual([{ name: "Requests", title: null }]);
});

test("without a side bar the usual order stands", () => {
  expect(orderBySideBar(PAGES, []).map(({ name }) => name)).toEqual([...PAGES]);
});

test("there is to order what integrators can have with this distributor's features", () => {
  const inventories = [
    "EquipmentModulesInventory",
    "EquipmentInvertersInventory",
    "EquipmentStringboxInventory",
    "EquipmentProductsInventory",
  ];
  expect(sideBarPages(buildDistributor())).toEqual([
    "DashboardIntegrator",
    "Budgets",
    "Requests",
    "Payments",
    ...inventories,
  ]);
  const selling = buildDistributor({ actions: { enableClosedKits: true } });
  expect(sideBarPages(selling)).toEqual([
    ...["DashboardIntegrator", "Budgets", "Requests", "Payments", "KitsIntegrator"],
    ...inventories,
  ]);
});
