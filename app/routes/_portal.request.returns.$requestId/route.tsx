import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { actOnReturns, loadReturns } from "#app/features/returns/returns-page.server.ts";
import { ReturnsPage } from "#app/features/returns/returns-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "ReturnDetails",
  recordName: (data?: { request: { code: string } }) => data?.request.code ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ReturnDetails);

export const loader = portalLoader("ReturnDetails", loadReturns);

export const action = portalAction("ReturnDetails", actOnReturns);

export default function ReturnDetails() {
  return <ReturnsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
