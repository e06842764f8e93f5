import type { KitPart } from "#domain/kits/kit-part.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { BuyingSettings } from "#domain/settings/buying-settings.ts";
import { checkMount, type MountFinding } from "./check-mount.ts";
import { fromMountCart } from "./from-mount-cart.ts";
import { toMountProduct } from "./mount-product.ts";
import { withinSettings } from "./within-settings.ts";

/** Errors of the electrical check of a cart's kit; empty for a kit that may be bought. An express kit is checked in its
 *  best connection, and so is a kit whose strings are left to the engineers where the settings do not allow that.
 *  @param parts - products of the cart; lines of others are left out */
export function unsafeFindings(
  { purchaseType, products, mounting }: Pick<Cart, "purchaseType" | "products" | "mounting">,
  parts: readonly KitPart[],
  settings: BuyingSettings,
): MountFinding[] {
  const check = { settings: settings.electrical, mountKit: settings.mountKit };
  const laidOut =
    purchaseType === "kitExpress" && mounting !== null
      ? { ...mounting, arrangement: "known" as const, strings: [] }
      : mounting;
  const cart = { products: withoutTwins(products), mounting: laidOut };
  const state = fromMountCart(cart, parts.map(toMountProduct), check);
  // Strings in the cart are those that will be built, whatever the settings show today.
  const asked = state.arrangement === "unknown" ? withinSettings(state, settings) : state;
  return checkMount(asked, check).findings.filter(({ severity }) => severity === "error");
}

/** Merges lines of the same product. */
function withoutTwins(products: Cart["products"]): Cart["products"] {
  const lines = new Map<string, Cart["products"][number]>();
  for (const line of products) {
    lines.set(line.id, { ...line, amount: line.amount + (lines.get(line.id)?.amount ?? 0) });
  }
  return [...lines.values()];
}
