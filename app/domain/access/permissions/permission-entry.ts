/** Headings of the role's form, in order. */
export const PERMISSION_GROUPS = [
  "budgets",
  "orders",
  "buying",
  "equipment",
  "crm",
  "proposals",
  "people",
  "portal",
  "settings",
  "ecommerce",
] as const;

export type PermissionGroup = (typeof PERMISSION_GROUPS)[number];

/** Type of user that a role is for. */
export type RoleType = "staff" | "integrator";

/** One permission of the catalogue: its key as roles store it, and which roles may hold it. */
export interface PermissionEntry {
  key: string;
  types: readonly RoleType[];
  group: PermissionGroup;
}

export const STAFF = ["staff"] as const;
export const INTEGRATOR = ["integrator"] as const;
export const BOTH = ["staff", "integrator"] as const;
