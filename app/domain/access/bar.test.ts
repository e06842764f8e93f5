import { expect, test } from "vitest";
import { SettingsSchema } from "../settings/settings-schema.ts";
import type { IntegratorStatus } from "./actor.ts";
import { barOf } from "./bar.ts";

function distributor(settings: object) {
  return { settings: SettingsSchema.parse(settings) };
}

function integrator(integratorStatus: IntegratorStatus) {
  return { type: "integrator" as const, roleId: "rol_i", integratorStatus };
}

const open = distributor({});
const underMaintenance = distributor({ maintenance: true });

test.each([
  ["enable", null],
  ["wait", "integratorInactive"],
  ["disable", "integratorInactive"],
  ["inactive", "integratorInactive"],
] as const)("an integrator whose company is %s is kept out as %s", (status, reason) => {
  expect(barOf(integrator(status), open)).toBe(reason);
});

test.each(["admin", "staff", "integrator", "piedAdmin"])(
  "a person of the type %s has a home here",
  (type) => {
    expect(barOf({ type, roleId: null, integratorStatus: null }, open)).toBeNull();
  },
);

test("an account of a type that the portal does not know is kept out", () => {
  expect(barOf({ type: "partner", roleId: null, integratorStatus: null }, open)).toBe("unknownType");
});

test("maintenance keeps integrators out, and administrators in", () => {
  expect(barOf(integrator("enable"), underMaintenance)).toBe("maintenance");
  expect(barOf({ type: "admin", roleId: null, integratorStatus: null }, underMaintenance)).toBeNull();
});

test.each([
  [{ maintenance: true, maintenanceStaff: { actived: true, rolesIds: ["rol_s"] } }, "maintenanceStaff"],
  [{ maintenance: true, maintenanceStaff: { actived: true, rolesIds: ["rol_x"] } }, null],
  [{ maintenance: true, maintenanceStaff: { actived: false, rolesIds: ["rol_s"] } }, null],
  [{ maintenance: false, maintenanceStaff: { actived: true, rolesIds: ["rol_s"] } }, null],
])("of the staff, with %j, a role is kept out as %s", (settings, reason) => {
  const staff = { type: "staff" as const, roleId: "rol_s", integratorStatus: null };
  expect(barOf(staff, distributor(settings))).toBe(reason);
});
