import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { TermsListPage } from "#app/features/terms/terms-list-page.tsx";
import { loadTermsList } from "#app/features/terms/terms-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "GeneralTermsSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.GeneralTermsSettings);

export const loader = portalLoader("GeneralTermsSettings", (args) => loadTermsList(args, "general"));

export default function GeneralTermsSettings() {
  return <TermsListPage {...useLoaderData<typeof loader>()} />;
}
