import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ReconciliationPage } from "#app/features/settings/reconciliation-page.tsx";
import { loadReconciliation, settleDifference } from "#app/features/settings/reconciliation-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "PaymentReconciliation" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentReconciliation);

export const loader = portalLoader("PaymentReconciliation", loadReconciliation);
export const action = portalAction("PaymentReconciliation", settleDifference);

export default function PaymentReconciliation() {
  const { problem, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ReconciliationPage {...loaded} problem={answer ?? problem} />;
}
