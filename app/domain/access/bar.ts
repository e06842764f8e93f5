import { type BarReason, type Distributor, type IntegratorStatus, USER_TYPES } from "./actor.ts";

/** The facts that decide whether a user is barred. */
export interface Barrable {
  /** Type as stored in the account. Another version of the portal may have written a type that this one does not
   *  know. */
  type: string;
  roleId: string | null;
  /** Status of the integrator that the user belongs to; null for other users. */
  integratorStatus: IntegratorStatus | null;
}

/** Why the user is barred for now; null if they are not. An account of an unknown type is barred, a user of an inactive
 *  integrator, and during the distributor's maintenance integrators and staff with a listed role. Administrators are
 *  never barred.
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
