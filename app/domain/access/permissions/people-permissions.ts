import { INTEGRATOR, STAFF, type PermissionEntry } from "./permission-entry.ts";

/** Permissions over integrators, staff, and users of an integrator.
 *  @source spec, staff and integrator management */
export const PEOPLE_PERMISSIONS = [
  { key: "integrators.read", types: STAFF, group: "people" },
  { key: "integrators.details", types: STAFF, group: "people" },
  { key: "staff", types: STAFF, group: "people" },
  { key: "staff.details", types: STAFF, group: "people" },
  { key: "integratorUsers", types: INTEGRATOR, group: "people" },
  { key: "integratorUsers.details", types: INTEGRATOR, group: "people" },
] as const satisfies readonly PermissionEntry[];

export type PeoplePermission = (typeof PEOPLE_PERMISSIONS)[number]["key"];
