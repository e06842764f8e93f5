import { PURCHASE_TYPES, type PurchaseType } from "./purchase-types.ts";

/** Ways to buy in which products become a kit, which is checked, and to which the rules give free units. */
const MOUNTED: readonly PurchaseType[] = ["mountKits", "kitExpress"];

/** Whether a way to buy makes a kit of products. */
export function isMounted(purchaseType: PurchaseType): boolean {
  return MOUNTED.includes(purchaseType);
}

/** In which way an item of a purchase is bought, whatever the purchase is called: a kit as a closed kit; a product as
 *  part of the kit that is made of it, else loose.
 *  @example wayOfItem("product", "closedKits") // "separatedSales" */
export function wayOfItem(kind: "kit" | "product", purchaseType: PurchaseType): PurchaseType {
  if (kind === "kit") return "closedKits";
  return isMounted(purchaseType) ? purchaseType : "separatedSales";
}

/** The ways to buy that items need, each once. */
export function waysOfItems(
  kinds: readonly ("kit" | "product")[],
  purchaseType: PurchaseType,
): PurchaseType[] {
  const ways = new Set(kinds.map((kind) => wayOfItem(kind, purchaseType)));
  return PURCHASE_TYPES.filter((way) => ways.has(way));
}

/** As much of a cart as says how it is bought. */
interface WayCart {
  purchaseType: PurchaseType;
  kits: readonly unknown[];
  products: readonly unknown[];
  mounting: { strings: readonly unknown[]; layout: readonly unknown[] } | null;
}

/** The ways to buy that a cart needs. */
export function waysOfCart({ purchaseType, kits, products }: WayCart): PurchaseType[] {
  return waysOfItems(
    [...kits.map(() => "kit" as const), ...products.map(() => "product" as const)],
    purchaseType,
  );
}

/** Whether a cart is what it is called: it holds something that is bought so, and strings or a roof only where a kit is
 *  made. An empty one is nothing yet. */
export function isAsCalled(cart: WayCart): boolean {
  const { purchaseType, mounting } = cart;
  const ways = waysOfCart(cart);
  const isLaidOut = mounting !== null && mounting.strings.length + mounting.layout.length > 0;
  return ways.length === 0 || (ways.includes(purchaseType) && (!isLaidOut || isMounted(purchaseType)));
}
