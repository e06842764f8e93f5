import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { CheckoutFailure } from "#app/features/checkout/checkout-failure.tsx";
import { CheckoutPage } from "#app/features/checkout/checkout-page.tsx";
import { checkoutCrumb } from "#app/features/checkout/checkout-title.ts";
import { checkoutClientAction } from "#app/features/checkout/checkout-client-action.ts";
import { loadAgain } from "#app/features/checkout/load-again.ts";
import { onlyOnTheWayIn } from "#app/features/checkout/only-on-the-way-in.ts";
import { actOnCheckout } from "#app/features/checkout/checkout-action.server.ts";
import { readCheckoutPage } from "#app/features/checkout/checkout-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "KitsCheckout", recordName: checkoutCrumb } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.KitsCheckout);
export const loader = portalLoader("KitsCheckout", (args) => readCheckoutPage(args, "closedKits"));
export const action = portalAction("KitsCheckout", (args) => actOnCheckout(args, "closedKits"));
export const clientLoader = loadAgain;
export const clientAction = checkoutClientAction;
export const shouldRevalidate = onlyOnTheWayIn;
export const ErrorBoundary = CheckoutFailure;

export default function KitsCheckout() {
  return <CheckoutPage data={useLoaderData<typeof loader>()} answer={useActionData<typeof clientAction>()} />;
}
