import { BUYING_PERMISSIONS } from "./permissions/buying-permissions.ts";
import { CATALOG_PERMISSIONS } from "./permissions/catalog-permissions.ts";
import { CONFIGURATION_PERMISSIONS } from "./permissions/configuration-permissions.ts";
import { CRM_PERMISSIONS } from "./permissions/crm-permissions.ts";
import { PEOPLE_PERMISSIONS } from "./permissions/people-permissions.ts";
import type { PermissionEntry, RoleType } from "./permissions/permission-entry.ts";
import { PORTAL_PERMISSIONS } from "./permissions/portal-permissions.ts";
import { REQUEST_PERMISSIONS } from "./permissions/request-permissions.ts";

export { PERMISSION_GROUPS } from "./permissions/permission-entry.ts";
export type { PermissionEntry, PermissionGroup, RoleType } from "./permissions/permission-entry.ts";

/** All permissions, in the order of the role's form. No permission implies another: each settings screen requires its
 *  own, even from people with `configuration`. */
export const PERMISSIONS = [
  ...REQUEST_PERMISSIONS,
  ...BUYING_PERMISSIONS,
  ...CATALOG_PERMISSIONS,
  ...CRM_PERMISSIONS,
  ...PEOPLE_PERMISSIONS,
  ...PORTAL_PERMISSIONS,
  ...CONFIGURATION_PERMISSIONS,
] as const;

type Entry = (typeof PERMISSIONS)[number];

/** Permissions that a role of the type may hold. */
export type PermissionOf<Type extends RoleType, One extends Entry = Entry> = One extends Entry
  ? Type extends One["types"][number]
    ? One["key"]
    : never
  : never;

export type StaffPermission = PermissionOf<"staff">;
export type IntegratorPermission = PermissionOf<"integrator">;
export type Permission = Entry["key"];

const ENTRIES: readonly PermissionEntry[] = PERMISSIONS;

/** Permissions that a role of the type may hold, in the order of the catalogue. */
export function permissionsOfType<Type extends RoleType>(type: Type): readonly PermissionOf<Type>[] {
  const entries = ENTRIES.filter(({ types }) => types.includes(type));
  return entries.map(({ key }) => key as PermissionOf<Type>);
}

export const STAFF_PERMISSIONS = permissionsOfType("staff");

export const INTEGRATOR_PERMISSIONS = permissionsOfType("integrator");

const KEYS_OF_TYPE: Readonly<Record<RoleType, ReadonlySet<string>>> = {
  staff: new Set(STAFF_PERMISSIONS),
  integrator: new Set(INTEGRATOR_PERMISSIONS),
};

/** Whether a role of the type may hold the permission. */
export function isPermissionOfType<Type extends RoleType>(
  type: Type,
  key: string,
): key is PermissionOf<Type> {
  return KEYS_OF_TYPE[type].has(key);
}
