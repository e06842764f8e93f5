import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";

/** Who brings products in files, and takes them out. */
export const importsAccess: AccessRule = PAGES.EquipmentImports.access;
