import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { VERSIONS_TEXTS } from "#copy/requests/versions.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { versionsCrumbs } from "#app/features/requests/versions-crumbs.ts";
import { VersionsPage } from "#app/features/requests/versions-page.tsx";
import { loadVersions } from "#app/features/requests/versions-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "BudgetVersions",
  above: versionsCrumbs("budget"),
  recordName: () => VERSIONS_TEXTS.crumb,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.BudgetVersions);

export const loader = portalLoader("BudgetVersions", (args) => loadVersions(args, "budget"));

export default function BudgetVersions() {
  return <VersionsPage {...useLoaderData<typeof loader>()} />;
}
