import type { ProductPurchaseType } from "./sale-list.ts";
import type { Actor } from "../access/actor.ts";
import { holdsPermissions } from "../access/may-access.ts";

const NEEDED = {
  mountKits: ["requestsCreation.customKits.showInventory"],
  kitExpress: ["requestsCreation.kitExpress.showInventory"],
} as const;

/** Whether a person may see amounts in stock, instead of availability only: for mounted and designed kits, with the
 *  permission.
 *  @source spec, roles and permissions: inventory amount */
export function maySeeStockAmounts(actor: Actor, purchaseType: ProductPurchaseType): boolean {
  if (purchaseType === "separatedSales") return false;
  const needed = NEEDED[purchaseType];
  return holdsPermissions(actor, { types: [], staff: needed, integrator: needed });
}
