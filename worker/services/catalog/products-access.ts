import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";

/** Who looks after the equipment of a distributor. */
export const productsAccess: AccessRule = PAGES.EquipmentModules.access;
