import type { AccessRule } from "#domain/access/may-access.ts";

/** Who reads and changes roles: the administrator, and staff who may. */
export const rolesAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.userProfiles"],
};
