import { PERMISSION_GROUP_TITLES, PERMISSION_TEXTS } from "#copy/access/permissions.ts";
import { grantablePermissions } from "#domain/access/grantable.ts";
import { offeredPermissions } from "#domain/access/offered-permissions.ts";
import {
  PERMISSION_GROUPS,
  PERMISSIONS,
  type PermissionGroup,
  type RoleType,
} from "#domain/access/permissions.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { rolesAccess } from "./roles.ts";

/** A heading of the catalogue with its permissions. */
export interface ListedGroup {
  group: PermissionGroup;
  title: string;
  permissions: {
    key: string;
    title: string;
    description: string;
    /** Whether the person may grant it. */
    grantable: boolean;
  }[];
}

/** Lists the effective permissions with their texts, by type of role; empty groups are left out. */
export function createListPermissions(scope: Scope) {
  return function listPermissions(): Record<RoleType, ListedGroup[]> {
    const { actor } = authoriseUser(scope, rolesAccess);
    const listed = (type: RoleType) => {
      const offered = offeredPermissions(type);
      const grantable: readonly string[] = grantablePermissions(actor, type);
      return PERMISSION_GROUPS.map((group) => ({
        group,
        title: PERMISSION_GROUP_TITLES[group],
        permissions: PERMISSIONS.filter((entry) => entry.group === group && offered.includes(entry.key)).map(
          ({ key }) => ({ key, ...PERMISSION_TEXTS[key], grantable: grantable.includes(key) }),
        ),
      })).filter(({ permissions }) => permissions.length > 0);
    };
    return { staff: listed("staff"), integrator: listed("integrator") };
  };
}
