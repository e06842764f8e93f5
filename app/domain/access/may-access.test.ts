import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import type { Actor, Distributor, UserActor } from "./actor.ts";
import { SettingsSchema } from "../settings/settings-schema.ts";
import { ThemeSchema } from "../theme/theme-schema.ts";
import { FEATURE_ACTIONS, type FeatureActions, isProDistributor } from "./feature-actions.ts";
import { type AccessRule, assertMay, hasActions, holdsPermissions, mayAccess } from "./may-access.ts";
import { INTEGRATOR_PERMISSIONS } from "./permissions.ts";

function buildUser(
  type: UserActor["type"],
  permissions: readonly string[] = [],
  roleType: "staff" | "integrator" | null = type === "admin" ? null : type,
): UserActor {
  return {
    kind: "user",
    userId: "usr_1",
    sessionId: "ses_1",
    type,
    name: "Marina",
    surname: "Alves",
    email: "marina@cliente.test",
    role: roleType && { id: "rol_1", name: "Perfil", type: roleType, permissions },
    integrator: null,
    chosenCenterId: null,
  };
}

function buildDistributor(actions: FeatureActions = {}): Distributor {
  const settings = SettingsSchema.parse({});
  const theme = ThemeSchema.parse({});
  return { id: "dst_1", slug: "sol", name: "Sol", marketplace: false, actions, theme, settings };
}

const operator: Actor = {
  kind: "platform",
  userId: "pus_1",
  sessionId: "ses_1",
  type: "piedAdmin",
  name: "Paulo",
  surname: "Nunes",
  email: "paulo@girassol.test",
};
const widget: Actor = { kind: "widget", key: "pk_1", showPrices: true };

const ORDERS: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order", "order.details"],
  integrator: ["order", "closedKits"],
};

test("the administrator holds every permission, without a role [PERM-05]", () => {
  expect(holdsPermissions(buildUser("admin"), ORDERS)).toBe(true);
  expect(holdsPermissions(buildUser("admin"), { ...ORDERS, anyPermission: true })).toBe(true);
});

test.each([
  ["staff", "staff", true],
  ["staff", "integrator", false],
  ["staff", null, false],
  ["integrator", "integrator", true],
  ["integrator", "staff", false],
  ["integrator", null, false],
] as const)(
  "the permissions that a %s has by a role for %s count: %s [PERM-06]",
  (type, roleType, counts) => {
    const user = buildUser(type, ["order", "order.details", "closedKits"], roleType);
    expect(holdsPermissions(user, ORDERS)).toBe(counts);
  },
);

test("a rule without a list for integrators denies them, an empty list asks for their role only [PERM-07]", () => {
  const user = buildUser("integrator", ["order"]);
  const rule: AccessRule = { types: ["integrator", "staff"] };
  expect(holdsPermissions(user, rule)).toBe(false);
  expect(holdsPermissions(user, { ...rule, integrator: [] })).toBe(true);
  expect(holdsPermissions(buildUser("staff", [], null), rule)).toBe(true);
});

test.each([
  [["order", "closedKits"], true, true],
  [["order"], false, true],
  [["closedKits"], false, true],
  [["budget"], false, false],
  [[], false, false],
] as const)(
  "of order and closed kits, %j are all: %s, or any: %s [PERM-08]",
  (permissions, hasAll, hasAny) => {
    const user = buildUser("integrator", permissions);
    expect(holdsPermissions(user, ORDERS)).toBe(hasAll);
    expect(holdsPermissions(user, { ...ORDERS, anyPermission: true })).toBe(hasAny);
  },
);

test.each([
  [{ enableCRM: true, kitMount: true }, true, true],
  [{ enableCRM: true }, false, true],
  [{ enableCRM: true, kitMount: false }, false, true],
  [{}, false, false],
] as const)(
  "of the features CRM and kit mounting, %j are all: %s, or any: %s [PERM-09]",
  (actions, hasAll, hasAny) => {
    const rule: AccessRule = { types: ["admin"], actions: ["enableCRM", "kitMount"] };
    expect(hasActions(buildDistributor(actions), rule)).toBe(hasAll);
    expect(hasActions(buildDistributor(actions), { ...rule, anyAction: true })).toBe(hasAny);
    expect(mayAccess(buildUser("admin"), buildDistributor(actions), rule)).toBe(hasAll);
  },
);

test("without a distributor no feature is on", () => {
  expect(hasActions(null, { types: ["piedAdmin"], actions: ["enableCRM"] })).toBe(false);
  expect(hasActions(null, { types: ["piedAdmin"] })).toBe(true);
});

test.each([
  ["admin", buildUser("admin")],
  ["staff", buildUser("staff")],
  ["integrator", buildUser("integrator")],
  ["piedAdmin", operator],
] as const)("a rule for other types than %s refuses them", (type, actor) => {
  const types = (["admin", "staff", "integrator", "piedAdmin"] as const).filter((one) => one !== type);
  expect(mayAccess(actor, buildDistributor(), { types, integrator: [] })).toBe(false);
  expect(mayAccess(actor, buildDistributor(), { types: [type], integrator: [] })).toBe(true);
});

test("a widget enters only where widgets may, and only while the feature is on", () => {
  const rule: AccessRule = { types: ["admin"], actions: ["enableClosedKits"], widgets: true };
  expect(mayAccess(widget, buildDistributor({ enableClosedKits: true }), rule)).toBe(true);
  expect(mayAccess(widget, buildDistributor(), rule)).toBe(false);
  expect(mayAccess(widget, buildDistributor(), { types: ["admin"] })).toBe(false);
  expect(holdsPermissions(widget, ORDERS)).toBe(false);
});

test.each(["missing", "unknown", "expired", "accessKey"] as const)(
  "nobody (%s) is asked to sign in, somebody without the right is refused",
  (reason) => {
    const codeOf = (actor: Actor) => {
      try {
        assertMay(actor, buildDistributor(), { types: ["admin"] });
        return null;
      } catch (error) {
        return isDomainError(error) ? { code: error.code, details: error.details } : error;
      }
    };
    expect(codeOf({ kind: "anonymous", reason })).toEqual({ code: "INVALID_SESSION", details: { reason } });
    expect(codeOf(buildUser("staff"))).toMatchObject({ code: "ACCESS_DENIED" });
    expect(codeOf(buildUser("admin"))).toBeNull();
  },
);

test("the feature actions are those of the specification [PERM-13]", () => {
  const listed =
    "enableCRM enableClosedKits kitMount singleProductPurchase kitExpress ecommerce advertising extraItem " +
    "importRequestFile distributorCRM financingIntegration openAPI notificationService userRoles externalLink " +
    "customIntegratorSideBar changeSizingName customTheme modulePayment hibridInverter requestTimeline " +
    "updateExpiredBudget basicAPI singleSignOn";
  expect([...FEATURE_ACTIONS].sort()).toEqual(listed.split(" ").sort());
});

test("an integrator's role may hold the keys of the specification [PERM-15]", () => {
  const listed =
    "crm integratorUsers integratorUsers.details proposalSettings proposalSettings.defaultInformations " +
    "proposalSettings.defaultValuesAndPermissions proposalSettings.financing proposalSettings.proposalTemplates " +
    "budget order sizing kitExpress closedKits customKits separateSale support.whatsApp";
  expect(INTEGRATOR_PERMISSIONS).toEqual(expect.arrayContaining(listed.split(" ")));
});

test.each([
  [{ extraItem: true, importRequestFile: true }, true],
  [{ extraItem: true }, false],
  [{ importRequestFile: true }, false],
  [{}, false],
])("a distributor with %j is pro: %s", (actions, isPro) => {
  expect(isProDistributor(actions)).toBe(isPro);
});
