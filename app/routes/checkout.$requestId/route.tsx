import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { Checkout, createHttpCheckoutPort } from "#widgets/index.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Pagamento");

export const loader = openLoader(async ({ context, params }) => {
  const id = params["requestId"] ?? "";
  const { services, distributor } = context;
  const [order, payment] = await Promise.all([
    services.payments.readOrder(id),
    services.payments.readPayment(id),
  ]);
  return { order, payment, logo: distributor?.theme.logo };
});

export default function PublicCheckout() {
  const { order, payment, logo } = useLoaderData<typeof loader>();
  const port = useMemo(() => createHttpCheckoutPort({ baseUrl: "", orderId: order.id }), [order.id]);
  return <Checkout order={order} initialPayment={payment} port={port} logo={logo} />;
}
