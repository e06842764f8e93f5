import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { actOnApprovalLinks, loadApprovalLinks } from "#app/features/approvals/approval-links-page.server.ts";
import { ApprovalLinksPage } from "#app/features/approvals/approval-links-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "BudgetApproval",
  recordName: (data?: { links: { code: string } }) => data?.links.code ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.BudgetApproval);

export const loader = portalLoader("BudgetApproval", loadApprovalLinks);
export const action = portalAction("BudgetApproval", actOnApprovalLinks);

export default function BudgetApproval() {
  const answer = useActionData<typeof action>();
  return <ApprovalLinksPage {...useLoaderData<typeof loader>()} answer={answer} />;
}
