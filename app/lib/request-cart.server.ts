import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";

/** The loose products of a saved request, to be changed. A request that was bought in another way opens where it is read.
 *  @throws DomainError NOT_FOUND, also for another company's; ACCESS_DENIED and others for one that cannot be changed */
export async function openLooseRequest(services: AppLoadContext["services"], id: string): Promise<Cart> {
  const { cart, request } = await services.requests.readForEdit(id);
  if (cart.purchaseType !== "separatedSales") throw redirect(requestPath({ type: request.type, id }));
  return cart;
}
