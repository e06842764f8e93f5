import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";

/** What a saved request is made of, to be changed on the page of its purchase type. A request that was bought in another
 *  way opens where it is read, and to who may change none there is none.
 *  @throws DomainError NOT_FOUND, also for another company's; others for one that cannot be changed any more */
export async function openRequestToEdit(
  services: AppLoadContext["services"],
  { id, purchaseType }: { id: string; purchaseType: PurchaseType },
): Promise<Cart> {
  const { cart, request } = await services.requests.readForEdit(id).catch((error: unknown) => {
    if (!isDomainError(error, "ACCESS_DENIED")) throw error;
    throw new DomainError("NOT_FOUND", { entity: "request", id });
  });
  if (cart.purchaseType !== purchaseType) throw redirect(requestPath({ type: request.type, id }));
  return cart;
}
