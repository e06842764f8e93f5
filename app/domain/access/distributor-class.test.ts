import { expect, test } from "vitest";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { buildDistributor, buildRoleHolder, buildUser, OPERATOR, WIDGET } from "#tests/factories/actor.ts";
import {
  hasDistributionExclusivity,
  isBackOffice,
  isProDistributor,
  isProStaff,
  isStarter,
} from "./distributor-class.ts";

const PRO = { extraItem: true, importRequestFile: true };

test.each([true, false])(
  "people of a distributor work in the back office if it is a marketplace: %s",
  (marketplace) => {
    expect(isBackOffice(buildDistributor({ marketplace }))).toBe(marketplace);
  },
);

test.each([
  [PRO, true],
  [{ extraItem: true }, false],
  [{ importRequestFile: true }, false],
  [{ extraItem: true, importRequestFile: false }, false],
  [{}, false],
])("a distributor with %j is pro and not basic: %s [PERM-11]", (actions, isPro) => {
  expect(isProDistributor(actions)).toBe(isPro);
});

test.each([
  ["an administrator", buildUser(), true],
  ["staff", buildRoleHolder("staff", []), true],
  ["an integrator", buildRoleHolder("integrator", []), false],
  ["an operator of the platform", OPERATOR, false],
  ["a widget", WIDGET, false],
] as const)("%s of a pro distributor is pro staff: %s [PERM-11]", (_, actor, isPro) => {
  expect(isProStaff(actor, buildDistributor({ actions: PRO }))).toBe(isPro);
  expect(isProStaff(actor, buildDistributor({ actions: { extraItem: true } }))).toBe(false);
});

test.each([
  [{ ...PRO, customTheme: true }, false],
  [PRO, true],
  [{ ...PRO, customTheme: false }, true],
  [{ customTheme: true, extraItem: true }, true],
  [{}, true],
])("a distributor with %j is a starter: %s [PERM-12]", (actions, starter) => {
  expect(isStarter(actions)).toBe(starter);
});

test.each([true, false])("distribution exclusivity comes from the settings: %s", (exclusivity) => {
  const settings = SettingsSchema.parse({ distribution: { exclusivity } });
  expect(hasDistributionExclusivity(buildDistributor({ settings }))).toBe(exclusivity);
});
