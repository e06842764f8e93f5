import type { PurchaseType } from "./purchase-types.ts";
import type { RequestType } from "./request-types.ts";

/** Pages on which each way of buying begins.
 *  @source spec, screens and routes: buying pages */
export const BUYING_PATHS = {
  closedKits: "/kitsIntegrator",
  kitExpress: "/kits-express",
  mountKits: "/mountKit",
  separatedSales: "/separateSale",
} as const satisfies Record<PurchaseType, string>;

const DETAIL_PATHS = { budget: "/budgets/detail", order: "/requests/detail" } as const satisfies Record<
  RequestType,
  string
>;

/** The buying page on which a cart is open: a mounted kit has it in its path, closed kits stand in the address, too.
 *  @example buyingPath({ purchaseType: "mountKits", kits: [] }, "crt_1") // "/mountKit/crt_1" */
export function buyingPath(
  { purchaseType, kits }: { purchaseType: PurchaseType; kits: readonly { id: string; amount: number }[] },
  cartId: string,
): string {
  if (purchaseType === "mountKits") return `${BUYING_PATHS.mountKits}/${encodeURIComponent(cartId)}`;
  const chosen = kits.map(({ id, amount }) => `kit=${encodeURIComponent(`${id}~${String(amount)}`)}`);
  return `${BUYING_PATHS[purchaseType]}?${[...chosen, `cart=${encodeURIComponent(cartId)}`].join("&")}`;
}

/** The checkout of a cart.
 *  @param event - what it is for, when it is not a save of what was chosen
 *  @example checkoutPath("mountKits", "crt_1", "editFreight") // "/mountKit/checkout?cart=crt_1&event=editFreight" */
export function checkoutPath(
  purchaseType: PurchaseType,
  cartId: string,
  event: "budgetToOrder" | "editFreight" | null = null,
): string {
  const ofEvent = event === null ? "" : `&event=${event}`;
  return `${BUYING_PATHS[purchaseType]}/checkout?cart=${encodeURIComponent(cartId)}${ofEvent}`;
}

/** The page of a saved request. */
export function requestPath({ type, id }: { type: RequestType; id: string }): string {
  return `${DETAIL_PATHS[type]}/${id}`;
}
