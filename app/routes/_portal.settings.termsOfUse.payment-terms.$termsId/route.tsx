import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { actOnTerms, loadTermsText } from "#app/features/terms/terms-page.server.ts";
import { TermsTextPage } from "#app/features/terms/terms-text-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "PaymentTermsDetails",
  recordName: (loaded?: { name: string | null }) => loaded?.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentTermsDetails);

export const loader = portalLoader("PaymentTermsDetails", (args) => loadTermsText(args, "payment"));
export const action = portalAction("PaymentTermsDetails", (args) => actOnTerms(args, "payment"));

export default function PaymentTermsDetails() {
  const { name: _name, ...page } = useLoaderData<typeof loader>();
  return <TermsTextPage {...page} answer={useActionData<typeof action>()} />;
}
