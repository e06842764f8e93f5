import { type BarReason, type Distributor, type IntegratorStatus, USER_TYPES } from "./actor.ts";

/** What decides whether somebody is kept out. */
export interface Barrable {
  /** As the account names it: a row that another version of the portal wrote may name one that this one lacks. */
  type: string;
  roleId: string | null;
  /** Standing of the company that an integrator belongs to. */
  integratorStatus: IntegratorStatus | null;
}

/** Why the person is kept out for now, or null: an account of a type that has no home page, an integrator whose company
 *  is not active, and, while the distributor is under maintenance, integrators and the staff whose role is listed.
 *  Administrators are never kept out.
 *  @source spec, maintenance; sessions and security; side menu: the logo */
export function barOf(person: Barrable, distributor: Pick<Distributor, "settings">): BarReason | null {
  if (!USER_TYPES.some((type) => type === person.type)) return "unknownType";
  const { maintenance, maintenanceStaff } = distributor.settings;
  if (person.type === "integrator") {
    if (person.integratorStatus !== null && person.integratorStatus !== "enable") return "integratorInactive";
    return maintenance ? "maintenance" : null;
  }
  if (person.type !== "staff" || !maintenance || !maintenanceStaff.actived) return null;
  return person.roleId !== null && maintenanceStaff.rolesIds.includes(person.roleId)
    ? "maintenanceStaff"
    : null;
}
