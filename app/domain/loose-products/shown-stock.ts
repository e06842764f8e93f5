import type { ProductPurchaseType } from "./sale-list.ts";
import type { Actor } from "../access/actor.ts";
import { holdsPermissions } from "../access/may-access.ts";

const NEEDED = {
  mountKits: ["requestsCreation.customKits.showInventory"],
  kitExpress: ["requestsCreation.kitExpress.showInventory"],
} as const;

/** Whether somebody who buys so sees how many units a center has, and not only whether there are enough: in kits that are
 *  put together alone, with the permission for it.
 *  @source spec, roles and permissions: inventory amount */
export function maySeeStockAmounts(actor: Actor, purchaseType: ProductPurchaseType): boolean {
  if (purchaseType === "separatedSales") return false;
  const needed = NEEDED[purchaseType];
  return holdsPermissions(actor, { types: [], staff: needed, integrator: needed });
}
