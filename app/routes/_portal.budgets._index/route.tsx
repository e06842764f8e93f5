import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { RequestList } from "#app/features/requests/request-list.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { loadRequestList } from "#app/features/requests/request-list-page.server.ts";

export const handle = { page: "Budgets" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Budgets);

export const loader = portalLoader("Budgets", (args) => loadRequestList(args, "budget"));

export default function Budgets() {
  return <RequestList {...useLoaderData<typeof loader>()} />;
}
