import type { BarReason, Distributor, IntegratorStatus, UserType } from "./actor.ts";

/** What decides whether somebody is kept out. */
export interface Barrable {
  type: UserType;
  roleId: string | null;
  /** Standing of the company that an integrator belongs to. */
  integratorStatus: IntegratorStatus | null;
}

/** Why the person is kept out for now, or null: an integrator whose company is not active, and, while the distributor
 *  is under maintenance, integrators and the staff whose role is listed. Administrators are never kept out.
 *  @source spec, maintenance; sessions and security */
export function barOf(person: Barrable, distributor: Pick<Distributor, "settings">): BarReason | null {
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
