import type { UserActor } from "#domain/access/actor.ts";
import { barOf } from "#domain/access/bar.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { MaintenanceStatus } from "#domain/settings/maintenance-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createMaintenanceRepository,
  type StaffRole,
} from "#worker/repositories/access/maintenance-repository.ts";
import { assertStaffRoles, setMaintenance } from "#worker/repositories/access/maintenance-statements.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { REFRESH_TTL_MS } from "./session-credentials.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

export const maintenanceAccess: AccessRule = { types: ["admin", "staff"], staff: ["configuration.main"] };

/** The state of maintenance, and the people that it would affect now. */
export interface MaintenanceReport extends MaintenanceStatus {
  /** Staff roles by name. */
  roles: StaffRole[];
  /** Number of integrators' users who are signed in. */
  integratorsSignedIn: number;
}

/** Reads the distributor's maintenance. */
export function createReadMaintenance(scope: Scope) {
  return async function readMaintenance(): Promise<MaintenanceReport> {
    const { distributor, database } = authoriseUser(scope, maintenanceAccess);
    const now = scope.now();
    const seenAfter = new Date(now.getTime() - REFRESH_TTL_MS);
    const reach = await createMaintenanceRepository(database, distributor.id).readReach(
      now.toISOString(),
      seenAfter.toISOString(),
    );
    return { ...statusOf(distributor.settings), ...reach };
  };
}

/** Switches maintenance on or off, and sets the staff roles that it bars. Signed-in people are notified at once.
 *  @throws DomainError INVALID_BODY for an unknown staff role (UNKNOWN_ROLE), and for staff who would bar themselves
 *    (OWN_ROLE); STALE_VERSION when another person changed it at the same moment */
export function createSetMaintenance(scope: Scope) {
  return async function setMaintenanceOf(after: MaintenanceStatus): Promise<MaintenanceStatus> {
    const { distributor, database, actor } = authoriseUser(scope, maintenanceAccess);
    const before = statusOf(distributor.settings);
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
    assertStaysIn(actor, distributor.settings, after);
    const at = scope.now().toISOString();
    const { roles } = await createMaintenanceRepository(database, distributor.id).readReach(at, at);
    await database.writeBatch([
      assertStaffRoles(distributor.id, addedRoles(before, after), () => refusedRoles("UNKNOWN_ROLE")),
      ...setMaintenance(distributor.id, { before, after, at, stale: () => stale(distributor.id) }),
      audit(scope, distributor.id, {
        event: "maintenance.changed",
        entity: "distributor",
        entityId: distributor.id,
        changes: changesOf(before, after, roles),
      }),
      ...outboxStatements(distributor.id, at, [
        {
          audience: {
            types: ["integrator"],
            roleIds: [...new Set([...barredRoles(before), ...barredRoles(after)])],
          },
          message: { type: "maintenance.changed", active: after.maintenance },
        },
      ]),
    ]);
    publishSoon(scope);
    return after;
  };
}

function statusOf({ maintenance, maintenanceStaff }: Settings): MaintenanceStatus {
  return { maintenance, maintenanceStaff };
}

/** Refuses staff who would bar themselves, because they could not switch maintenance off again. Administrators are
 *  never barred. */
function assertStaysIn(actor: UserActor, settings: Settings, after: MaintenanceStatus): void {
  const person = { type: actor.type, roleId: actor.role?.id ?? null, integratorStatus: null };
  if (barOf(person, { settings: { ...settings, ...after } }) !== null) throw refusedRoles("OWN_ROLE");
}

/** Newly listed roles. Roles that were listed before may have been deleted since. */
function addedRoles(before: MaintenanceStatus, after: MaintenanceStatus): string[] {
  return after.maintenanceStaff.rolesIds.filter((id) => !before.maintenanceStaff.rolesIds.includes(id));
}

function barredRoles({ maintenanceStaff: { actived, rolesIds } }: MaintenanceStatus): string[] {
  return actived ? rolesIds : [];
}

/** Changes for the audit log, with the names of roles at that time. */
function changesOf(before: MaintenanceStatus, after: MaintenanceStatus, roles: readonly StaffRole[]) {
  const named = (status: MaintenanceStatus) =>
    barredRoles(status).map((id) => roles.find((role) => role.id === id)?.name ?? id);
  const [from, to] = [named(before), named(after)];
  return {
    ...(before.maintenance === after.maintenance
      ? {}
      : { maintenance: { from: before.maintenance, to: after.maintenance } }),
    ...(JSON.stringify(from) === JSON.stringify(to) ? {} : { staffRoles: { from, to } }),
  };
}

function refusedRoles(code: "UNKNOWN_ROLE" | "OWN_ROLE"): DomainError {
  return new DomainError("INVALID_BODY", {
    issues: [{ field: "maintenanceStaff.rolesIds", code, message: "a role that must not be listed" }],
  });
}

function stale(id: string): DomainError {
  return new DomainError("STALE_VERSION", { entity: "distributor", id });
}
