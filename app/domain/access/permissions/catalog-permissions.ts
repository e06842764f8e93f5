import { BOTH, STAFF, type PermissionEntry } from "./permission-entry.ts";

/** Permissions of equipment. An integrator's role may hold items and inventory, between which the page guard redirects.
 *  @source spec, equipment group */
export const CATALOG_PERMISSIONS = [
  { key: "equipment", types: STAFF, group: "equipment" },
  { key: "equipment.items", types: BOTH, group: "equipment" },
  { key: "equipment.inventory", types: BOTH, group: "equipment" },
] as const satisfies readonly PermissionEntry[];

export type CatalogPermission = (typeof CATALOG_PERMISSIONS)[number]["key"];
