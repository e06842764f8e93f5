import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { isAsCalled, waysOfCart } from "#domain/shared/ways-of-cart.ts";
import { DomainError } from "#domain/shared/errors.ts";

/** Refuses a cart that contains an item the person may not buy, or that has another purchase type than its items.
 *  @throws DomainError ACCESS_DENIED, INVALID_BODY for another purchase type */
export function assertBuysSo(
  actor: UserActor,
  distributor: Distributor,
  cart: Pick<Cart, "purchaseType" | "kits" | "products" | "mounting">,
): void {
  assertWays(actor, distributor, [cart.purchaseType, ...waysOfCart(cart)]);
  if (!isAsCalled(cart)) throw wrongType();
}

/** Refuses purchase types that the person may not use.
 *  @throws DomainError ACCESS_DENIED */
export function assertWays(actor: UserActor, distributor: Distributor, ways: readonly PurchaseType[]): void {
  const refused = ways.find((way) => !mayAccess(actor, distributor, BUYING_ACCESS[way]));
  if (refused !== undefined) throw new DomainError("ACCESS_DENIED", { reason: refused });
}

/** The refusal of a cart with the wrong purchase type. */
export function wrongType(): DomainError {
  const issue = { field: "purchaseType", code: "CONTRADICTION", message: "Its items are bought another way" };
  return new DomainError("INVALID_BODY", { issues: [issue] });
}
