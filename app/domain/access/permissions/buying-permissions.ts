import { BOTH, INTEGRATOR, STAFF, type PermissionEntry } from "./permission-entry.ts";

/** Permissions of buying: staff use the keys of `requestsCreation`, integrators those of the purchase types.
 *  @source spec, roles and permissions */
export const BUYING_PERMISSIONS = [
  { key: "requestsCreation", types: STAFF, group: "buying" },
  { key: "requestsCreation.kitExpress", types: STAFF, group: "buying" },
  { key: "requestsCreation.kitExpress.showInventory", types: BOTH, group: "buying" },
  { key: "requestsCreation.closedKits", types: STAFF, group: "buying" },
  { key: "requestsCreation.customKits", types: STAFF, group: "buying" },
  { key: "requestsCreation.customKits.showInventory", types: BOTH, group: "buying" },
  { key: "requestsCreation.separateSale", types: STAFF, group: "buying" },
  { key: "sizing", types: INTEGRATOR, group: "buying" },
  { key: "kitExpress", types: INTEGRATOR, group: "buying" },
  { key: "closedKits", types: INTEGRATOR, group: "buying" },
  { key: "customKits", types: INTEGRATOR, group: "buying" },
  { key: "separateSale", types: INTEGRATOR, group: "buying" },
  { key: "requestButton.budget", types: BOTH, group: "buying" },
  { key: "requestButton.order", types: BOTH, group: "buying" },
  { key: "extraItem", types: STAFF, group: "buying" },
  { key: "importRequestFile", types: STAFF, group: "buying" },
  { key: "defaultDiscount", types: INTEGRATOR, group: "buying" },
] as const satisfies readonly PermissionEntry[];

export type BuyingPermission = (typeof BUYING_PERMISSIONS)[number]["key"];
