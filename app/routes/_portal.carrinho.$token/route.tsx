import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ClosedLink, SharedCartPage } from "#app/features/sale/shared-cart-page.tsx";
import { CenterNeeded } from "#app/features/centers/center-needed.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { viewSharedCart } from "#app/features/sale/shared-cart.server.ts";

export const handle = { page: "SharedCart" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.SharedCart);

const STATUS = { expired: 410, invalid: 404, notAllowed: 403 } as const;

export const loader = portalLoader(
  "SharedCart",
  async ({ context: { services, describeRefusal }, params }) => {
    const shared = await services.carts.openShared(params["token"] ?? "");
    if (shared.state !== "open") {
      return data({ state: shared.state, view: null, centers: null }, { status: STATUS[shared.state] });
    }
    try {
      const view = await viewSharedCart(services, shared.id, shared.cart);
      return data({ state: shared.state, view, centers: null });
    } catch (error) {
      if (describeRefusal(error)?.code !== "CENTER_REQUIRED") throw error;
      return data({ state: shared.state, view: null, centers: await services.centers.list() });
    }
  },
);

export default function SharedCart() {
  const { state, view, centers } = useLoaderData<typeof loader>();
  if (state !== "open") return <ClosedLink state={state} purchaseHome="/" />;
  return view === null ? <CenterNeeded centers={centers} /> : <SharedCartPage {...view} />;
}
