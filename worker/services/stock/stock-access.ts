import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";

/** Who sees how much of what there is: integrators, too, if their role says so. */
export const readStockAccess: AccessRule = PAGES.EquipmentModulesInventory.access;

/** Who looks after the stock. */
export const keepStockAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["equipment.inventory"],
  notForBackOffice: true,
};

/** Who asks whether products can be had: everybody who buys or sells. */
export const checkStockAccess: AccessRule = { types: ["admin", "staff", "integrator"], integrator: [] };
