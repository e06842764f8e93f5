import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";

/** Permission to change many products at once. */
export const changeSetsAccess: AccessRule = PAGES.EquipmentGrid.access;
