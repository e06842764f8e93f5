import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import {
  buildDistributor,
  buildRole,
  buildRoleHolder,
  buildUser,
  OPERATOR,
  WIDGET,
} from "#tests/factories/actor.ts";
import { type Actor, USER_TYPES, type UserType } from "./actor.ts";
import { type AccessRule, assertMay, hasActions, holdsPermissions, mayAccess } from "./may-access.ts";
import { INTEGRATOR_PERMISSIONS, STAFF_PERMISSIONS } from "./permissions.ts";

const ORDERS: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order", "order.details"],
  integrator: ["order", "closedKits"],
};

test.each([
  ["admin", buildUser(), true],
  ["staff", buildRoleHolder("staff", ["order"]), true],
  ["integrator", buildRoleHolder("integrator", ["order"]), true],
  ["piedAdmin", OPERATOR, false],
] as const)(
  "%s is an account type of its own: of a distributor, by a role's permissions or without, or of the platform [PERM-01]",
  (type, actor, isOfDistributor) => {
    const opensTo = (only: UserType) =>
      mayAccess(actor, isOfDistributor ? buildDistributor() : null, {
        ...{ types: [only], staff: ["order"], integrator: ["order"] },
      });
    const types = USER_TYPES;
    expect(types.filter(opensTo)).toEqual([type]);
    expect("role" in actor).toBe(isOfDistributor);
    const asksMore = { types: [type], staff: ["budget"], integrator: ["budget"] } as const;
    // Staff and integrators have the permissions of their role; administrators need none.
    expect(mayAccess(actor, isOfDistributor ? buildDistributor() : null, asksMore)).toBe(
      type === "admin" || type === "piedAdmin",
    );
  },
);

test("the administrator holds every permission, without a role [PERM-05]", () => {
  expect(holdsPermissions(buildUser(), ORDERS)).toBe(true);
  expect(holdsPermissions(buildUser(), { ...ORDERS, anyPermission: true })).toBe(true);
  const every: AccessRule = {
    types: ["admin"],
    staff: STAFF_PERMISSIONS,
    integrator: INTEGRATOR_PERMISSIONS,
  };
  expect(holdsPermissions(buildUser(), every)).toBe(true);
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
    const permissions = ["order", "order.details", "closedKits"];
    const role = roleType && buildRole({ type: roleType, permissions });
    const user = buildUser({ type, role });
    expect(holdsPermissions(user, ORDERS)).toBe(counts);
  },
);

test("a rule without a list for integrators denies them, an empty list asks for their role only [PERM-07]", () => {
  const user = buildRoleHolder("integrator", ["order"]);
  const rule: AccessRule = { types: ["integrator", "staff"] };
  expect(holdsPermissions(user, rule)).toBe(false);
  expect(holdsPermissions(user, { ...rule, integrator: [] })).toBe(true);
  expect(holdsPermissions(buildUser({ type: "staff" }), rule)).toBe(true);
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
    const user = buildRoleHolder("integrator", permissions);
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
    expect(hasActions(buildDistributor({ actions }), rule)).toBe(hasAll);
    expect(hasActions(buildDistributor({ actions }), { ...rule, anyAction: true })).toBe(hasAny);
    expect(mayAccess(buildUser(), buildDistributor({ actions }), rule)).toBe(hasAll);
  },
);

test("without a distributor no feature is on", () => {
  expect(hasActions(null, { types: ["piedAdmin"], actions: ["enableCRM"] })).toBe(false);
  expect(hasActions(null, { types: ["piedAdmin"] })).toBe(true);
});

test.each([
  ["admin", buildUser()],
  ["staff", buildRoleHolder("staff", [])],
  ["integrator", buildRoleHolder("integrator", [])],
  ["piedAdmin", OPERATOR],
] as const)("a rule for other types than %s refuses them", (type, actor) => {
  const types = USER_TYPES.filter((one) => one !== type);
  expect(mayAccess(actor, buildDistributor(), { types, integrator: [] })).toBe(false);
  expect(mayAccess(actor, buildDistributor(), { types: [type], integrator: [] })).toBe(true);
});

test("a widget enters only where widgets may, and only while the feature is on", () => {
  const rule: AccessRule = { types: ["admin"], actions: ["enableClosedKits"], widgets: "kits" };
  expect(mayAccess(WIDGET, buildDistributor({ actions: { enableClosedKits: true } }), rule)).toBe(true);
  expect(mayAccess(WIDGET, buildDistributor(), rule)).toBe(false);
  expect(mayAccess(WIDGET, buildDistributor(), { types: ["admin"] })).toBe(false);
  const blind = { ...WIDGET, showsKits: false };
  expect(mayAccess(blind, buildDistributor({ actions: { enableClosedKits: true } }), rule)).toBe(false);
  expect(mayAccess(blind, buildDistributor(), { types: [], widgets: "estimates" })).toBe(true);
  expect(holdsPermissions(WIDGET, ORDERS)).toBe(false);
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
    expect(codeOf(buildRoleHolder("staff", []))).toMatchObject({ code: "ACCESS_DENIED" });
    expect(codeOf(buildUser())).toBeNull();
  },
);
