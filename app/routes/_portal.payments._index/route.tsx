import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PaymentListPage } from "#app/features/requests/payment-list.tsx";
import { loadPaymentList } from "#app/features/requests/payment-list-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "Payments" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Payments);

export const loader = portalLoader("Payments", loadPaymentList);

export default function Payments() {
  return <PaymentListPage {...useLoaderData<typeof loader>()} />;
}
