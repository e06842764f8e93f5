import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { actOnDiscounts, readDiscounts } from "#app/features/discounts/discount-page.server.ts";
import { RequestPricesPanels } from "#app/features/discounts/request-prices-panels.tsx";
import { SavedRequestPage } from "#app/features/requests/saved-request-page.tsx";
import { keepOnRefusal } from "#app/lib/forms/keep-on-refusal.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { actOnSavedRequest, loadSavedRequest } from "#app/features/requests/saved-request-page.server.ts";

export const handle = {
  page: "BudgetsDetails",
  recordName: (data?: { request: { code: string } }) => data?.request.code ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.BudgetsDetails);

export const loader = portalLoader("BudgetsDetails", (args) =>
  loadSavedRequest(args, "budget", readDiscounts),
);

export const action = portalAction("BudgetsDetails", (args) => actOnSavedRequest(args, actOnDiscounts));

/** A warning is shown with the request as loaded. */
export const shouldRevalidate = keepOnRefusal;

export default function BudgetsDetails() {
  const { discounts, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SavedRequestPage {...page} answer={answer?.kind === "request" ? answer : undefined}>
      {discounts && (
        <RequestPricesPanels {...discounts} answer={answer?.kind === "request" ? undefined : answer} />
      )}
    </SavedRequestPage>
  );
}
