import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { actOnPayment, loadPaymentDetails } from "#app/features/requests/payment-page.server.ts";
import { PaymentPage } from "#app/features/requests/payment-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "PaymentDetails",
  recordName: (data?: { request: { code: string } }) => data?.request.code ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentDetails);

export const loader = portalLoader("PaymentDetails", loadPaymentDetails);

export const action = portalAction("PaymentDetails", actOnPayment);

export default function PaymentDetails() {
  return <PaymentPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
