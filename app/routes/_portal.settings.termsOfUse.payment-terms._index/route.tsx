import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { TermsListPage } from "#app/features/terms/terms-list-page.tsx";
import { loadTermsList } from "#app/features/terms/terms-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "PaymentTermsSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentTermsSettings);

export const loader = portalLoader("PaymentTermsSettings", (args) => loadTermsList(args, "payment"));

export default function PaymentTermsSettings() {
  return <TermsListPage {...useLoaderData<typeof loader>()} />;
}
