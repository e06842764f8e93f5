import { expect, test } from "vitest";
import { buildDistributor, buildRole, buildRoleHolder, buildUser, OPERATOR } from "#tests/factories/actor.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import type { Actor, Distributor } from "./actor.ts";
import type { FeatureActions } from "./feature-actions.ts";
import { buildMenu, isBetaFor, isDividedFor } from "./menu.ts";
import type { PageEntry } from "./pages.ts";

const FULL = { customTheme: true, extraItem: true, importRequestFile: true } as const;
const SHOP = { url: "https://loja.example.com/entrar", secret: "a".repeat(32) };
const OPEN: PageEntry = { path: "/somewhere", access: { types: ["admin"] } };

/** Names as the menu shows them; a group with what is in it. */
function namesOf(actor: Actor, distributor: Distributor | null): unknown[] {
  return buildMenu(actor, distributor).items.map((item) =>
    item.kind === "page" ? item.name : [item.name, item.pages.map(({ name }) => name)],
  );
}

function selling(actions: FeatureActions, settings: object = {}): Distributor {
  return buildDistributor({ actions, settings: SettingsSchema.parse(settings) });
}

const ITEMS = ["EquipmentModules", "EquipmentInverters", "EquipmentStringbox", "EquipmentProducts"];
const INVENTORIES = ITEMS.map((name) => `${name}Inventory`);
const SALES = [
  ...["CategoriesSettings", "StructuresSettings", "ShoppingJourneyKits", "DistributionCenters"],
  ...[
    "PrecificationSettings",
    "DeliverySettings",
    "PaymentSettings",
    "CouponsSettings",
    "RequestSettings",
    "StatusSettings",
    "CustomForms",
    "TemplateSettings",
    "ObservationSettings",
    "OrderMessageSettings",
    "RecomendationsSettings",
  ],
];

test.each<[string, Actor, FeatureActions, unknown[]]>([
  [
    "an administrator without features",
    buildUser(),
    {},
    [
      "Dashboard",
      "Budgets",
      "Requests",
      "Payments",
      ["equipment", [...ITEMS, "EquipmentChanges", "EquipmentImports"]],
      "Integrators",
      ["settings", ["RolesSettings", "GeneralSettings", "ThemeSettings", "GeneralTermsSettings", ...SALES]],
      "Audit",
    ],
  ],
  [
    "an administrator with features",
    buildUser(),
    { enableClosedKits: true, advertising: true, customIntegratorSideBar: true },
    [
      "Dashboard",
      "Budgets",
      "Requests",
      "Payments",
      "KitsIntegrator",
      ["equipment", [...ITEMS, "EquipmentKits", "EquipmentChanges", "EquipmentImports"]],
      "Integrators",
      [
        "settings",
        [
          "RolesSettings",
          "GeneralSettings",
          "ThemeSettings",
          "AdvertisingSettings",
          "GeneralTermsSettings",
          "SideBarSettings",
          ...SALES,
        ],
      ],
      "Audit",
    ],
  ],
  ["staff without permissions", buildRoleHolder("staff", []), { enableClosedKits: true }, ["Dashboard"]],
  [
    "staff with permission for a feature that is off",
    buildRoleHolder("staff", ["requestsCreation.closedKits", "configuration.sideBar"]),
    {},
    ["Dashboard"],
  ],
  [
    "staff with one of the settings",
    buildRoleHolder("staff", ["order", "configuration.main"]),
    { enableClosedKits: true },
    ["Dashboard", "Requests", ["settings", ["GeneralSettings"]]],
  ],
  [
    "staff who count the stock",
    buildRoleHolder("staff", ["equipment.inventory"]),
    {},
    ["Dashboard", ["equipment", INVENTORIES]],
  ],
  [
    "an integrator who sees the stock",
    buildRoleHolder("integrator", ["equipment.items", "equipment.inventory"]),
    {},
    ["DashboardIntegrator", ["equipment", INVENTORIES]],
  ],
  [
    "an integrator who buys closed kits",
    buildRoleHolder("integrator", ["order", "closedKits"]),
    { enableClosedKits: true },
    ["DashboardIntegrator", "Requests", "KitsIntegrator"],
  ],
  [
    "an integrator without permissions",
    buildRoleHolder("integrator", []),
    { enableClosedKits: true },
    ["DashboardIntegrator"],
  ],
  [
    "an integrator with a role of the staff",
    buildUser({ type: "integrator", role: buildRole({ type: "staff", permissions: ["order"] }) }),
    { enableClosedKits: true },
    [],
  ],
])("the menu of %s holds what type, features and permissions allow", (_who, actor, actions, names) => {
  expect(namesOf(actor, selling(actions))).toEqual(names);
});

test("operators of the platform have a menu of their own, and nobody has none", () => {
  expect(namesOf(OPERATOR, null)).toEqual(["Distributors", "Researches", "PlatformAudit"]);
  expect(buildMenu({ kind: "anonymous", reason: "missing" }, buildDistributor())).toEqual({
    items: [],
    externalLink: null,
    hasSingleSignOn: false,
  });
});

test.each<[string, Actor, FeatureActions, boolean]>([
  ["an administrator of a full distributor", buildUser(), FULL, false],
  ["an administrator without a theme of the own", buildUser(), { ...FULL, customTheme: false }, true],
  ["an administrator of a basic distributor", buildUser(), { ...FULL, extraItem: false }, true],
  ["staff of a full distributor", buildRoleHolder("staff", []), FULL, true],
])("integrators are new in the menu for %s: %s", (_who, actor, actions, isBeta) => {
  expect(isBetaFor({ ...OPEN, beta: "butForFullAdmin" }, actor, selling(actions))).toBe(isBeta);
});

test("a page is new for everybody or for nobody unless it says otherwise", () => {
  expect(isBetaFor({ ...OPEN, beta: true }, buildUser(), selling(FULL))).toBe(true);
  expect(isBetaFor(OPEN, buildUser(), selling({}))).toBe(false);
});

test.each<[string, PageEntry["dividerBefore"], Actor, boolean]>([
  ["everybody", true, buildUser(), true],
  ["everybody", true, OPERATOR, true],
  ["integrators", ["integrator"], buildRoleHolder("integrator", []), true],
  ["integrators", ["integrator"], buildUser(), false],
  ["operators", ["piedAdmin"], OPERATOR, true],
  ["nobody", undefined, buildUser(), false],
])("a line for %s stands above the page where it should", (_whom, dividerBefore, actor, isDivided) => {
  expect(isDividedFor({ ...OPEN, ...(dividerBefore === undefined ? {} : { dividerBefore }) }, actor)).toBe(
    isDivided,
  );
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])("the link of a role needs the feature (%s) and the permission (%s)", (isOn, isHeld, isShown) => {
  const externalLinkButton = { name: "Treinamentos", link: "https://treinamentos.example.com" };
  const permissions = isHeld ? ["externalLinkButton"] : [];
  const actor = buildUser({
    type: "integrator",
    role: buildRole({ type: "integrator", permissions, externalLinkButton }),
  });
  expect(buildMenu(actor, selling({ externalLink: isOn })).externalLink).toEqual(
    isShown ? externalLinkButton : null,
  );
});

test("a role that names no link, and an administrator, who has no role, have no link", () => {
  const distributor = selling({ externalLink: true });
  expect(buildMenu(buildRoleHolder("staff", ["externalLinkButton"]), distributor).externalLink).toBeNull();
  expect(buildMenu(buildUser(), distributor).externalLink).toBeNull();
});

test.each<[string, FeatureActions, object, boolean]>([
  ["on and complete", { singleSignOn: true }, SHOP, true],
  ["off", {}, SHOP, false],
  ["without an address", { singleSignOn: true }, { secret: SHOP.secret }, false],
  ["without a secret", { singleSignOn: true }, { url: SHOP.url }, false],
])("the outside shop is in the menu only when it is set up: %s", (_how, actions, singleSignOn, isShown) => {
  expect(buildMenu(buildUser(), selling(actions, { singleSignOn })).hasSingleSignOn).toBe(isShown);
});

test("integrators' menu follows the distributor's order and titles; other people's does not", () => {
  const distributor = selling(
    { enableClosedKits: true, customIntegratorSideBar: true },
    { integratorSideBar: [{ name: "KitsIntegrator", title: "Kits prontos" }, { name: "Requests" }] },
  );
  const integrator = buildRoleHolder("integrator", ["order", "closedKits"]);
  expect(
    buildMenu(integrator, distributor).items.map((item) => item.kind === "page" && [item.name, item.title]),
  ).toEqual([
    ["KitsIntegrator", "Kits prontos"],
    ["Requests", null],
    ["DashboardIntegrator", null],
  ]);
  expect(namesOf(buildRoleHolder("staff", ["order"]), distributor)).toEqual(["Dashboard", "Requests"]);
  expect(namesOf(integrator, { ...distributor, actions: { enableClosedKits: true } })).toEqual([
    "DashboardIntegrator",
    "Requests",
    "KitsIntegrator",
  ]);
});
