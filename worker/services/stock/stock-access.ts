import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";

/** Permission to see the inventory, also for integrators whose role has it. */
export const readStockAccess: AccessRule = PAGES.EquipmentModulesInventory.access;

/** Permission to manage the stock. */
export const keepStockAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["equipment.inventory"],
  notForBackOffice: true,
};

/** Permission to check availability: everybody who buys or sells. */
export const checkStockAccess: AccessRule = { types: ["admin", "staff", "integrator"], integrator: [] };
