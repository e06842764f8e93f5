import { expect, test } from "vitest";
import type { UserActor } from "#domain/access/actor.ts";
import { isWithin, requestReach, seesTeam } from "./request-reach.ts";

const HERE = { marketplace: false };

function person(
  type: UserActor["type"],
  { label = null, permissions = [] }: { label?: string | null; permissions?: string[] } = {},
): UserActor {
  const role = { type: type === "admin" ? "staff" : type, label, permissions };
  return {
    ...{ kind: "user", type, userId: "usr_me", role },
    integrator: type === "integrator" ? { id: "int_own" } : null,
  } as unknown as UserActor;
}

const ALL = { integratorId: null, responsibleId: null };
const COMPANY = { integratorId: "int_own", responsibleId: null };
const MINE = { integratorId: "int_own", responsibleId: "usr_me" };

test.each([
  ["an administrator", person("admin"), ALL],
  ["staff", person("staff"), ALL],
  ["a company's manager", person("integrator", { label: "manager" }), COMPANY],
  ["a person of a company without a label", person("integrator"), COMPANY],
  ["a company's seller", person("integrator", { label: "seller" }), MINE],
  [
    "a company's seller who sees the team's",
    person("integrator", { label: "seller", permissions: ["seeResponsible"] }),
    COMPANY,
  ],
] as const)("%s sees what is theirs to see", (_who, actor, expected) => {
  expect(requestReach(actor, HERE)).toEqual(expected);
});

test("a person of no company sees nothing", () => {
  const actor = { ...person("integrator"), integrator: null };
  expect(isWithin(requestReach(actor, HERE), { integratorId: "int_own", responsibleId: "usr_me" })).toBe(
    false,
  );
});

test.each([
  [ALL, "int_other", null, true],
  [COMPANY, "int_own", null, true],
  [COMPANY, "int_other", "usr_me", false],
  [MINE, "int_own", "usr_me", true],
  [MINE, "int_own", "usr_other", false],
  [MINE, "int_own", null, false],
  [MINE, "int_other", "usr_me", false],
] as const)(
  "within %j a request of %s that %s looks after is seen: %s",
  (reach, integratorId, responsibleId, is) => {
    expect(isWithin(reach, { integratorId, responsibleId })).toBe(is);
  },
);

test.each([
  [person("admin"), true],
  [person("staff"), false],
  [person("staff", { permissions: ["seeResponsible"] }), true],
  [person("staff", { permissions: ["budget.changeSeller"] }), true],
  [person("staff", { permissions: ["order.changeSeller"] }), true],
  [person("integrator", { label: "manager" }), true],
  [person("integrator", { label: "seller", permissions: ["order.changeSeller"] }), false],
  [person("integrator", { label: "seller", permissions: ["seeResponsible"] }), true],
] as const)("%j knows who looks after what: %s [PERM-19]", (actor, knows) => {
  expect(seesTeam(actor, HERE)).toBe(knows);
});
