import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { actOnTerms, loadTermsText } from "#app/features/terms/terms-page.server.ts";
import { TermsTextPage } from "#app/features/terms/terms-text-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "GeneralTermsDetails",
  recordName: (loaded?: { name: string | null }) => loaded?.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.GeneralTermsDetails);

export const loader = portalLoader("GeneralTermsDetails", (args) => loadTermsText(args, "general"));
export const action = portalAction("GeneralTermsDetails", (args) => actOnTerms(args, "general"));

export default function GeneralTermsDetails() {
  const { name: _name, ...page } = useLoaderData<typeof loader>();
  return <TermsTextPage {...page} answer={useActionData<typeof action>()} />;
}
