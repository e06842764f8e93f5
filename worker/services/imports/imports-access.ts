import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";

/** Permission to import and export products. */
export const importsAccess: AccessRule = PAGES.EquipmentImports.access;
