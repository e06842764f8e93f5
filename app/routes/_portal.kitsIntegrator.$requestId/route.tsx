import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { buyingPath } from "#domain/requests/request-paths.ts";
import { readCart } from "#app/features/checkout/checkout-cart.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "KitsIntegrator" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.KitsIntegrator);

/** Opens the kits of a request or cart on the page of closed kits, with the choice in the address. */
export const loader = portalLoader("KitsIntegrator", async ({ context: { services }, params }) => {
  const id = params["requestId"] ?? "";
  const cart = await readCart(services, { id, purchaseType: "closedKits" });
  return redirect(buyingPath(cart, id));
});

export default function KitsOfRequest() {
  return null;
}
