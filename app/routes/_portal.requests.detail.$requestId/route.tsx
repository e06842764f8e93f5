import "#app/styles/order.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { useForgetCheckoutDraft } from "#app/features/checkout/checkout-draft.ts";
import { OrderDetail } from "#app/features/requests/order-detail.tsx";
import { portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = {
  page: "OrderDetails",
  recordName: (data?: { request: { code: string } }) => data?.request.code ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.OrderDetails);

export const loader = portalLoader("OrderDetails", async ({ context, params, request, actor }) => {
  const found = await context.services.requests.getOrder(params["requestId"] ?? "");
  const url = new URL(request.url);
  return {
    ...found,
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
    isNew: url.searchParams.has("saved"),
    payUrl: found.showsPrices ? `${url.origin}/checkout/${found.request.id}` : null,
  };
});

export default function OrderDetails() {
  const data = useLoaderData<typeof loader>();
  useForgetCheckoutDraft(data.isNew);
  return <OrderDetail {...data} />;
}
