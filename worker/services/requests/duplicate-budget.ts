import { cartOfRequest } from "#domain/requests/cart-of-request.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createSavedLineRepository } from "#worker/repositories/requests/saved-line-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { createSaveCart } from "../sale/carts.ts";
import { withOwnLead } from "../sale/lead-of-cart.ts";
import { openFor } from "./open-request.ts";

/** Makes a cart with the content of a budget. A request is only saved by the checkout, which asks for the delivery
 *  again.
 *  @throws DomainError NOT_FOUND, also for an order; ACCESS_DENIED, OUT_OF_STOCK if its center has too few of an
 *  item */
export function createDuplicateBudget(scope: Scope) {
  const saveCart = createSaveCart(scope);
  return async function duplicateBudget(
    id: string,
  ): Promise<{ cart: { id: string }; purchaseType: PurchaseType }> {
    const opened = await openFor(scope, id, "duplicate");
    const { distributor, database, actor, request, content } = opened;
    const short = await createSavedLineRepository(database, distributor.id).listShort(id);
    if (short.length > 0) {
      throw new DomainError("OUT_OF_STOCK", { itemIds: short.map(({ productId }) => productId) });
    }
    const copy = withOwnLead(actor, distributor, cartOfRequest(request, content, "duplicate"));
    const cart = await saveCart(copy);
    return { cart, purchaseType: request.purchaseType };
  };
}
