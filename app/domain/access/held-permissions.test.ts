import { expect, test } from "vitest";
import {
  buildDistributor,
  buildRole,
  buildRoleHolder,
  buildUser,
  OPERATOR,
  WIDGET,
} from "#tests/factories/actor.ts";
import { heldPermissions, holdsPermission } from "./held-permissions.ts";
import { PERMISSIONS } from "./permissions.ts";

const PORTAL = buildDistributor();
const MARKETPLACE = buildDistributor({ marketplace: true });

test("the administrator holds the whole catalogue", () => {
  expect(heldPermissions(buildUser())).toEqual(PERMISSIONS.map(({ key }) => key));
});

test("a role gives what the catalogue has for its type, and nothing to a user of another type", () => {
  const role = buildRole({
    type: "integrator",
    permissions: ["crm", "order", "configuration.api", "unknown"],
  });
  expect(heldPermissions(buildUser({ type: "integrator", role }))).toEqual(["crm", "order"]);
  expect(heldPermissions(buildUser({ type: "staff", role }))).toEqual([]);
  expect(heldPermissions(buildUser({ type: "staff" }))).toEqual([]);
});

test.each([
  ["staff", "order.delete", true],
  ["staff", "order.edit", false],
  ["integrator", "order.delete", true],
  ["integrator", "order.details.timeline", false],
] as const)("%s with order.delete and order.details.timeline may %s: %s", (type, permission, may) => {
  const held = type === "staff" ? ["order.delete"] : ["order.delete", "order.details.timeline"];
  expect(holdsPermission(buildRoleHolder(type, held), PORTAL, permission)).toBe(may);
});

test.each([
  ["budget.delete", true, false],
  ["budget.toOrder", true, false],
  ["order.delete", true, true],
  ["budget.edit", true, true],
] as const)(
  "%s is allowed at a distributor: %s, and in the back office of a marketplace: %s [PERM-10]",
  (permission, atDistributor, inBackOffice) => {
    for (const user of [buildUser(), buildRoleHolder("staff", [permission])]) {
      expect(holdsPermission(user, PORTAL, permission)).toBe(atDistributor);
      expect(holdsPermission(user, MARKETPLACE, permission)).toBe(inBackOffice);
    }
  },
);

test.each([
  ["the platform", OPERATOR],
  ["a widget", WIDGET],
  ["nobody", { kind: "anonymous", reason: "missing" }],
  ["who is kept out", { kind: "barred", reason: "maintenance", user: buildUser() }],
] as const)("%s holds no permission of a distributor", (_, actor) => {
  expect(holdsPermission(actor, PORTAL, "order")).toBe(false);
});
