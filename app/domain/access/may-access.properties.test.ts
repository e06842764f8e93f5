import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDistributor, buildRole, buildRoleHolder, buildUser } from "#tests/factories/actor.ts";
import { type Actor, USER_TYPES, type UserType } from "./actor.ts";
import { FEATURE_ACTIONS } from "./feature-actions.ts";
import { type AccessRule, holdsPermissions, mayAccess } from "./may-access.ts";
import {
  INTEGRATOR_PERMISSIONS,
  type IntegratorPermission,
  PERMISSIONS,
  permissionsOfType,
  STAFF_PERMISSIONS,
  type StaffPermission,
} from "./permissions.ts";

/** A small set of keys, so that the rules' keys and the roles' keys often meet. */
const FEW = 4;
const STAFF_KEYS = STAFF_PERMISSIONS.slice(0, FEW);
const INTEGRATOR_KEYS = INTEGRATOR_PERMISSIONS.slice(0, FEW);
const KEYS = PERMISSIONS.map(({ key }) => key).slice(0, 2 * FEW);
const ACTIONS = FEATURE_ACTIONS.slice(0, FEW);

interface Lists {
  types: UserType[];
  staff: StaffPermission[];
  integrator: IntegratorPermission[];
  anyPermission: boolean;
}

const listsArb: fc.Arbitrary<Lists> = fc.record({
  types: fc.subarray([...USER_TYPES]),
  staff: fc.subarray([...STAFF_KEYS]),
  integrator: fc.subarray([...INTEGRATOR_KEYS]),
  anyPermission: fc.boolean(),
});
const ruleArb: fc.Arbitrary<AccessRule> = fc
  .tuple(
    listsArb,
    fc.record({ staff: fc.boolean(), integrator: fc.boolean() }),
    fc.record({
      actions: fc.subarray([...ACTIONS]),
      anyAction: fc.boolean(),
      widgets: fc.constantFrom(null, "kits" as const, "estimates" as const),
    }),
  )
  .map(([{ staff, integrator, ...lists }, named, { widgets, ...features }]) => ({
    ...lists,
    ...features,
    ...(widgets === null ? {} : { widgets }),
    ...(named.staff ? { staff } : {}),
    ...(named.integrator ? { integrator } : {}),
  }));
const typeArb = fc.constantFrom("staff" as const, "integrator" as const);
const keysArb = fc.subarray([...KEYS]);
const actionsArb = fc
  .subarray([...ACTIONS])
  .map((on) => Object.fromEntries(on.map((action) => [action, true as const])));

test("one permission more never takes a right away", () => {
  fc.assert(
    fc.property(
      typeArb,
      keysArb,
      fc.constantFrom(...KEYS),
      ruleArb,
      actionsArb,
      (type, keys, key, rule, actions) => {
        const distributor = buildDistributor({ actions });
        const before = mayAccess(buildRoleHolder(type, keys), distributor, rule);
        const after = mayAccess(buildRoleHolder(type, [...keys, key]), distributor, rule);
        expect(!before || after).toBe(true);
      },
    ),
  );
});

test("a role of another type gives nothing that having no role does not", () => {
  fc.assert(
    fc.property(typeArb, ruleArb, (type, rule) => {
      const other = type === "staff" ? "integrator" : "staff";
      const role = buildRole({
        type: other,
        permissions: [...permissionsOfType(other), ...permissionsOfType(type)],
      });
      expect(holdsPermissions(buildUser({ type, role }), rule)).toBe(
        holdsPermissions(buildUser({ type }), rule),
      );
    }),
  );
});

test("where a list is given, a role of another type is refused", () => {
  fc.assert(
    fc.property(typeArb, listsArb, (type, lists) => {
      const role = buildRole({ type: type === "staff" ? "integrator" : "staff", permissions: KEYS });
      expect(holdsPermissions(buildUser({ type, role }), lists)).toBe(false);
    }),
  );
});

test("the administrator holds whatever a rule asks for", () => {
  fc.assert(
    fc.property(ruleArb, (rule) => {
      expect(holdsPermissions(buildUser(), rule)).toBe(true);
    }),
  );
});

test("who holds all permissions of a list that is not empty holds any of them", () => {
  fc.assert(
    fc.property(typeArb, keysArb, listsArb, (type, keys, lists) => {
      fc.pre(lists[type].length > 0);
      const user = buildRoleHolder(type, keys);
      const hasAll = holdsPermissions(user, { ...lists, anyPermission: false });
      expect(!hasAll || holdsPermissions(user, { ...lists, anyPermission: true })).toBe(true);
    }),
  );
});

test("a feature that is switched off never gives a right", () => {
  fc.assert(
    fc.property(
      typeArb,
      keysArb,
      ruleArb,
      actionsArb,
      fc.constantFrom(...ACTIONS),
      (type, keys, rule, actions, off) => {
        const user = buildRoleHolder(type, keys);
        const before = mayAccess(user, buildDistributor({ actions }), rule);
        const after = mayAccess(user, buildDistributor({ actions: { ...actions, [off]: false } }), rule);
        expect(before || !after).toBe(true);
      },
    ),
  );
});

test("nobody, and who is kept out, may never do anything", () => {
  const anonymous: Actor = { kind: "anonymous", reason: "missing" };
  const barred: Actor = { kind: "barred", reason: "maintenance", user: buildUser() };
  fc.assert(
    fc.property(ruleArb, actionsArb, fc.constantFrom(anonymous, barred), (rule, actions, actor) => {
      expect(mayAccess(actor, buildDistributor({ actions }), rule)).toBe(false);
      expect(holdsPermissions(actor, rule)).toBe(false);
    }),
  );
});
