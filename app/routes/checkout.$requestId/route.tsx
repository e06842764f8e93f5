import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { Checkout, createHttpCheckoutPort } from "#widgets/index.ts";
import { loadPayPage, payWithoutScripts } from "#app/features/payments/pay-page.server.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Pagamento");

export const loader = openLoader(loadPayPage);

export function action(args: ActionFunctionArgs) {
  return payWithoutScripts(args);
}

export default function PublicCheckout() {
  const { order, payment, terms, logo } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const port = useMemo(() => createHttpCheckoutPort({ baseUrl: "", orderId: order.id }), [order.id]);
  return (
    <Checkout
      order={order}
      initialPayment={payment}
      port={port}
      terms={terms}
      failure={failure ?? null}
      logo={logo}
      bankPath={`/checkout/${order.id}/sandbox`}
    />
  );
}
