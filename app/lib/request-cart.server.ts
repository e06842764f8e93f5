import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";

/** The loose products of a saved request, to be changed; whether they may be is decided when it is saved. A request
 *  without any opens where it is read.
 *  @throws DomainError NOT_FOUND, also for another company's */
export async function openLooseRequest(services: AppLoadContext["services"], id: string): Promise<Cart> {
  const { request, content } = await services.requests.getOrder(id);
  const products = content.lines.flatMap(({ kind, itemId, amount, recAutomaticAmount }) =>
    kind === "product" ? [{ id: itemId, amount, recAutomaticAmount }] : [],
  );
  if (products.length === 0) throw redirect(requestPath({ type: request.type, id }));
  return {
    ...{ purchaseType: "separatedSales", integratorId: request.integratorId, kits: [], products },
    ...{ mounting: null, leadId: null, systemId: null, sizingId: null },
    origin: { kind: "edit", id, version: request.version },
  };
}
