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

/** The buying page on which a cart is open. Closed kits stand in its address, too.
 *  @example buyingPath({ purchaseType: "mountKits", kits: [] }, "crt_1") // "/mountKit?cart=crt_1" */
export function buyingPath(
  { purchaseType, kits }: { purchaseType: PurchaseType; kits: readonly { id: string; amount: number }[] },
  cartId: string,
): string {
  const params = new URLSearchParams(kits.map(({ id, amount }) => ["kit", `${id}~${String(amount)}`]));
  params.set("cart", cartId);
  return `${BUYING_PATHS[purchaseType]}?${params.toString()}`;
}

/** The checkout of a cart.
 *  @param event - what it is for, when it is not a save of what was chosen
 *  @example checkoutPath("mountKits", "crt_1", "editFreight") // "/mountKit/checkout?cart=crt_1&event=editFreight" */
export function checkoutPath(
  purchaseType: PurchaseType,
  cartId: string,
  event: "budgetToOrder" | "editFreight" | null = null,
): string {
  const params = new URLSearchParams({ cart: cartId, ...(event === null ? {} : { event }) });
  return `${BUYING_PATHS[purchaseType]}/checkout?${params.toString()}`;
}

/** The page of a saved request. */
export function requestPath({ type, id }: { type: RequestType; id: string }): string {
  return `${DETAIL_PATHS[type]}/${id}`;
}
