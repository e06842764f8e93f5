import type { AccessRule } from "#domain/access/may-access.ts";

/** Permission to read and change roles: administrators, and staff with the key. */
export const rolesAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.userProfiles"],
};
