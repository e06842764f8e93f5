import { type Cart, CartSchema } from "#domain/requests/cart-schema.ts";
import type { PurchaseType } from "#domain/requests/purchase-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { readChoice, withAmount } from "./kit-choice.ts";
import type { PortalArgs } from "./page-loader.server.ts";

/** What a checkout is for, by its address: a cart that was put together, or a few closed kits. Staff names the company
 *  in either.
 *  @throws DomainError NOT_FOUND, also for a cart of another way to buy */
export async function readAddressedCart(
  { context, request }: PortalArgs,
  purchaseType: PurchaseType,
): Promise<Cart> {
  const { searchParams: params } = new URL(request.url);
  const id = params.get("cart");
  const integratorId = params.get("integrator");
  if (id === null) {
    const kits = purchaseType === "closedKits" ? readChoice(params) : [];
    return CartSchema.parse({ purchaseType, kits, integratorId });
  }
  const cart = await context.services.carts.read(id);
  if (cart.purchaseType !== purchaseType) throw new DomainError("NOT_FOUND", { entity: "cart", id });
  return { ...cart, integratorId: cart.integratorId ?? integratorId };
}

/** The cart without what was not shown: an item that went off the sale is left out of what is saved. */
export function seenPart(cart: Cart, seen: readonly string[]): Cart {
  const isSeen = ({ id }: { id: string }) => seen.includes(id);
  return { ...cart, kits: cart.kits.filter(isSeen), products: cart.products.filter(isSeen) };
}

/** The address of the same checkout without one item. */
export async function addressWithout(
  { context, request }: PortalArgs,
  cart: Cart,
  id: string,
): Promise<string> {
  const { pathname, searchParams: params } = new URL(request.url);
  if (params.get("cart") === null) return `${pathname}?${withAmount(params, id, 0).toString()}`;
  const others = ({ id: one }: { id: string }) => one !== id;
  const left = { ...cart, kits: cart.kits.filter(others), products: cart.products.filter(others) };
  if (left.kits.length + left.products.length === 0) return pathname;
  params.set("cart", (await context.services.carts.save(left)).id);
  return `${pathname}?${params.toString()}`;
}
