import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import { buildRole, buildRoleHolder, buildUser, OPERATOR, WIDGET } from "#tests/factories/actor.ts";
import type { Actor } from "./actor.ts";
import { assertMayGrant, grantablePermissions } from "./grantable.ts";
import { INTEGRATOR_PERMISSIONS, STAFF_PERMISSIONS } from "./permissions.ts";

const HELD = ["order", "order.details", "staff", "order.details.discount.limit"];
const CLERK = buildUser({
  type: "staff",
  role: buildRole({ id: "rol_own", permissions: HELD, limitDiscountOrder: "5" }),
});

function refusalOf(...[actor, roleId, before, after]: Parameters<typeof assertMayGrant>): string | null {
  try {
    assertMayGrant(actor, roleId, before, after);
    return null;
  } catch (error) {
    if (isDomainError(error, "ACCESS_DENIED")) return error.details.reason;
    throw error;
  }
}

test("the administrator gives every permission of the role's type", () => {
  expect(grantablePermissions(buildUser(), "staff")).toEqual(STAFF_PERMISSIONS);
  expect(grantablePermissions(buildUser(), "integrator")).toEqual(INTEGRATOR_PERMISSIONS);
});

test("staff give what they hold, and to integrators what integrators may hold of it", () => {
  expect(grantablePermissions(CLERK, "staff")).toEqual(HELD);
  expect(grantablePermissions(CLERK, "integrator")).toEqual(["order", "order.details.discount.limit"]);
});

test.each<[string, Actor]>([
  ["an integrator", buildRoleHolder("integrator", ["order"])],
  [
    "staff with a role for integrators",
    buildUser({ type: "staff", role: buildRole({ type: "integrator", permissions: ["order"] }) }),
  ],
  ["the platform", OPERATOR],
  ["a widget", WIDGET],
  ["nobody", { kind: "anonymous", reason: "missing" }],
])("%s gives nothing", (_, actor) => {
  expect(grantablePermissions(actor, "integrator")).toEqual([]);
  const after = buildRole({ type: "integrator", permissions: ["order"] });
  expect(refusalOf(actor, null, null, after)).not.toBeNull();
});

test("the administrator may make any role", () => {
  const after = buildRole({ permissions: STAFF_PERMISSIONS, limitDiscountOrder: "100" });
  expect(refusalOf(buildUser(), null, null, after)).toBeNull();
});

test.each([
  [["order"], null],
  [["order", "staff"], null],
  [["order", "configuration.userProfiles"], "permission not held: configuration.userProfiles"],
])("staff make a new role with %j: %s", (permissions, refusal) => {
  expect(refusalOf(CLERK, null, null, buildRole({ permissions }))).toBe(refusal);
});

test("staff leave or take away what somebody else gave, and add only what they hold", () => {
  const before = buildRole({ permissions: ["dashboardBI", "budget"] });
  const save = (permissions: string[]) => refusalOf(CLERK, "rol_1", before, buildRole({ permissions }));
  expect(save(["dashboardBI", "budget", "order"])).toBeNull();
  expect(save(["order"])).toBeNull();
  expect(save(["dashboardBI", "budget", "extraItem"])).toBe("permission not held: extraItem");
});

test("what a role held for another type is given anew", () => {
  const before = buildRole({ type: "integrator", permissions: ["budget"] });
  const after = buildRole({ type: "staff", permissions: ["budget"] });
  expect(refusalOf(CLERK, "rol_1", before, after)).toBe("permission not held: budget");
});

test("staff never change the role that is theirs", () => {
  const own = buildRole({ id: "rol_own", permissions: HELD });
  expect(refusalOf(CLERK, "rol_own", own, own)).toBe("own role");
});

test.each([
  [null, "5", null],
  [null, "5.01", "percentage above one's own: limitDiscountOrder"],
  ["20", "20", null],
  ["20", "20.01", "percentage above one's own: limitDiscountOrder"],
  ["20", "10", null],
  ["20", null, null],
])("staff with a limit of 5 change a role's limit from %j to %j: %s", (from, to, refusal) => {
  const before = buildRole({ limitDiscountOrder: from });
  expect(refusalOf(CLERK, "rol_1", before, buildRole({ limitDiscountOrder: to }))).toBe(refusal);
});

test("only the administrator raises the default discount of integrators", () => {
  const before = buildRole({ type: "integrator", permissions: ["defaultDiscount"], defaultDiscount: "2" });
  const after = { ...before, defaultDiscount: "3" };
  expect(refusalOf(CLERK, "rol_1", before, after)).toBe("percentage above one's own: defaultDiscount");
  expect(refusalOf(buildUser(), "rol_1", before, after)).toBeNull();
});
