import { STAFF, type PermissionEntry } from "./permission-entry.ts";

/** Permissions of settings and e-commerce screens, one per screen.
 *  @source spec, settings screens; e-commerce group */
export const CONFIGURATION_PERMISSIONS = [
  { key: "configuration", types: STAFF, group: "settings" },
  { key: "configuration.main", types: STAFF, group: "settings" },
  { key: "configuration.userProfiles", types: STAFF, group: "settings" },
  { key: "configuration.customTheme", types: STAFF, group: "settings" },
  { key: "configuration.sideBar", types: STAFF, group: "settings" },
  { key: "configuration.distributionCenter", types: STAFF, group: "settings" },
  { key: "configuration.freight", types: STAFF, group: "settings" },
  { key: "configuration.precifications", types: STAFF, group: "settings" },
  { key: "configuration.checkoutPayment", types: STAFF, group: "settings" },
  { key: "configuration.requests", types: STAFF, group: "settings" },
  { key: "configuration.requestModel", types: STAFF, group: "settings" },
  { key: "configuration.budgetStatus", types: STAFF, group: "settings" },
  { key: "configuration.orderStatus", types: STAFF, group: "settings" },
  { key: "configuration.customFields", types: STAFF, group: "settings" },
  { key: "configuration.kits", types: STAFF, group: "settings" },
  { key: "configuration.recommendations", types: STAFF, group: "settings" },
  { key: "configuration.structures", types: STAFF, group: "settings" },
  { key: "configuration.otherProductsCategories", types: STAFF, group: "settings" },
  { key: "configuration.dimension", types: STAFF, group: "settings" },
  { key: "configuration.extraItem", types: STAFF, group: "settings" },
  { key: "configuration.observations", types: STAFF, group: "settings" },
  { key: "configuration.messages", types: STAFF, group: "settings" },
  { key: "configuration.email", types: STAFF, group: "settings" },
  { key: "configuration.crm", types: STAFF, group: "settings" },
  { key: "configuration.advertising", types: STAFF, group: "settings" },
  { key: "configuration.termsOfService", types: STAFF, group: "settings" },
  { key: "configuration.api", types: STAFF, group: "settings" },
  { key: "configuration.ecommerce.general", types: STAFF, group: "ecommerce" },
  { key: "configuration.ecommerce.email", types: STAFF, group: "ecommerce" },
  { key: "configuration.ecommerce.visualThemes", types: STAFF, group: "ecommerce" },
  { key: "configuration.ecommerce.featured", types: STAFF, group: "ecommerce" },
  { key: "configuration.ecommerce.publicity", types: STAFF, group: "ecommerce" },
  { key: "configuration.ecommerce.termsOfUse", types: STAFF, group: "ecommerce" },
] as const satisfies readonly PermissionEntry[];

export type ConfigurationPermission = (typeof CONFIGURATION_PERMISSIONS)[number]["key"];
