import { INTEGRATOR, STAFF, type PermissionEntry } from "./permission-entry.ts";

/** Companies that buy, collaborators, and the users of an integrator's company.
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
