import "#app/styles/discounts.css";
import "#app/styles/order.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { isPaidByPix } from "#domain/payments/request-payment.ts";
import { useForgetCheckoutDraft } from "#app/features/checkout/checkout-draft.ts";
import { DISCOUNT_DONE } from "#app/features/discounts/discount-answer.ts";
import { RequestPricesPanels } from "#app/features/discounts/request-prices-panels.tsx";
import { OrderDetail } from "#app/features/requests/order-detail.tsx";
import { actOnDiscounts, readDiscounts } from "#app/lib/discount-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/page-loader.server.ts";
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
    prices: await readDiscounts(context, found),
    done: DISCOUNT_DONE.find((one) => one === url.searchParams.get("done")) ?? null,
    payUrl:
      found.showsPrices && found.request.type === "order" && isPaidByPix(found.content.payment)
        ? `${url.origin}/checkout/${found.request.id}`
        : null,
  };
});

export const action = portalAction("OrderDetails", ({ context, params, request }) =>
  actOnDiscounts(context, request, params["requestId"] ?? ""),
);

export default function OrderDetails() {
  const { prices, done, ...data } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useForgetCheckoutDraft(data.isNew);
  return (
    <OrderDetail {...data}>
      {prices && <RequestPricesPanels prices={prices} done={done} answer={answer} />}
    </OrderDetail>
  );
}
