import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";

/** Permission to manage the distributor's equipment. */
export const productsAccess: AccessRule = PAGES.EquipmentModules.access;
