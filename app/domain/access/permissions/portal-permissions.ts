import { BOTH, INTEGRATOR, STAFF, type PermissionEntry } from "./permission-entry.ts";

/** Permissions of the portal's shell.
 *  @source spec, visibility in the shell */
export const PORTAL_PERMISSIONS = [
  { key: "dashboardBI", types: STAFF, group: "portal" },
  { key: "externalLinkButton", types: BOTH, group: "portal" },
  { key: "support.whatsApp", types: INTEGRATOR, group: "portal" },
] as const satisfies readonly PermissionEntry[];

export type PortalPermission = (typeof PORTAL_PERMISSIONS)[number]["key"];
