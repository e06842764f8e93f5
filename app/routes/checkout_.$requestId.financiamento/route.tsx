import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CHECKOUT_TEXTS } from "#copy/widgets.ts";
import { askFinancingWithoutScripts, loadPayPage } from "#app/features/payments/pay-page.server.ts";
import { PayPage } from "#app/features/payments/pay-page.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, CHECKOUT_TEXTS.payment);

export const loader = openLoader(loadPayPage);

export function action(args: ActionFunctionArgs) {
  return askFinancingWithoutScripts(args);
}

/** Where the form that asks for a financing posts to before scripts run: the page that pays, with what went wrong. */
export default function FinancingAsk() {
  return <PayPage {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />;
}
