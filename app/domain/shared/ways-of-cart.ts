import { PURCHASE_TYPES, type PurchaseType } from "./purchase-types.ts";

/** Purchase types that make a kit from products. Such kits are checked, and rules give them free units. */
const MOUNTED: readonly PurchaseType[] = ["mountKits", "kitExpress"];

/** Whether a purchase type makes a kit from products. */
export function isMounted(purchaseType: PurchaseType): boolean {
  return MOUNTED.includes(purchaseType);
}

/** The purchase type of an item: closed kits for a kit; for a product that of the mounted kit it belongs to, otherwise
 *  loose products.
 *  @example wayOfItem("product", "closedKits") // "separatedSales" */
export function wayOfItem(kind: "kit" | "product", purchaseType: PurchaseType): PurchaseType {
  if (kind === "kit") return "closedKits";
  return isMounted(purchaseType) ? purchaseType : "separatedSales";
}

/** The purchase types that items require, each once. */
export function waysOfItems(
  kinds: readonly ("kit" | "product")[],
  purchaseType: PurchaseType,
): PurchaseType[] {
  const ways = new Set(kinds.map((kind) => wayOfItem(kind, purchaseType)));
  return PURCHASE_TYPES.filter((way) => ways.has(way));
}

/** The parts of a cart that determine its purchase types. */
interface WayCart {
  purchaseType: PurchaseType;
  kits: readonly unknown[];
  products: readonly unknown[];
  mounting: { strings: readonly unknown[]; layout: readonly unknown[] } | null;
}

/** The purchase types that a cart requires. */
export function waysOfCart({ purchaseType, kits, products }: WayCart): PurchaseType[] {
  return waysOfItems(
    [...kits.map(() => "kit" as const), ...products.map(() => "product" as const)],
    purchaseType,
  );
}

/** Whether a cart matches its purchase type: it has an item of that type, and strings or a roof only if the type makes
 *  a kit. An empty cart matches nothing. */
export function isAsCalled(cart: WayCart): boolean {
  const { purchaseType, mounting } = cart;
  const ways = waysOfCart(cart);
  const isLaidOut = mounting !== null && mounting.strings.length + mounting.layout.length > 0;
  return ways.length === 0 || (ways.includes(purchaseType) && (!isLaidOut || isMounted(purchaseType)));
}
