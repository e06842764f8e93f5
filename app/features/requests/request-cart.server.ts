import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";

/** The cart of a saved request, to change it on the page of its purchase type. A request of another purchase type
 *  redirects to its own page.
 *  @throws DomainError NOT_FOUND, also for people who may not change it and for another company's request; others
 *  for a request that can no longer be changed */
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
