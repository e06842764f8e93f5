import { expect, test } from "vitest";
import {
  INTEGRATOR_PERMISSIONS,
  isPermissionOfType,
  PERMISSION_GROUPS,
  PERMISSIONS,
  STAFF_PERMISSIONS,
} from "./permissions.ts";

test("no key stands twice in the catalogue", () => {
  const keys: string[] = PERMISSIONS.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("the entries of a group stand together, in the order of the groups", () => {
  const order = PERMISSIONS.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
  expect(order).toEqual(PERMISSION_GROUPS);
});

test.each([
  ["order", true, true],
  ["order.details", true, false],
  ["order.details.timeline", true, false],
  ["budget.details.timeline", true, false],
  ["order.details.payment", true, true],
  ["order.details.payment.statusEdit", true, false],
  ["crm", false, true],
  ["budget.details.payment", false, false],
  ["budget.details.payment.statusEdit", false, false],
  ["order.toOrder", false, false],
  ["order.duplicate", false, false],
  ["order.edit.all", false, false],
  ["howToDisplayPricesInClosedKits", false, false],
  ["showSellerToIntegrator", false, false],
])("%s is for staff: %s, for integrators: %s", (key, forStaff, forIntegrators) => {
  expect(isPermissionOfType("staff", key)).toBe(forStaff);
  expect(isPermissionOfType("integrator", key)).toBe(forIntegrators);
});

test("the permissions seeResponsible and defaultDiscount exist [PERM-19]", () => {
  expect(STAFF_PERMISSIONS).toContain("seeResponsible");
  expect(INTEGRATOR_PERMISSIONS).toEqual(expect.arrayContaining(["seeResponsible", "defaultDiscount"]));
});
