import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { APPROVAL_PAGE_TEXTS } from "#copy/approvals.ts";
import { answerApproval, loadApproval } from "#app/features/approvals/approval-page.server.ts";
import { ApprovalPage } from "#app/features/approvals/approval-page.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, APPROVAL_PAGE_TEXTS.title);

export const loader = openLoader(loadApproval);

export function action(args: ActionFunctionArgs) {
  return answerApproval(args);
}

/** Where a customer answers a budget: the page of a link. */
export default function Approve() {
  const answered = useActionData<typeof action>();
  return <ApprovalPage {...useLoaderData<typeof loader>()} answered={answered} />;
}
